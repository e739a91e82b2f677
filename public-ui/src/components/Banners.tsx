import { t } from '@niyukt/ui-shared/i18n/translate';
import { useEffect, useState } from 'react';
import { CloseIcon } from './CloseIcon';

/** A banner goes by itself after this many milliseconds (spec 9). */
export const BANNER_MILLISECONDS = 5000;

export interface Banner {
  kind: 'alert' | 'status';
  text: string;
}

/** Two live regions that are there from the start, so that screen readers notice what appears in them. */
export function Banners({ banner, onDismiss }: { banner: Banner | undefined; onDismiss: () => void }) {
  return (
    <div className="no-print sticky top-20 z-[1]">
      {(['alert', 'status'] as const).map((kind) => (
        <div key={kind} role={kind}>
          {banner?.kind === kind && <BannerBox key={banner.text} banner={banner} onDismiss={onDismiss} />}
        </div>
      ))}
    </div>
  );
}

/** Stays while the pointer is on it or something in it has the focus. */
function BannerBox({ banner, onDismiss }: { banner: Banner; onDismiss: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = window.setTimeout(onDismiss, BANNER_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isHeld, banner, onDismiss]);
  const look =
    banner.kind === 'alert' ? 'border-danger bg-danger-soft text-danger' : 'border-green bg-green-soft text-green';
  return (
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`flex items-center justify-between gap-3 rounded-control border-l-4 py-1 pr-1 pl-4 font-semibold ${look}`}
    >
      <p>{banner.text}</p>
      <button
        type="button"
        aria-label={t('company.dismiss')}
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
