import { agencyName } from '@niyukt/ui-shared/i18n/agency-name';
import { t } from '@niyukt/ui-shared/i18n/translate';

/** So many letters fit beside the buttons of a phone's header. */
const SHORT = 10;

/** The mark (a doorway) and the name. */
export function Logo({ light = false }: { light?: boolean }) {
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-2.5 text-lead font-bold ${light ? 'text-on-panel' : 'text-ink'}`}
    >
      <svg
        viewBox="0 0 32 32"
        className="size-7 shrink-0"
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
