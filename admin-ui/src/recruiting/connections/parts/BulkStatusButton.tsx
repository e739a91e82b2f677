import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useRef, useState } from 'react';
import { type Identifier, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { countText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { CommandButton } from '../../../kit/commands/CommandButton';
import { countInWords } from '../../../kit/lists/total';
import { useBulkRun } from '../../../kit/lists/useBulkRun';
import { failureText } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import type { BulkResult } from '../../../kit/resource/calls';
import { kindOf } from '../../../kit/resource/kinds';
import { t } from '../../../texts/console';
import type { ConnectionProvider } from './calls';
import { placementLabel } from './placement-label';
import { dropQuestion } from './useChangeStatus';
import { useRevealStep } from './useRevealsAt';

const StatusMenu = lazyPart(() => import('./StatusMenu'));

const connections = (count: number): string => countInWords(countText(count), kindOf('connections'));

/** Sets the placement status of all selected connections; ten seconds long each can have its former one back. */
export default function BulkStatusButton() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<ConnectionProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const stepAt = useRevealStep();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = useRef<{ before: readonly Connection[]; status: PlacementStatus }>({ before: [], status: 'pending' });

  const undo = async (done: Identifier[]): Promise<void> => {
    const { before, status } = change.current;
    const moved = before.filter(({ id, placement_status }) => done.includes(id) && placement_status !== status);
    try {
      const { failures } = await dataProvider.putBack(moved);
      const [failure] = failures;
      if (failure) notify(failureText(failure.error, t('status.failed')), { type: 'error' });
      else notify(t('status.areAgain', { count: moved.length, rows: connections(moved.length) }), { type: 'info' });
    } catch (error) {
      notify(failureText(error, t('status.failed')), { type: 'error' });
    } finally {
      refresh();
    }
  };
  const { run, isRunning, report } = useBulkRun({
    headline: (count) => {
      const status = placementLabel(change.current.status);
      return t('status.areNow', { count, rows: connections(count), status });
    },
    done: (count) => (count === 1 ? t('status.updated') : t('status.updatedMany', { count: connections(count) })),
    partly: (done, failed) => t('bulk.result', { done, failed }),
    failure: t('status.failed'),
    undo: (done) => void undo(done),
  });

  const showFailure = (error: unknown): void => {
    notify(failureText(error, t('status.failed')), { type: 'error' });
  };

  const start = async (status: PlacementStatus): Promise<void> => {
    const { data } = await dataProvider.getMany<Connection>('connections', { ids: selectedIds as number[] });
    const steps = await Promise.all(data.map((row) => stepAt(row, status)));
    const revealed = steps.filter((step) => step !== undefined).length;
    const isDrop = status === 'dropped';
    let drop_reason = '';
    if (isDrop || revealed > 0) {
      const isMeant = await confirm({
        title: t('status.changeTitle'),
        text: isDrop
          ? t('status.changeMany', { count: connections(selectedIds.length) })
          : t('status.confirm', { status: placementLabel(status) }),
        details: revealed > 0 ? [t('status.revealsMany', { count: revealed })] : [],
        confirmLabel: t('status.update'),
        ...(isDrop && dropQuestion((reason) => (drop_reason = reason))),
      });
      if (!isMeant) return;
    }
    await run(async (ids) => {
      const { data } = await dataProvider.getMany<Connection>('connections', { ids: ids as number[] });
      change.current = { before: data, status };
      const result: unknown = await dataProvider.updateMany('connections', {
        ids,
        data: { placement_status: status, drop_reason },
      });
      return result as BulkResult;
    });
  };

  return (
    <>
      <CommandButton
        startIcon={<SwapHoriz />}
        endIcon={<ArrowDropDown />}
        disabled={isRunning || selectedIds.length === 0}
        aria-haspopup="menu"
        shortcut="s"
        onClick={setAnchor}
      >
        {t('bulk.setStatus', { count: countText(selectedIds.length) })}
      </CommandButton>
      {anchor && (
        <StatusMenu
          anchor={anchor}
          onChoose={(status) => void start(status).catch(showFailure)}
          onClose={() => setAnchor(null)}
        />
      )}
      {report}
    </>
  );
}
