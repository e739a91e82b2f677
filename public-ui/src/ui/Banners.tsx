import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { NOTICE_LOOKS } from '../lib/notice-look';
import { type Banner, BannerContext } from '../lib/useBanner';
import { CloseIcon } from './Icon';

/** A banner disappears after this many milliseconds. */
export const BANNER_MILLISECONDS = 5000;

const PLACES = {
  page: 'sticky top-20 z-[1] not-has-[p]:-mb-6',
  dialog: 'absolute inset-x-3 top-3 z-[1] rounded-control shadow-(--shadow)',
};

/**
 * Two live regions that are always there, so that screen readers announce what appears in them: at the top of the page, or above an open
 * form, which covers the page and makes it inert.
 */
export function Banners({ place = 'page' }: { place?: keyof typeof PLACES }) {
  const { banner: said, isCovered, dismiss } = useContext(BannerContext);
  const banner = place === 'page' && isCovered ? undefined : said;
  const role = banner?.kind === 'alert' ? 'alert' : 'status';
  return (
    <div className={`no-print ${PLACES[place]}`}>
      {(['alert', 'status'] as const).map((region) => (
        <div key={region} role={region}>
          {banner && role === region && <BannerBox key={banner.text} banner={banner} onDismiss={dismiss} />}
        </div>
      ))}
    </div>
  );
}

/** Stays while it is hovered or has the focus. */
function BannerBox({ banner, onDismiss }: { banner: Banner; onDismiss: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = window.setTimeout(dismiss, BANNER_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isHeld, banner]);
  return (
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`flex items-center justify-between gap-3 rounded-control border-l-4 py-1 pr-1 pl-4 font-semibold ${NOTICE_LOOKS[banner.kind]}`}
    >
      <p>{banner.text}</p>
      <button
        type="button"
        aria-label={t('action.dismiss')}
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
