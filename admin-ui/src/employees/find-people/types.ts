import type { Schemas } from '@niyukt/ui-shared/api/types';

/** A person whom a search found. */
export type Hit = Schemas['HitDto'];
/** A value and how many of the found people have it. */
export type FacetValue = Schemas['FacetDto'];
/** How many of the found people have what. */
export type CandidateFacets = Schemas['FacetsDto'];
/** A saved search. */
export type SavedSearch = Schemas['SavedSearchDto'];
/** What is sent to keep a search. */
export type SavedSearchForm = Schemas['SaveSearchDto'];
/** What a saved search asks for, as its call has it. */
export type SavedQuery = Schemas['SearchDto'];
