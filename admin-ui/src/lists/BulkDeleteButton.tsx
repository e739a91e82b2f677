import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, useListContext } from 'react-admin';
import type { BulkResult, ConsoleDataProvider } from '../data/data-provider';
import { useConfirm } from '../records/ConfirmProvider';
import { kindOf } from '../records/kinds';
import { useBulkRun } from './useBulkRun';

/** Deletes the selected rows after the specification's question; shown to super admins only (spec 6). */
export function BulkDeleteButton() {
  const { resource, selectedIds } = useListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const confirm = useConfirm();
  const kind = kindOf(resource);
  const { run, isRunning, report } = useBulkRun({
    done: (count) =>
      count === 1 ? t('delete.done', { kind: kind.title }) : t('delete.doneMany', { kind: kind.plural, count }),
    partly: (done, failed) => t('bulk.deleteResult', { done, failed }),
    failure: t('delete.failed'),
  });
  const start = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('delete.title', { kind: kind.name }),
      text: t('delete.confirm', { kind: kind.name }),
      details: [
        ...(selectedIds.length > 1 ? [t('delete.confirmMany', { count: selectedIds.length })] : []),
        ...(kind.deletedWithIt ? [kind.deletedWithIt] : []),
      ],
      confirmLabel: t('delete.action'),
      isDanger: true,
    });
    if (isConfirmed) await run((ids) => dataProvider.deleteMany(resource, { ids }) as Promise<BulkResult>);
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteOutline />} disabled={isRunning} onClick={() => void start()}>
        {t('delete.action')}
      </Button>
      {report}
    </>
  );
}
