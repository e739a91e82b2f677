import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

type AriaSort = 'ascending' | 'descending' | undefined;

function useAriaSort(source: string | undefined): AriaSort {
  const area = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (area !== 'header' || !source || sort?.field !== source) return undefined;
  return sort.order === 'ASC' ? 'ascending' : 'descending';
}

/** A column of a list; its head says how the list is sorted, which DataTable leaves out. */
export function Column<R extends RaRecord>(props: DataTableColumnProps<R>) {
  return <DataTable.Col<R> {...props} aria-sort={useAriaSort(props.source)} />;
}
