import type { Employee } from '@niyukt/ui-shared/api/types';

/** A field in which a search found its words. */
export type MatchedField = 'name' | 'skills' | 'qualification' | 'preferred_location' | 'resume' | 'email' | 'phone';

/** A person whom a search found. */
export interface Hit extends Employee {
  score: number;
  /** Words around what was found; marked ones stand in `<mark>`, and `<`, `>`, `&` are escaped. */
  snippet: string;
  matched_fields: MatchedField[];
}

/** A value and how many of the found people have it. */
export interface FacetValue<Value> {
  value: Value;
  count: number;
}

/** How many of the found people have what. */
export interface CandidateFacets {
  skills: FacetValue<string>[];
  locations: FacetValue<string>[];
  qualifications: FacetValue<string>[];
  available: FacetValue<boolean>[];
  /** Counting ended after so many people; nothing where all were counted. */
  more_than: number | null;
}

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
