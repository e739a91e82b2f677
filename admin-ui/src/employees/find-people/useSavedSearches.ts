import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { FindPeopleProvider } from './calls';
import type { SavedSearch, SavedSearchForm } from './types';

const QUERY_KEY = ['saved-searches'];

/** The searches that this person saved and those that others share, and what can be done with them. */
export function useSavedSearches() {
  const dataProvider = useDataProvider<FindPeopleProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => {
      const rows: unknown = await dataProvider.getSavedSearches();
      // react-admin answers an empty record once the session has ended
      return Array.isArray(rows) ? (rows as SavedSearch[]) : [];
    },
  });
  const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: QUERY_KEY });
  return {
    searches: data,
    error,
    retry: () => void refetch(),
    /** Saves a search, or changes one that is saved; whether it did may be unknown: the list is read again in any case. */
    save: async (form: SavedSearchForm, call: FormCall, id?: number): Promise<void> => {
      const saved =
        id === undefined ? dataProvider.saveSearch(form, call) : dataProvider.changeSavedSearch(id, form, call);
      await saved.finally(readAgain);
    },
    /** Reads the list again also after a failure: the search may be deleted already. */
    remove: async ({ search_id }: SavedSearch): Promise<void> => {
      await dataProvider.deleteSavedSearch(search_id).finally(readAgain);
    },
  };
}
