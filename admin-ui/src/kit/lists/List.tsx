import Add from '@mui/icons-material/Add';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSuperAdmin, mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { lazyPart } from '../chunks/lazy-part';
import { PageHeading } from '../page/PageHeading';
import { EmptyState } from '../records/EmptyState';
import { csvColumnsOf, type Field } from '../resource/fields';
import { kindOf } from '../resource/kinds';
import { ListPathProvider } from '../resource/ListPath';
import { ROWS_PER_PAGE } from '../resource/page';
import { listAt } from '../resource/registry';
import { columnsOf, type ListColumn } from './columns-of';
import { ColumnsButton } from './ColumnsButton';
import { ExportButton } from './ExportButton';
import { ExportMore } from './ExportMore';
import { DEBOUNCE_MILLISECONDS, type ListFilter } from './filters';
import { ListFailure, ListSkeleton, NoMatch } from './ListStates';
import { ListTools } from './ListTools';
import { Overlays } from './Overlays';
import { Pagination } from './Pagination';
import { RecordCards } from './RecordCards';
import { DataTable } from './DataTable';
import { DeletableRowMenu } from './RowMenu';
import { SortSelect } from './SortSelect';
import { useTotal, useTotalInWords, type Noun } from './total';
import { useSums, type Sums } from './useSums';
import { useOnceIdle } from './useOnceIdle';

const loadBulkActions = () => import('./BulkActionsToolbar');
const BulkActionsToolbar = lazyPart(loadBulkActions);
const BulkDeleteButton = lazyPart(() => import('./BulkDeleteButton'));

/** The button that makes a new record of a list. */
export interface AddLink {
  to: string;
  label: string;
}

export interface ListProps<R extends RaRecord> {
  /** Address of the list, without the console's prefix. */
  path: string;
  title: string;
  /** What the list holds, if not the kind of its resource. */
  noun?: Noun;
  filters: readonly ListFilter[];
  /** Sorts offered on a phone, where there are no column heads; the usual one first. */
  sortFields: readonly string[];
  /** Of its columns, and of its export. */
  fields: readonly Field<R>[];
  /** Sources of the columns, where there are fewer than fields, or in another order. */
  columns?: readonly string[];
  /** What stands in the last column of a row. */
  rowActions?: (record: R) => ReactNode;
  /** A record as a card on a phone. */
  card: (record: R) => ReactNode;
  add?: AddLink;
  empty: { title: string; text: string };
  /** What every admin may do with the selected rows. */
  bulkActions?: ReactElement;
  /** Super admins may delete rows: what names one in the question. */
  deletedName?: (record: R) => string;
  /** Records that are set apart. */
  isMarked?: (record: R) => boolean;
  /** The list has sums of money, of all rows of its filter; says how many rows they are of. */
  sums?: (rows: string) => string;
  /** What the total beside the title says besides the number. */
  total?: (total: string) => string;
  /** More buttons of the page. */
  actions?: ReactNode;
  /** Drawers and dialogs that open over the list; their code comes once the list is there. */
  overlays?: ReactNode;
}

const storeKeyOf = (path: string): string => `${path.slice(1)}.datatable`;
const useIsWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

function AddButton({ to, label, hasIcon = false }: AddLink & { hasIcon?: boolean }) {
  return (
    <Button component={Link} to={to} variant="contained" startIcon={hasIcon && <Add />} className="tool-button">
      {hasIcon ? <span className="button-word">{label}</span> : label}
    </Button>
  );
}

/** Whether more is asked for than what the list asks for by itself. */
const isFiltered = (values: object, defaults: object = {}): boolean =>
  Object.keys(values).length > 0 && JSON.stringify(values) !== JSON.stringify(defaults);

function Rows<R extends RaRecord>({ list, columns, isSelecting, isSelectable }: ListPartProps<R>) {
  const { isPending, error, data, filterValues } = useListContext<R>();
  const isWide = useIsWide();
  const rows = useTotal() ?? '';
  const sums = useSums(list.sums !== undefined);
  if (isPending) return <ListSkeleton isWide={isWide} />;
  if (error) return <ListFailure />;
  if (data.length === 0) {
    if (isFiltered(filterValues as object, listAt(list.path).filterDefaults)) return <NoMatch />;
    return <EmptyState {...list.empty}>{list.add && <AddButton {...list.add} />}</EmptyState>;
  }
  if (!isWide)
    return (
      <>
        <RecordCards records={data} card={list.card} isSelecting={isSelecting} />
        {sums && <CardSums list={list} columns={columns} sums={sums} />}
      </>
    );
  return (
    <DataTable
      title={list.title}
      storeKey={storeKeyOf(list.path)}
      isMarked={list.isMarked}
      isSelectable={isSelectable}
      columns={columns}
      sums={sums}
      sumsLabel={list.sums?.(rows)}
    />
  );
}

/** The sums of a list of cards, which have no columns. */
function CardSums<R extends RaRecord>({
  list,
  columns,
  sums,
}: Pick<ListPartProps<R>, 'list' | 'columns'> & { sums: Sums }) {
  const rows = useTotal() ?? '';
  return (
    <div className="card-sums">
      <p>{list.sums?.(rows)}</p>
      <dl>
        {columns.map(({ source = '', label }) => {
          const sum = sums[source];
          return (
            sum !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{plainMoneyText(sum)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

interface ListPartProps<R extends RaRecord> {
  list: ListProps<R>;
  columns: readonly ListColumn<R>[];
  /** The cards of a phone have checkboxes. */
  isSelecting: boolean;
  /** Something can be done with several rows. */
  isSelectable: boolean;
}

/** What the heads of a table do, where there are cards: sorting; and selecting, for which cards have no room. */
function CardTools<R extends RaRecord>({
  list,
  columns,
  onSelect,
}: Pick<ListPartProps<R>, 'list' | 'columns'> & { onSelect?: () => void }) {
  const { total } = useListContext();
  return (
    <>
      <SortSelect fields={list.sortFields} columns={columns} />
      {onSelect && (
        <Button
          variant="outlined"
          color="inherit"
          className="tool-button"
          startIcon={<CheckBoxOutlined />}
          disabled={total === 0}
          onClick={onSelect}
        >
          <span className="button-word">{t('list.selectMode')}</span>
        </Button>
      )}
    </>
  );
}

function ListPage<R extends RaRecord>({ list }: { list: ListProps<R> }) {
  const { selectedIds, isPending, data, filterValues } = useListContext<R>();
  // the empty page has the button in its middle
  const isEmpty = data?.length === 0 && !isFiltered(filterValues as object, listAt(list.path).filterDefaults);
  const isWide = useIsWide();
  const total = useTotalInWords(list.noun ?? kindOf(listAt(list.path).resource));
  const staff = useStaff();
  const mayDelete = isSuperAdmin(staff) && list.deletedName !== undefined;
  const mayExport = mayDo(staff, 'exports');
  const fields = list.fields.filter(({ needs }) => !needs || mayDo(staff, needs));
  const { deletedName } = list;
  const columns = columnsOf(
    fields,
    list.columns,
    mayDelete && deletedName ? (record) => <DeletableRowMenu name={deletedName(record)} /> : list.rowActions,
  );
  const isSelectable = mayDelete || list.bulkActions !== undefined;
  const [isPhoneSelecting, setPhoneSelecting] = useState(false);
  const isSelecting = !isWide && isSelectable && (isPhoneSelecting || selectedIds.length > 0);
  // so that it stands in its place as soon as a row is selected
  useOnceIdle(isSelectable && !isPending, () => void loadBulkActions().catch(() => undefined));
  const bulkBar = (
    <BulkActionsToolbar {...(!isWide && { onDone: () => setPhoneSelecting(false) })}>
      {list.bulkActions}
      {mayExport && <ExportButton columns={csvColumnsOf(fields)} fileName={list.path.slice(1)} ids={selectedIds} />}
      {mayDelete && <BulkDeleteButton />}
    </BulkActionsToolbar>
  );
  const exportButton = mayExport && (
    <span className="export-buttons">
      <ExportButton columns={csvColumnsOf(fields)} fileName={list.path.slice(1)} />
      <ExportMore />
    </span>
  );
  return (
    <>
      <PageHeading title={list.title} note={total && (list.total?.(total) ?? total)}>
        {list.actions}
        {list.add && !isEmpty && <AddButton {...list.add} hasIcon />}
      </PageHeading>
      <ListTools
        title={list.title}
        filters={list.filters}
        isSavable
        bulkBar={isWide && isSelectable && selectedIds.length > 0 ? bulkBar : undefined}
      >
        {isWide ? (
          <>
            <ColumnsButton columns={columns} storeKey={storeKeyOf(list.path)} />
            {exportButton}
          </>
        ) : (
          <CardTools list={list} columns={columns} {...(isSelectable && { onSelect: () => setPhoneSelecting(true) })} />
        )}
      </ListTools>
      <div className={isWide ? 'list-sheet' : ''}>
        <Rows list={list} columns={columns} isSelecting={isSelecting} isSelectable={isSelectable} />
      </div>
      <Pagination isWide={isWide} />
      {!isWide && !isPending && exportButton && <div className="list-export no-print">{exportButton}</div>}
      {isSelecting && bulkBar}
    </>
  );
}

/** The one list of the console: heading, search, filters, columns, export, rows or cards, paging, and its drawers. */
export function List<R extends RaRecord>(list: ListProps<R>) {
  const { resource, sort, filter, filterDefaults } = listAt(list.path);
  return (
    <ListPathProvider value={list.path}>
      <ListBase<R>
        resource={resource}
        sort={sort}
        perPage={ROWS_PER_PAGE}
        debounce={DEBOUNCE_MILLISECONDS}
        storeKey={list.path.slice(1)}
        // the page says it, and a notification would say it twice
        queryOptions={{ onError: () => undefined }}
        {...(filter && { filter })}
        {...(filterDefaults && { filterDefaultValues: filterDefaults })}
      >
        <ListPage<R> list={list} />
        <Overlays path={list.path}>{list.overlays}</Overlays>
      </ListBase>
    </ListPathProvider>
  );
}
