import { agencyLogo, agencyName } from '@niyukt/ui-shared/i18n/agency-name';
import { t } from '@niyukt/ui-shared/i18n/translate';

/** So many letters fit beside the buttons of a phone's header. */
const SHORT = 10;

/** The agency's logo on white, or the mark (a doorway) and the name. @param isTight whether the narrowest phones have room for the name alone */
export function Logo({ light = false, isTight = false }: { light?: boolean; isTight?: boolean }) {
  const logo = agencyLogo();
  if (logo)
    return (
      <img
        src={logo.path}
        width={logo.width}
        height={logo.height}
        alt={t('brand.name')}
        className={`h-10 w-auto max-w-full rounded-control bg-[#fff] object-contain object-left px-2 py-1 ${light ? 'lg:h-14 lg:px-3 lg:py-2' : ''}`}
      />
    );
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-2.5 text-lead font-bold ${light ? 'text-on-panel' : 'text-ink'}`}
    >
      <svg
        viewBox="0 0 32 32"
        className={`size-7 shrink-0 ${isTight ? 'max-[22rem]:hidden' : ''}`}
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M5 23V17a11 11 0 0 1 22 0v6" className="stroke-mark" />
        <path d="M4 25h24M12 24v-7M20 24v-7" stroke="currentColor" />
      </svg>
      <span className={`line-clamp-2 ${agencyName().length > SHORT ? 'max-sm:text-small max-sm:leading-tight' : ''}`}>
        {t('brand.name')}
      </span>
    </span>
  );
}
