import { useDataProvider } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { useRead } from '../../kit/providers/useRead';
import type { FindPeopleProvider } from './calls';
import type { SavedSearch, SavedSearchForm } from './types';

/** The searches that this person saved and those that others share, and what can be done with them. */
export function useSavedSearches() {
  const dataProvider = useDataProvider<FindPeopleProvider>();
  const { data, error, retry, invalidate } = useRead(
    ['saved-searches'],
    (provider: FindPeopleProvider) => provider.getSavedSearches(),
    { isRead: Array.isArray },
  );
  return {
    searches: data,
    error,
    retry,
    /** Saves a search, or changes one that is saved; whether it did may be unknown: the list is read again in any case. */
    save: async (form: SavedSearchForm, call: FormCall, id?: number): Promise<void> => {
      const saved =
        id === undefined ? dataProvider.saveSearch(form, call) : dataProvider.changeSavedSearch(id, form, call);
      await saved.finally(invalidate);
    },
    /** Reads the list again also after a failure: the search may be deleted already. */
    remove: async ({ search_id }: SavedSearch): Promise<void> => {
      await dataProvider.deleteSavedSearch(search_id).finally(invalidate);
    },
  };
}
