import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { searchQuery } from '../../kit/providers/list-call';
import type { Api } from '../../kit/resource/calls';
import type { PeopleFilter } from './people-filter';
import type { CandidateFacets, SavedSearch, SavedSearchForm } from './types';

/** Calls of the search over people, and of the saved searches. */
export const findPeopleCalls = ({ get, send }: Api) => ({
  /** How many people have what, among those that fit. */
  getFacets: (filter: PeopleFilter) => get<CandidateFacets>(`/candidates/facets?${searchQuery(filter).toString()}`),
  getSavedSearches: () => get<SavedSearch[]>('/saved-searches'),
  saveSearch: (search: SavedSearchForm, call: FormCall) => send('/saved-searches', 'POST', search, call),
  changeSavedSearch: (id: Identifier, search: SavedSearchForm, call: FormCall) =>
    send(`/saved-searches/${id}`, 'PUT', search, call),
  deleteSavedSearch: (id: Identifier) => send(`/saved-searches/${id}`, 'DELETE'),
});

export type FindPeopleProvider = DataProvider & ReturnType<typeof findPeopleCalls>;
