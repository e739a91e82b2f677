import { ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';
import { kindOf } from '../resource/kinds';
import { useListExports, type ListExportFormat } from './useListExports';

const TIME = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
const FORMATS = [
  ['xlsx', 'list.exportExcel'],
  ['csv', 'list.exportAll'],
] as const;

interface ExportMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Asks for a file of all rows, and offers those that were made today. */
export default function ExportMenu({ anchor, onClose }: ExportMenuProps) {
  const { resource, sort, filterValues, filter } = useListContext();
  const { files, ask, download } = useListExports();
  const begin = (format: ListExportFormat): void => {
    onClose();
    ask({
      resource,
      format,
      filter: { ...(filterValues as object), ...(filter as object) },
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
