import { use, useMemo } from 'react';
import { ListContext } from 'react-admin';
import { wordsOf } from './words';

const NONE: string[] = [];

interface TypedFilters {
  q?: string;
  /** One skill, or several. */
  skills?: string | string[];
}

/** The words that the list around is searched for; none where there is no list. */
export function useTypedWords(): string[] {
  // outside a list there is no context, though the type says otherwise
  const list = use(ListContext) as { filterValues?: TypedFilters } | null;
  const { q = '', skills = NONE } = list?.filterValues ?? {};
  const typed = [q, skills].flat().join(' ');
  return useMemo(() => (typed.trim() ? wordsOf(typed) : NONE), [typed]);
}
