import Add from '@mui/icons-material/Add';
import { Box, Button, Card, useMediaQuery, type Theme } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  DataTable,
  FilterButton,
  FilterContext,
  ListBase,
  Pagination,
  SortButton,
  useListContext,
  type DataTableProps,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../app/PageHeading';
import type { CsvColumn } from '../data/csv';
import { EmptyState } from '../records/EmptyState';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { BulkDeleteButton } from './BulkDeleteButton';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { DEBOUNCE_MILLISECONDS } from './filters';
import { ListPathProvider } from './ListPath';
import { ListFailure, ListSkeleton, NoMatch } from './ListStates';
import { RecordCards } from './RecordCards';
import { RecordRows } from './RecordRow';
import { useTotal } from './total';

/** The button that makes a new record of a list. */
export interface AddLink {
  to: string;
  label: string;
}

export interface RecordListProps<R extends RaRecord> {
  resource: string;
  /** Address of the list, without the console's prefix. */
  path: string;
  title: string;
  sort: SortPayload;
  /** Always applied, and not shown as a filter. */
  filter?: object;
  /** The search, always there, then the filters that can be added. */
  filters: ReactElement[];
  /** Sorts offered on a phone, where there are no column heads. */
  sortFields: string[];
  hiddenColumns?: string[];
  /** Columns of the table. */
  children: ReactNode;
  /** A record as a card on a phone. */
  card: (record: R) => ReactNode;
  csv: readonly CsvColumn<R>[];
  add?: AddLink;
  empty: { title: string; text: string };
  /** What anybody may do with the selected rows. */
  bulkActions?: ReactElement;
  /** Super admins may delete the selected rows. */
  isDeletable?: boolean;
  rowSx?: DataTableProps<R>['rowSx'];
  /** Beside the title in place of the plain total. */
  total?: (total: string) => string;
  /** More buttons of the page. */
  actions?: ReactNode;
  /** Drawers and dialogs that open over the list. */
  overlays?: ReactNode;
}

interface DisplayedRows {
  from: number;
  to: number;
}

function ListPagination() {
  const total = useTotal();
  return (
    <Pagination
      className="no-print"
      rowsPerPageOptions={[10, 25, 50, 100]}
      {...{
        labelDisplayedRows: ({ from, to }: DisplayedRows) => `${countText(from)}–${countText(to)} / ${total ?? ''}`,
      }}
    />
  );
}

function Rows<R extends RaRecord>(list: RecordListProps<R>) {
  const { isPending, error, data, filterValues } = useListContext<R>();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const mayDelete = isSuperAdmin(useStaff()) && list.isDeletable === true;
  if (isPending) return <ListSkeleton />;
  if (error) return <ListFailure />;
  if (data.length === 0) {
    if (Object.keys(filterValues as object).length > 0) return <NoMatch />;
    return (
      <EmptyState {...list.empty}>
        {list.add && (
          <Button component={Link} to={list.add.to} variant="contained">
            {list.add.label}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (!isWide) return <RecordCards records={data} card={list.card} />;
  return (
    <DataTable<R>
      body={RecordRows}
      bulkActionButtons={
        (list.bulkActions ?? mayDelete) && (
          <>
            {list.bulkActions}
            {mayDelete && <BulkDeleteButton />}
          </>
        )
      }
      storeKey={`${list.path.slice(1)}.datatable`}
      {...(list.hiddenColumns && { hiddenColumns: list.hiddenColumns })}
      {...(list.rowSx && { rowSx: list.rowSx })}
      rowClick={false}
      aria-label={list.title}
    >
      {list.children}
    </DataTable>
  );
}

function ListPage<R extends RaRecord>(list: RecordListProps<R>) {
  const total = useTotal();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <FilterContext.Provider value={list.filters}>
      <PageHeading
        title={list.title}
        note={total && (list.total ?? ((count) => t('list.total', { total: count })))(total)}
      >
        {list.actions}
        {isWide && <ColumnsButton storeKey={`${list.path.slice(1)}.datatable`} />}
        <FilterButton />
        {!isWide && <SortButton fields={list.sortFields} />}
        <ExportButton columns={list.csv} fileName={list.path.slice(1)} />
        {list.add && (
          <Button component={Link} to={list.add.to} variant="contained" startIcon={<Add />}>
            {list.add.label}
          </Button>
        )}
      </PageHeading>
      <FilterBar />
      <Box component={isWide ? Card : 'div'} sx={{ overflow: 'visible' }}>
        <Rows {...list} />
      </Box>
      <ListPagination />
    </FilterContext.Provider>
  );
}

/** The one list of the console: heading, search, filters, columns, export, rows or cards, paging, and its drawers. */
export function RecordList<R extends RaRecord>(list: RecordListProps<R>) {
  return (
    <ListPathProvider value={list.path}>
      <ListBase<R>
        resource={list.resource}
        sort={list.sort}
        perPage={25}
        debounce={DEBOUNCE_MILLISECONDS}
        storeKey={list.path.slice(1)}
        // the page says it, and a notification would say it twice
        queryOptions={{ onError: () => undefined }}
        {...(list.filter && { filter: list.filter })}
      >
        <ListPage<R> {...list} />
        {list.overlays}
      </ListBase>
    </ListPathProvider>
  );
}
