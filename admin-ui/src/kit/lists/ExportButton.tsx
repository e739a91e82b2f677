import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useNotice } from '../notices/useNotice';
import { failureText } from '../providers/http-client';
import { csvFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { csvOf, type CsvColumn } from './csv';
import { MAX_READ_ROWS, readAllPages } from './read-all-pages';

export interface ExportButtonProps<R extends RaRecord> {
  columns: readonly CsvColumn<R>[];
  fileName: string;
  /** Only these rows, from any page of the list. */
  ids?: readonly Identifier[];
}

/**
 * Exports the whole filtered and sorted list, not just its page, or the selected rows. react-admin's button asks once for everything;
 * this one reads page by page, and says how far it is.
 */
export function ExportButton<R extends RaRecord>({ columns, fileName, ids }: ExportButtonProps<R>) {
  const { resource, sort, filterValues, filter, total } = useListContext<R>();
  const dataProvider = useDataProvider();
  const notify = useNotice();
  const [done, setDone] = useState<number>();
  const isExporting = done !== undefined;

  const load = (): Promise<R[]> =>
    readAllPages(
      (pagination) =>
        dataProvider.getList<R>(resource, {
          sort,
          filter: ids ? { id: ids } : { ...(filterValues as object), ...(filter as object) },
          pagination,
          meta: { isExport: true },
        }),
      setDone,
    );

  const exportAll = async (): Promise<void> => {
    setDone(0);
    try {
      const records = await load();
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
      saveFile(`${fileName}-${day}.csv`, csvFile(await csvOf(records, columns)));
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

  const said = isExporting
    ? t('list.exporting', { done: countText(done), total: countText(ids?.length ?? total ?? 0) })
    : ids
      ? t('bulk.export', { count: countText(ids.length) })
      : t('list.export');
  return (
    <Button
      {...(!ids && { variant: 'outlined', color: 'inherit', className: 'tool-button' })}
      startIcon={<Download />}
      disabled={isExporting || !total}
      onClick={() => void exportAll()}
    >
      {said}
    </Button>
  );
}
