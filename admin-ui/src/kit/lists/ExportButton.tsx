import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  fetchRelatedRecords,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { failureText } from '../providers/http-client';
import { ExportMore } from './ExportMore';
import { MAX_READ_ROWS, readAllPages } from './read-all-pages';
import { useListFilter } from './useListFilter';

/**
 * Gives records of the list to its exporter: page by page, not all at once, and says how far it is.
 * @param ids only these rows, from any page of the list
 */
function useExport(ids?: readonly Identifier[]) {
  const { resource, sort, exporter } = useListContext<RaRecord>();
  const filter = useListFilter();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [done, setDone] = useState<number>();
  const load = (): Promise<RaRecord[]> =>
    readAllPages(
      (pagination) =>
        dataProvider.getList<RaRecord>(resource, {
          sort,
          filter: ids ? { id: ids } : filter,
          pagination,
          meta: { isExport: true },
        }),
      setDone,
    );
  const exportAll = async (): Promise<void> => {
    if (!exporter) return;
    setDone(0);
    try {
      const records = await load();
      await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
      const count = records.length;
      const rows = countText(count);
      const isWhole = count < MAX_READ_ROWS;
      notify(isWhole ? t('list.exportDone', { count, rows }) : t('list.exportCapped', { rows }), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('list.exportFailed')), { type: 'error' });
    } finally {
      setDone(undefined);
    }
  };
  return { done, exportAll: (): void => void exportAll() };
}

/** Exports the whole filtered and sorted list, not just its page. */
export function ExportButton() {
  const { total } = useListContext();
  const { done, exportAll } = useExport();
  return (
    <Button
      variant="outlined"
      color="inherit"
      className="tool-button"
      startIcon={<Download />}
      disabled={done !== undefined || !total}
      onClick={exportAll}
    >
      {done === undefined
        ? t('list.export')
        : t('list.exporting', { done: countText(done), total: countText(total ?? 0) })}
    </Button>
  );
}

/** Exports the selected rows, from any page of the list. */
export function BulkExportButton() {
  const { total, selectedIds } = useListContext();
  const { done, exportAll } = useExport(selectedIds);
  const isOffered = mayDo(useStaff(), 'exports');
  const count = countText(selectedIds.length);
  return (
    isOffered && (
      <Button startIcon={<Download />} disabled={done !== undefined || !total} onClick={exportAll}>
        {done === undefined
          ? t('bulk.export', { count })
          : t('list.exporting', { done: countText(done), total: count })}
      </Button>
    )
  );
}

/** The export of what fits into the browser, and of all rows; for those who may export. */
export function ExportButtons() {
  return (
    mayDo(useStaff(), 'exports') && (
      <span className="export-buttons">
        <ExportButton />
        <ExportMore />
      </span>
    )
  );
}
