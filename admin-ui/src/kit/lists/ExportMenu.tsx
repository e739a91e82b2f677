import { ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { ListExport } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { countText } from '@niyukt/ui-shared/domain/format';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '../../texts/console';
import { failureText, httpClient, readFile } from '../providers/http-client';
import { kindOf } from '../resource/kinds';
import { useListFilter } from './useListFilter';

const TIME = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
const FORMATS = [
  ['xlsx', 'list.exportExcel'],
  ['csv', 'list.exportAll'],
] as const;

const ADDRESS = '/api/admin/list-exports';
const QUERY = ['list-exports'];
const SHOWN = 5;
const ASK_AGAIN_MILLISECONDS = 1_500;

type ListExportFormat = ListExport['format'];

interface ExportRequest {
  resource: string;
  format: ListExportFormat;
  filter: object;
  sort: [string, string];
}

const isMade = ({ state }: ListExport): boolean => state === 'waiting' || state === 'running';

/** Files of whole lists: asked for, watched while they are made, and saved when they are ready. */
function useListExports() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** Those that were requested here are saved by themselves. */
  const awaited = useRef(new Set<number>());
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await httpClient(`${ADDRESS}?range=[0,${SHOWN - 1}]`)).json as ListExport[],
    refetchInterval: ({ state }) => (state.data?.some(isMade) ? ASK_AGAIN_MILLISECONDS : false),
  });
  const files = data ?? [];

  const download = async ({ export_id, resource, format, row_count }: ListExport): Promise<void> => {
    try {
      saveFile(`${resource}-${today()}.${format}`, await readFile(`${ADDRESS}/${export_id}/file`));
      notify(t('list.exportReady', { count: row_count, rows: countText(row_count) }), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('list.exportFailed')), { type: 'error' });
    }
  };
  const ask = async (request: ExportRequest): Promise<void> => {
    try {
      const { json } = await httpClient(ADDRESS, { method: 'POST', body: JSON.stringify(request) });
      awaited.current.add((json as ListExport).export_id);
      notify(t('list.exportBegun'), { type: 'info' });
      await queryClient.invalidateQueries({ queryKey: QUERY });
    } catch (error) {
      notify(failureText(error, t('list.exportFailed')), { type: 'error' });
    }
  };
  useEffect(() => {
    for (const file of files) {
      if (isMade(file) || !awaited.current.delete(file.export_id)) continue;
      if (file.state === 'ready') void download(file);
      else notify(file.problem ?? t('list.exportFailed'), { type: 'error' });
    }
  });
  return { files, download, ask: (request: ExportRequest): void => void ask(request) };
}

interface ExportMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Asks for a file of all rows, and offers those that were made today. */
export default function ExportMenu({ anchor, onClose }: ExportMenuProps) {
  const { resource, sort } = useListContext();
  const filter = useListFilter();
  const { files, ask, download } = useListExports();
  const begin = (format: ListExportFormat): void => {
    onClose();
    ask({
      resource,
      format,
      filter,
      sort: [sort.field, sort.order],
    });
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {FORMATS.map(([format, label]) => (
        <MenuItem key={format} onClick={() => begin(format)}>
          <ListItemText primary={t(label)} secondary={t('list.exportBackground')} />
        </MenuItem>
      ))}
      {files.length > 0 && <ListSubheader>{t('list.exportFiles')}</ListSubheader>}
      {files.map((file) => (
        <MenuItem key={file.export_id} disabled={file.state !== 'ready'} onClick={() => void download(file)}>
          <ListItemText
            primary={t('list.exportFile', {
              list: kindOf(file.resource).plural,
              format: file.format.toUpperCase(),
              time: TIME.format(new Date(file.created_at)),
            })}
            secondary={
              file.state === 'failed'
                ? file.problem
                : file.state === 'ready'
                  ? t('list.exportRows', { count: file.row_count, rows: countText(file.row_count) })
                  : t('list.exportMaking', { rows: countText(file.row_count) })
            }
          />
        </MenuItem>
      ))}
    </Menu>
  );
}
