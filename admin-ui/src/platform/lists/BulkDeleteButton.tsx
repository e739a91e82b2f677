import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, useListContext } from 'react-admin';
import { useConfirm } from '../records/ConfirmProvider';
import type { BulkResult } from '../resource/calls';
import { kindOf } from '../resource/kinds';
import { countInWords } from './total';
import { useBulkRun } from './useBulkRun';

/** Deletes the selected rows after a question; shown to super admins only. */
export default function BulkDeleteButton() {
  const { resource, selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const kind = kindOf(resource);
  const { run, isRunning, report } = useBulkRun({
    done: (count) =>
      count === 1
        ? t('delete.done', { kind: kind.title })
        : t('delete.doneMany', { count: countInWords(countText(count), kind) }),
    partly: (done, failed) => t('bulk.deleteResult', { done, failed }),
    failure: t('delete.failed'),
  });
  const start = async (): Promise<void> => {
    const isOne = selectedIds.length === 1;
    const count = countInWords(countText(selectedIds.length), kind);
    const deletedToo = isOne ? kind.deletedWithIt : kind.deletedWithThem;
    const isConfirmed = await confirm({
      title: t('delete.title', { kind: isOne ? kind.name : count }),
      text: isOne ? t('delete.confirm', { kind: kind.name }) : t('delete.confirmMany', { count }),
      details: deletedToo ? [deletedToo] : [],
      confirmLabel: isOne ? t('delete.action') : t('delete.many', { count }),
      isDanger: true,
    });
    if (isConfirmed) await run((ids) => dataProvider.deleteMany(resource, { ids }) as Promise<BulkResult>);
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteOutline />} disabled={isRunning} onClick={() => void start()}>
        {t('bulk.delete', { count: countText(selectedIds.length) })}
      </Button>
      {report}
    </>
  );
}
