import { t } from '@niyukt/ui-shared/i18n/console';
import { useDelete, useRefresh, useResourceContext, useUnselect, type RaRecord } from 'react-admin';
import { useNotice } from '../notices/useNotice';
import { DeleteRefused } from '../providers/data-provider';
import { failureText } from '../providers/http-client';
import { kindOf } from '../resource/kinds';
import { useConfirm } from './ConfirmProvider';

/**
 * Deletes one record after a question; the provider refuses anybody but a super admin.
 * @returns a function that answers whether the record was deleted
 */
export function useDeleteRecord(): (record: RaRecord, name: string) => Promise<boolean> {
  const resource = useResourceContext() ?? '';
  const confirm = useConfirm();
  const notify = useNotice();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const [deleteOne] = useDelete();
  return async (record, name) => {
    const kind = kindOf(resource);
    const isConfirmed = await confirm({
      title: t('delete.title', { kind: kind.name }),
      text: t('delete.confirm', { kind: kind.name }),
      details: [name, ...(kind.deletedWithIt ? [kind.deletedWithIt] : [])],
      confirmLabel: t('delete.action'),
      isDanger: true,
    });
    if (!isConfirmed) return false;
    try {
      await deleteOne(
        resource,
        { id: record.id, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      unselect([record.id], true);
      notify(t('delete.done', { kind: kind.title }), { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof DeleteRefused ? error.message : failureText(error, t('delete.failed')), {
        type: 'error',
      });
      return false;
    } finally {
      refresh();
    }
  };
}
