import type { RaRecord } from 'react-admin';
import { findResource } from '../resource/registry';
import type { Typed } from './useTyped';
import { fold, hasAllWords } from './words';

/** A field in which typed words were found, and the values that hold them. */
export interface FoundField {
  label: string;
  values: string[];
}

/**
 * The fields of a record that hold the typed words which nothing that is shown of it holds, and the skills that are looked for.
 * @param shown texts of the record in which the words are marked anyway
 */
export function foundFields(
  resource: string,
  record: RaRecord,
  { words, skills }: Typed,
  shown: readonly string[],
): FoundField[] {
  if (words.length + skills.length === 0) return [];
  const missing = words.filter((word) => !hasAllWords(shown, [word]));
  const found = (findResource(resource)?.records?.search?.fields(record) ?? []).map(({ label, values, areSkills }) => {
    const wanted = areSkills ? words : missing;
    const holds = (value: string): boolean =>
      wanted.some((word) => hasAllWords([value], [word])) || (areSkills === true && skills.includes(fold(value)));
    return { label, values: values.filter(holds) };
  });
  return found.filter(({ values }) => values.length > 0);
}
