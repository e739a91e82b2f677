import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import type { Rows } from '../lib/useRows';
import { Button } from './Button';

/** The number of shown rows, and the button for more. */
export function MoreRows({ list: { rows, total, hasMore, isLoadingMore, loadMore } }: { list: Rows<unknown> }) {
  if (!hasMore || !rows) return null;
  return (
    <div className="no-print grid justify-items-center gap-2">
      <p className="text-small text-muted">{t('portal.shown', { shown: rows.length, total })}</p>
      <Button look="secondary" disabled={isLoadingMore} onClick={loadMore}>
        {t('portal.more')}
      </Button>
    </div>
  );
}
