import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button } from '@mui/material';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { lazyPart } from '../../../platform/chunks/lazy-part';
import { countInWords } from '../../../platform/lists/total';
import { useBulkRun } from '../../../platform/lists/useBulkRun';
import { useConfirm } from '../../../platform/records/ConfirmProvider';
import type { BulkResult } from '../../../platform/resource/calls';
import { kindOf } from '../../../platform/resource/kinds';

const StatusMenu = lazyPart(() => import('./StatusMenu'));

const connections = (count: number): string => countInWords(countText(count), kindOf('connections'));

/** Sets the placement status of all selected connections after a question. */
export default function BulkStatusButton() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, isRunning, report } = useBulkRun({
    done: (count) => (count === 1 ? t('status.updated') : t('status.updatedMany', { count: connections(count) })),
    partly: (done, failed) => t('bulk.result', { done, failed }),
    failure: t('status.failed'),
  });

  const start = async (status: PlacementStatus): Promise<void> => {
    const isOne = selectedIds.length === 1;
    const count = connections(selectedIds.length);
    const isConfirmed = await confirm({
      title: isOne ? t('status.changeTitle') : t('status.changeMany', { count }),
      text: t('status.confirm', { status }),
      confirmLabel: isOne ? t('status.update') : t('status.updateMany', { count }),
    });
    if (!isConfirmed) return;
    await run(
      (ids) =>
        dataProvider.updateMany('connections', { ids, data: { placement_status: status } }) as Promise<BulkResult>,
    );
  };

  return (
    <>
      <Button
        endIcon={<ArrowDropDown />}
        disabled={isRunning}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('bulk.setStatus', { count: countText(selectedIds.length) })}
      </Button>
      {anchor && (
        <StatusMenu anchor={anchor} onChoose={(status) => void start(status)} onClose={() => setAnchor(null)} />
      )}
      {report}
    </>
  );
}
