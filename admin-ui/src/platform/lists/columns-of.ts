import { Children, isValidElement, type ReactNode } from 'react';
import type { ColumnProps } from './Column';

/** A column of a list that has a field of the API. */
export interface ListColumn {
  source: string;
  label: string;
  /** Place among all columns as the list declares them. */
  place: number;
}

/** The columns that a list declares; those without a field, such as the actions, are left out. */
export const columnsOf = (columns: ReactNode): ListColumn[] =>
  Children.toArray(columns).flatMap((column, place): ListColumn[] => {
    const { source, label } = isValidElement<Partial<ColumnProps>>(column) ? column.props : {};
    return source && label ? [{ source, label, place }] : [];
  });
