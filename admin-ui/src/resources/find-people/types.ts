import type { Schemas } from '@niyukt/ui-shared/api/types';

/** A person whom a search found. */
export type Hit = Schemas['HitDto'];
/** A value and how many of the found people have it. */
export type FacetValue = Schemas['FacetDto'];
/** How many of the found people have what. */
export type CandidateFacets = Schemas['FacetsDto'];

/** What a kept search asks for, as its call has it. */
export interface SavedQuery {
  q?: string | null;
  skills?: string | null;
  location?: string | null;
  min_salary?: number | null;
  max_salary?: number | null;
  qualification?: string | null;
  available?: boolean | null;
}

/** What is sent to keep a search. */
export interface SavedSearchForm {
  name: string;
  query: SavedQuery;
  shared: boolean;
  daily_mail: boolean;
}

/** A kept search. */
export interface SavedSearch extends SavedSearchForm {
  search_id: number;
  owner_name: string;
  mine: boolean;
  created_at: string;
}
