import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useRefresh, useUpdate } from 'react-admin';
import { useNotice } from '../../../platform/notices/useNotice';
import { failureText } from '../../../platform/providers/http-client';
import { useConfirm } from '../../../platform/records/ConfirmProvider';

/**
 * Changes the placement status of one connection after a question.
 * @returns a function that answers whether the status was changed
 */
export function useChangeStatus(): (connection: Connection, status: PlacementStatus) => Promise<boolean> {
  const confirm = useConfirm();
  const notify = useNotice();
  const refresh = useRefresh();
  const [update] = useUpdate<Connection>();
  return async (connection, status) => {
    const isConfirmed = await confirm({
      title: t('status.changeTitle'),
      text: t('status.confirm', { status }),
      details: [t('status.confirmFor', { name: connection.employee_name, job: connection.job_title })],
      confirmLabel: t('status.update'),
    });
    if (!isConfirmed) return false;
    try {
      await update(
        'connections',
        { id: connection.id, data: { placement_status: status }, previousData: connection },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(t('status.updated'), { type: 'success' });
      return true;
    } catch (error) {
      notify(failureText(error, t('status.failed')), { type: 'error' });
      return false;
    } finally {
      // counts, totals and other lists show the status, too
      refresh();
    }
  };
}
