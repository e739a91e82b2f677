import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button } from '@mui/material';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { BulkResult, ConsoleDataProvider } from '../data/data-provider';
import { useBulkRun } from '../lists/useBulkRun';
import { useConfirm } from '../records/ConfirmProvider';
import { StatusMenu } from './StatusMenu';

/** Sets the placement status of all selected connections after the specification's question. */
export function BulkStatusButton() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, isRunning, report } = useBulkRun({
    done: () => t('status.updated'),
    partly: (done, failed) => t('bulk.result', { done, failed }),
    failure: t('status.failed'),
  });

  const start = async (status: PlacementStatus): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('status.changeTitle'),
      text: t('status.confirm', { status }),
      details: [t('status.confirmMany', { count: selectedIds.length })],
      confirmLabel: t('status.update'),
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
        {t('bulk.setStatus')}
      </Button>
      <StatusMenu anchor={anchor} onChoose={(status) => void start(status)} onClose={() => setAnchor(null)} />
      {report}
    </>
  );
}
