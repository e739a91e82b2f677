import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, onLanguageChange, showChosenLanguage } from '@niyukt/ui-shared/i18n/languages';
import type { Staff } from '../kit/access/staff';
import type { Page } from '../kit/resource/page';
import { t } from '../texts/console';
import { Console, pageComponent } from './Console';

/** The console begins anew in another language. */
function ConsoleInLanguage({ staff }: { staff: Staff }) {
  return <Console key={useSyncExternalStore(onLanguageChange, currentLanguage)} staff={staff} />;
}

/**
 * Shows the console once it is known who is there.
 * @param loading who that is; an Error when the server could not say, nothing when the session has ended
 * @param page what is shown first
 */
export async function boot(loading: Promise<Staff | Error | undefined>, page: Page | undefined): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const [staff] = await Promise.all([
    loading,
    page &&
      pageComponent(page)
        .preload()
        .catch(() => undefined),
    showChosenLanguage(),
  ]);
  if (!staff) return;
  if (staff instanceof Error) {
    const { StartFailure } = await import('./StartFailure');
    createRoot(root).render(<StartFailure text={t('dashboard.loadFailed')} />);
    return;
  }
  createRoot(root).render(<ConsoleInLanguage staff={staff} />);
}
