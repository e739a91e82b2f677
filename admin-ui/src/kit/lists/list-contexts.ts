import { createContext, type ReactNode, use } from 'react';
import type { Field } from '../resource/fields';
import type { ListColumn } from './columns';
import type { FilterElement } from './filters';

/** What a list tells the table in it, beside react-admin's list context. */
interface ListDetails {
  title: string;
  filters: readonly FilterElement[];
  /** Those that this person may see. */
  fields: readonly Field<never>[];
  /** In place of rows when there are none at all. */
  empty: ReactNode;
  /** Begins the keys under which its settings are stored. */
  storeKey: string;
}

const DetailsContext = createContext<ListDetails | undefined>(undefined);
export const ListDetailsProvider = DetailsContext.Provider;

/** @throws Error outside of a list */
export function useListDetails(): ListDetails {
  const details = use(DetailsContext);
  if (!details) throw new Error('A DataTable stands in a List');
  return details;
}

interface TableDetails {
  columns: readonly ListColumn<never>[];
  /** Where the settings of the columns are stored. */
  storeKey: string;
  isSelectable: boolean;
}

const TableContext = createContext<TableDetails>({ columns: [], storeKey: '', isSelectable: false });
export const TableProvider = TableContext.Provider;

/** The table with its columns, for what stands around its rows. */
export const useTable = (): TableDetails => use(TableContext);
