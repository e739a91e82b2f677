import { use, useMemo } from 'react';
import { ListContext } from 'react-admin';
import { fold, wordsOf } from './words';

interface TypedFilters {
  q?: string;
  /** One skill, or several. */
  skills?: string | string[];
}

/** What a list is searched for: words anywhere, and whole skills. */
export interface Typed {
  words: string[];
  skills: string[];
}

/** What the list around is searched for; nothing where there is no list. */
export function useTyped(): Typed {
  // outside a list there is no context, though the type says otherwise
  const list = use(ListContext) as { filterValues?: TypedFilters } | null;
  const { q, skills } = list?.filterValues ?? {};
  return useMemo(() => ({ words: wordsOf(q ?? ''), skills: [skills ?? []].flat().map(fold) }), [q, skills]);
}
