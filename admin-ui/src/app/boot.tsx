import { t } from '@niyukt/ui-shared/i18n/console';
import { createRoot } from 'react-dom/client';
import { whoIsThere } from '../access/staff';

/** Asks the server who is there while the console loads, then shows it. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const [staff, { Console }] = await Promise.all([
    whoIsThere().catch((error: unknown) => error as Error),
    import('./Console'),
  ]);
  if (!staff) return;
  if (staff instanceof Error) {
    const { StartFailure } = await import('./StartFailure');
    createRoot(root).render(<StartFailure text={t('dashboard.loadFailed')} />);
    return;
  }
  createRoot(root).render(<Console staff={staff} />);
}
