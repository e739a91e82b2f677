import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { MAX_ROWS } from '@niyukt/ui-shared/api/form-rules';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useNotice } from '../notices/useNotice';
import { failureText } from '../providers/http-client';
import { csvFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { csvOf, type CsvColumn } from './csv';

const MAX_EXPORTED = 10_000;

/**
 * Exports the whole filtered and sorted list, not just its page. react-admin's button asks once for everything;
 * the API answers at most 1,000 rows at a time, so this one goes on until it has them, and says how far it is.
 */
export function ExportButton<R extends RaRecord>({
  columns,
  fileName,
}: {
  columns: readonly CsvColumn<R>[];
  fileName: string;
}) {
  const { resource, sort, filterValues, filter, total } = useListContext<R>();
  const dataProvider = useDataProvider();
  const notify = useNotice();
  const [done, setDone] = useState<number>();
  const isExporting = done !== undefined;

  const load = async (): Promise<R[]> => {
    const records: R[] = [];
    for (let page = 1; records.length < MAX_EXPORTED; page += 1) {
      const { data } = await dataProvider.getList<R>(resource, {
        sort,
        filter: { ...(filterValues as object), ...(filter as object) },
        pagination: { page, perPage: MAX_ROWS },
        meta: { isExport: true },
      });
      records.push(...data);
      setDone(records.length);
      if (data.length < MAX_ROWS) break;
    }
    return records;
  };

  const exportAll = async (): Promise<void> => {
    setDone(0);
    try {
      const records = await load();
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
      saveFile(`${fileName}-${day}.csv`, csvFile(await csvOf(records, columns)));
      const count = records.length;
      const rows = countText(count);
      const isWhole = count < MAX_EXPORTED;
      notify(isWhole ? t('list.exportDone', { count, rows }) : t('list.exportCapped', { rows }), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('list.exportFailed')), { type: 'error' });
    } finally {
      setDone(undefined);
    }
  };

  return (
    <Button
      variant="outlined"
      color="inherit"
      className="tool-button"
      startIcon={<Download />}
      disabled={isExporting || !total}
      onClick={() => void exportAll()}
    >
      {isExporting ? t('list.exporting', { done: countText(done), total: countText(total ?? 0) }) : t('list.export')}
    </Button>
  );
}
