import { t } from '@niyukt/ui-shared/i18n/translate';

/** Shown while the code of a page is loading. */
export function PageLoading() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted" aria-busy="true">
      <p role="status">{t('generic.loading')}</p>
    </main>
  );
}
