import type { ReactElement, ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { ColumnContext } from './Column';
import { RecordHead, RecordRows } from './RecordRow';
import { tableColumn } from './TableColumn';

export interface RecordTableProps {
  title: string;
  /** Where the settings of the columns are kept. */
  storeKey: string;
  hiddenColumns: readonly string[];
  rowSx?: DataTableProps<RaRecord>['rowSx'] | undefined;
  isSelectable: boolean;
  /** The columns. */
  children: ReactNode;
}

/** The selection has a bar of its own. */
const NO_BAR: ReactElement = <></>;

/** A list where there is room for a table. */
export default function RecordTable({ title, hiddenColumns, rowSx, isSelectable, ...rest }: RecordTableProps) {
  return (
    <ColumnContext value={tableColumn}>
      <DataTable
        className="list-table"
        head={RecordHead}
        body={RecordRows}
        hiddenColumns={[...hiddenColumns]}
        {...(rowSx && { rowSx })}
        bulkActionButtons={isSelectable && NO_BAR}
        bulkActionsToolbar={NO_BAR}
        rowClick={false}
        aria-label={title}
        {...rest}
      />
    </ColumnContext>
  );
}
