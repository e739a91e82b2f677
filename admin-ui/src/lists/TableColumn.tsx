import { TableCell, TableSortLabel } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import {
  DataTable,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useStore,
  type SortPayload,
} from 'react-admin';
import type { ColumnProps } from './Column';
import { sortText } from './sort-words';

const opposite = (order: SortPayload['order']): SortPayload['order'] => (order === 'ASC' ? 'DESC' : 'ASC');

/** The head of a column: says by which column the list is sorted, and in words what pressing it does. */
function Head({ source = '', label, disableSort, sortByOrder = 'ASC', align, sx }: ColumnProps) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  if (hidden.includes(source)) return null;
  const text = typeof label === 'string' ? label : '';
  const isSorted = source !== '' && sort?.field === source;
  const next: SortPayload = { field: source, order: isSorted ? opposite(sort.order) : sortByOrder };
  const help = t('sort.by', { sort: sortText(next, text) });
  return (
    <TableCell
      variant="head"
      align={align}
      sx={sx}
      className={`list-head column-${source}`}
      {...(isSorted && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {handleSort && source && !disableSort ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? (sort.order === 'ASC' ? 'asc' : 'desc') : sortByOrder === 'ASC' ? 'asc' : 'desc'}
          data-field={source}
          data-order={sortByOrder}
          title={help}
          onClick={handleSort}
        >
          {text}
        </TableSortLabel>
      ) : (
        text
      )}
    </TableCell>
  );
}

function TableColumn(props: ColumnProps) {
  return useDataTableRenderContext() === 'header' ? <Head {...props} /> : <DataTable.Col {...props} />;
}

/** Draws a column in the table. */
export const tableColumn = (props: ColumnProps) => <TableColumn {...props} />;
