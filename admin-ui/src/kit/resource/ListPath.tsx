import { createContext, use } from 'react';
import type { Identifier } from 'react-admin';

const Context = createContext('');

/** Address of the list that is shown; its records open below it. */
export const ListPathProvider = Context.Provider;

/** Address at which a list shows one record. */
export const recordPath = (listPath: string, id: Identifier): string => `${listPath}/${id}/show`;

/** The address of the list that is shown. */
export const useListPath = (): string => use(Context);

/** Makes the address of a record of the list that is shown. */
export function useRecordPath(): (id: Identifier) => string {
  const listPath = use(Context);
  return (id) => recordPath(listPath, id);
}
