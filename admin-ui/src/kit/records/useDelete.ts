import { type Identifier, useDataProvider, useNotify, useRefresh, useResourceContext, useUnselect } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { DeleteRefused } from '../providers/data-provider';
import { failureText } from '../providers/http-client';
import { deleteLater } from '../providers/pending-deletions';
import type { BulkResult } from '../resource/calls';
import { kindOf } from '../resource/kinds';
import { undoable } from '../toasts/undoable';
import { useConfirm } from './ConfirmProvider';

/** A record that is to be deleted, and what it is called. */
export interface Named {
  id: Identifier;
  name: string;
}

const inWords = (count: number, { name, plural }: { name: string; plural: string }): string =>
  t('list.count', { count: countText(count), kind: count === 1 ? name : plural });

/**
 * Deletes records of the resource after a question; ten seconds long that can be undone. Only a super admin does.
 * @returns a function that answers whether they are on their way
 */
export function useDelete(): (records: readonly Named[]) => Promise<boolean> {
  const resource = useResourceContext() ?? '';
  const staff = useStaff();
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);

  const report = (records: readonly Named[], { data: done, failures }: BulkResult): void => {
    const kind = kindOf(resource);
    const reasonOf = (error: unknown): string =>
      error instanceof DeleteRefused ? error.message : failureText(error, t('delete.failed'));
    const [failure] = failures;
    if (!failure) {
      const text =
        done.length === 1
          ? t('delete.done', { kind: kind.title })
          : t('delete.doneMany', { count: inWords(done.length, kind) });
      notify(text, { type: 'success' });
    } else if (records.length === 1) notify(reasonOf(failure.error), { type: 'error' });
    else {
      const nameOf = (id: Identifier): string => records.find((record) => record.id === id)?.name ?? String(id);
      void confirm({
        title: t('bulk.failedTitle'),
        text: t('bulk.deleteResult', { done: done.length, failed: failures.length }),
        details: failures.map(({ id, error }) => `${nameOf(id)}: ${reasonOf(error)}`),
        confirmLabel: t('action.close'),
        isReport: true,
      });
    }
    refresh();
  };

  return async (records) => {
    if (!isSuperAdmin(staff)) {
      notify(t('delete.refused'), { type: 'error' });
      return false;
    }
    const kind = kindOf(resource);
    const isOne = records.length === 1;
    const ids = records.map(({ id }) => id);
    const count = inWords(ids.length, kind);
    const what = isOne ? (records[0]?.name ?? '') : count;
    const deletedToo = isOne ? kind.deletedWithIt : kind.deletedWithThem;
    const isConfirmed = await confirm({
      title: t('delete.title', { kind: isOne ? kind.name : count }),
      text: isOne ? t('delete.confirm', { kind: kind.name }) : t('delete.confirmMany', { count }),
      details: [...(isOne ? [what] : []), ...(deletedToo ? [deletedToo] : [])],
      confirmLabel: isOne ? t('delete.action') : t('delete.many', { count }),
      isDanger: true,
    });
    if (!isConfirmed) return false;
    const cancelDeletion = deleteLater<BulkResult>({
      resource,
      ids,
      send: async () => {
        try {
          const result = (await dataProvider.deleteMany(resource, { ids })) as BulkResult;
          // react-admin answers an empty record once the session has ended
          return Array.isArray(result.data) ? result : { data: [], failures: [] };
        } catch (error) {
          return { data: [], failures: ids.map((id) => ({ id, error })) };
        }
      },
      report: (outcome) => report(records, outcome),
    });
    unselect(ids, true);
    refresh();
    const undo = (): void => {
      if (!cancelDeletion()) return;
      refresh();
      notify(t('delete.kept', { name: what }), { type: 'info' });
    };
    const sentence = t('delete.soon', { name: what });
    notify(sentence, { type: 'info', ...undoable({ sentence, undo }) });
    return true;
  };
}
