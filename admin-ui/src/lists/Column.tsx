import { createContext, use, type ReactElement } from 'react';
import type { DataTableColumnProps, RaRecord } from 'react-admin';

/** What draws a column; it comes with the table. */
export const ColumnContext = createContext<((props: ColumnProps) => ReactElement) | undefined>(undefined);

export type ColumnProps = DataTableColumnProps;

/** A column of a list. */
export function Column<R extends RaRecord>(props: DataTableColumnProps<R>) {
  return use(ColumnContext)?.(props as ColumnProps);
}
