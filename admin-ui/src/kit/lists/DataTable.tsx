import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useStaff } from '../access/StaffContext';
import { lazyPart } from '../chunks/lazy-part';
import type { Field } from '../resource/fields';
import { useIsWide } from '../theme/useWidth';
import { CardTools } from './CardTools';
import { Col, columnsIn, DeleteCol, NumberCol } from './columns';
import { ColumnsButton } from './ColumnsButton';
import { ExportButtons } from './ExportButton';
import { TableProvider, useListDetails } from './list-contexts';
import { ListFailure, ListSkeleton, NoMatch } from './ListStates';
import { ListTools } from './ListTools';
import { useOnceIdle } from './Overlays';
import { Pagination } from './Pagination';
import { RecordCards } from './RecordCards';
import { TableOfRecords } from './TableOfRecords';
import { useHasNothing, useIsListEmpty } from './useIsListEmpty';

const loadBulkActions = () => import('./BulkActionsToolbar');
const BulkActionsToolbar = lazyPart(loadBulkActions);

export interface DataTableProps<R extends RaRecord> {
  /** `DataTable.Col`, `DataTable.NumberCol` and `DataTable.DeleteCol`. */
  children: ReactNode;
  /** What can be done with selected rows; without it, none is selected. */
  bulkActionButtons?: ReactNode;
  /** Sources of columns that are not shown until they are chosen. */
  hiddenColumns?: readonly string[];
  /** Below the rows, such as `Sums`. */
  foot?: ReactNode;
  /** Ours: records that are set apart. */
  isMarked?: (record: R) => boolean;
  /** Ours: a record on a phone, where there is no room for a table. */
  card: (record: R) => ReactNode;
  /** Ours: sorts offered on a phone, where there are no column heads; the usual one first. */
  sortFields: readonly string[];
}

/** What stands in place of the rows: nothing yet, a failure, no match; or the rows. */
function Content({ children, isWide }: { children: ReactNode; isWide: boolean }) {
  const { isPending, error, data } = useListContext();
  const { empty } = useListDetails();
  const isEmpty = useIsListEmpty();
  if (isPending) return <ListSkeleton isWide={isWide} />;
  if (error) return <ListFailure />;
  if (data.length > 0) return children;
  return isEmpty ? empty : <NoMatch />;
}

/**
 * The records of a list with what is done with them: search, filters, columns, export; rows where there is room, cards on a phone.
 * Its columns are its own children: it reads their props.
 */
export function DataTable<R extends RaRecord>({
  children,
  bulkActionButtons,
  hiddenColumns = [],
  foot,
  isMarked,
  card,
  sortFields,
}: DataTableProps<R>) {
  const { selectedIds, isPending, data = [] } = useListContext<R>();
  const { title, filters, fields, storeKey } = useListDetails();
  const staff = useStaff();
  const isWide = useIsWide();
  const hasNothing = useHasNothing();
  const columns = columnsIn(children, fields as readonly Field<R>[], hiddenColumns, staff);
  const isSelectable = Boolean(bulkActionButtons);
  const [isPhoneSelecting, setPhoneSelecting] = useState(false);
  const isSelecting = !isWide && isSelectable && (isPhoneSelecting || selectedIds.length > 0);
  // so that it stands in its place as soon as a row is selected
  useOnceIdle(isSelectable && !isPending, () => void loadBulkActions().catch(() => undefined));
  const bulkBar = (
    <BulkActionsToolbar {...(!isWide && { onDone: () => setPhoneSelecting(false) })}>
      {bulkActionButtons}
    </BulkActionsToolbar>
  );
  return (
    <TableProvider value={{ columns, storeKey: `${storeKey}.datatable`, isSelectable }}>
      <ListTools
        title={title}
        filters={filters}
        isIdle={hasNothing}
        bulkBar={isWide && isSelectable && selectedIds.length > 0 ? bulkBar : undefined}
      >
        {isWide ? (
          <>
            <ColumnsButton />
            <ExportButtons />
          </>
        ) : (
          <CardTools sortFields={sortFields} {...(isSelectable && { onSelect: () => setPhoneSelecting(true) })} />
        )}
      </ListTools>
      <div className={isWide ? 'list-sheet' : ''}>
        <Content isWide={isWide}>
          {isWide ? (
            <TableOfRecords title={title} columns={columns} isMarked={isMarked} foot={foot} />
          ) : (
            <>
              <RecordCards records={data} card={card} isSelecting={isSelecting} />
              {foot}
            </>
          )}
        </Content>
      </div>
      <Pagination />
      {!isWide && !isPending && data.length > 0 && (
        <div className="list-export no-print">
          <ExportButtons />
        </div>
      )}
      {isSelecting && bulkBar}
    </TableProvider>
  );
}

DataTable.Col = Col;
DataTable.NumberCol = NumberCol;
DataTable.DeleteCol = DeleteCol;
