import { useGetList, useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';

/** The words for what a list holds, in the middle of a sentence. */
export interface Noun {
  /** Of one: job request. */
  name: string;
  /** Of several: job requests. */
  plural: string;
}

/**
 * How many there are, or at least how many, such as "1,000+", where the server stopped counting.
 * @param meta what `getList` answers beside the rows
 */
export function totalText(total: number, meta: unknown): string {
  const atLeast = (meta as { atLeast?: number } | undefined)?.atLeast;
  return atLeast === undefined ? countText(total) : `${countText(atLeast)}+`;
}

/** A count in words, for instance 1 employee, 60 employees. @param count as `totalText` has it */
export const countInWords = (count: string, { name, plural }: Noun): string =>
  t('list.count', { count, kind: count === '1' ? name : plural });

/** The total of the list that is shown; nothing as long as it is not known, nor when the list failed. */
export function useTotal(): string | undefined {
  const { isPending, error, meta, ...list } = useListContext();
  // none in the answer that stands in for a session's end, though the type says otherwise
  const { total } = list;
  return isPending || error || total === undefined ? undefined : totalText(total, meta);
}

/** The total of the list in words; of a filtered one also out of how many, for instance 12 of 60 employees. */
export function useTotalInWords(noun: Noun): string | undefined {
  const { resource, filter, filterValues, sort } = useListContext();
  const shown = useTotal();
  const isFiltered = Object.keys(filterValues as object).length > 0;
  // the server keeps this total and counts nothing
  const whole = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { enabled: isFiltered && shown !== undefined },
  );
  if (shown === undefined) return undefined;
  if (!isFiltered || whole.total === undefined) return countInWords(shown, noun);
  const count = totalText(whole.total, whole.meta);
  return t('list.countOf', { shown, count, kind: count === '1' ? noun.name : noun.plural });
}
