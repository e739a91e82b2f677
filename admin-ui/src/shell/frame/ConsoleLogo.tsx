import { t } from '@niyukt/ui-shared/i18n/console';

/** The mark (a doorway) and, where there is room, the name. */
export function ConsoleLogo() {
  return (
    <span className="console-logo">
      <svg viewBox="0 0 32 32" role="img" aria-label={t('brand.name')}>
        <path d="M5 23V17a11 11 0 0 1 22 0v6" stroke="var(--mark)" />
        <path d="M4 25h24M12 24v-7M20 24v-7" stroke="currentColor" />
      </svg>
      <span aria-hidden="true">{t('brand.name')}</span>
    </span>
  );
}
