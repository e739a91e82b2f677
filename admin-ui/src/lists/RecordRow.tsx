import { TableCell, TableHead, TableRow, type TableRowProps } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { MouseEvent, ReactNode } from 'react';
import {
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type DataTableBodyProps,
  type RaRecord,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecordPath } from './ListPath';
import { nameText } from './name-text';

/** True for a click on the row itself: not on a control in it, nor in a menu or dialog that it opened. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label');
}

/** A row of a list. Its checkbox carries the record's name, which react-admin's own does not. */
function RecordRow({ children, className, ...rest }: TableRowProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const pathOf = useRecordPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!record) return null;
  const isSelected = selectedIds?.includes(record.id) ?? false;
  const open = (event: MouseEvent<HTMLElement>): void => {
    if (isOnRow(event)) void navigate({ pathname: pathOf(record.id), search });
  };
  return (
    <TableRow hover selected={isSelected} onClick={open} {...rest} className={`${className ?? ''} list-row`}>
      {hasBulkActions && handleToggleItem && (
        <TableCell padding="checkbox">
          <input
            type="checkbox"
            className="row-checkbox"
            checked={isSelected}
            onClick={(event) => handleToggleItem(record.id, event)}
            onChange={() => undefined}
            aria-label={t('list.select', { name: nameText(nameOf(record)) })}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}

/** DataTable's body with our rows. */
export function RecordRows(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={RecordRow} />;
}

/** Selects all rows of the page, or none of them. */
function PageCheckbox() {
  const records = useDataTableDataContext<RaRecord>() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const ids = records.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  const areAllSelected = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <input
      type="checkbox"
      className="row-checkbox"
      checked={areAllSelected}
      onChange={() => onSelect?.(areAllSelected ? others : [...others, ...ids])}
      aria-label={t('list.selectPage')}
    />
  );
}

/** The heads of a list; its checkbox looks as those of the rows. */
export function RecordHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <PageCheckbox />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  );
}
