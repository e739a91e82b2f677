import { createContext, use, type ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

/** A column of a list. */
export interface ColumnProps<R extends RaRecord = RaRecord> {
  /** The field of the API; without one, the column is neither sorted nor hidden. */
  source?: string;
  label: string;
  /** What stands in a cell, if not the field's value. */
  render?: (record: R) => ReactNode;
  disableSort?: boolean;
  /** Which way the first press sorts. */
  sortByOrder?: SortPayload['order'];
  align?: 'right';
  /** Stays in one line. */
  isNowrap?: boolean;
}

/** Draws a column; it comes with the table. */
export const ColumnContext = createContext<(column: ColumnProps) => ReactNode>(() => null);

/** A column of a list, as one declares it. */
export function Column<R extends RaRecord>(column: ColumnProps<R>) {
  return use(ColumnContext)(column as ColumnProps);
}
