import { t } from '@niyukt/ui-shared/i18n/translate';

/** The mark (a doorway) and the name. */
export function Logo({ light = false }: { light?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-2.5 text-lead font-bold ${light ? 'text-on-panel' : 'text-ink'}`}>
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true" fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M5 23V17a11 11 0 0 1 22 0v6" className="stroke-mark" />
        <path d="M4 25h24M12 24v-7M20 24v-7" stroke="currentColor" />
      </svg>
      {t('brand.name')}
    </span>
  );
}
