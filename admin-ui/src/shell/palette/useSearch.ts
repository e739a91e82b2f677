import ManageSearch from '@mui/icons-material/ManageSearch';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin';
import type { Staff } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { useDebounced } from '../../kit/lists/useDebounced';
import { filterQuery } from '../../kit/resource/list-address';
import { recordPath } from '../../kit/resource/ListPath';
import { type ListSource, pageName } from '../../kit/resource/page';
import { resourcesFor } from '../../kit/resource/sections';
import { foundFields } from '../../kit/search/found-fields';
import { beginsWithAllWords, wordsOf } from '../../kit/search/words';
import { t } from '../../texts/console';
import type { PaletteRow } from './rows';

const QUIET_MILLISECONDS = 200;
const MIN_LETTERS = 2;
/** Asked for, so that an older record whose name fits is not lost behind newer ones that fit elsewhere. */
const MAX_FOUND_ROWS = 20;
const SHOWN_ROWS = 5;

interface Answer {
  rows: PaletteRow[];
  /** Names of the lists that could not be searched. */
  failed: string[];
}

interface Search extends Answer {
  /** What is typed is too short to be searched. */
  isShort: boolean;
  /** The rows answer what is typed now, not what was typed before. */
  isCurrent: boolean;
  retry: () => void;
}

/** A list that the palette searches. */
interface SearchedList {
  resource: string;
  group: string;
  sort: ListSource['sort'];
  /** A search that forgives spelling. */
  forgiving?: string;
  /** @param words what was typed */
  rowOf: (record: RaRecord, words: readonly string[]) => PaletteRow;
}

/** What the palette searches for this person, in the order in which it shows what it found. */
const searchedLists = (staff: Staff): SearchedList[] =>
  resourcesFor(staff).flatMap(({ page, title, records }) => {
    const search = records?.search;
    if (!page.list || !search) return [];
    const group = t(title);
    const resource = pageName(page);
    const rowOf = (record: RaRecord, words: readonly string[]): PaletteRow => {
      const name = search.name(record);
      const details = search.details(record).filter((detail): detail is string => Boolean(detail));
      return {
        path: recordPath(page.path, record.id),
        group,
        icon: search.Icon,
        name,
        details,
        ...(records.actionKeys && { actionKeys: records.actionKeys }),
        found: foundFields(resource, record, { words: [...words], skills: [] }, [name, ...details]),
      };
    };
    const { forgiving } = search;
    return [{ resource, group, sort: page.list.sort, ...(forgiving && { forgiving }), rowOf }];
  });

/** Leads to the list itself, searched for the same text, when it has more than the palette shows. */
const restOf = ({ resource, group }: SearchedList, q: string): PaletteRow => ({
  path: `/${resource}?${filterQuery({ q })}`,
  group,
  icon: ManageSearch,
  name: t('palette.all', { list: group }),
  details: [],
});

/** People whose name is spelt in another way, asked for when a list finds none. */
async function alikeIn(
  dataProvider: DataProvider,
  { resource, sort, forgiving, rowOf }: SearchedList,
  q: string,
  signal: AbortSignal,
): Promise<PaletteRow[]> {
  if (!forgiving) return [];
  const pagination = { page: 1, perPage: SHOWN_ROWS };
  const query = { filter: { q }, pagination, sort, meta: { search: forgiving }, signal };
  // the user did not ask for these rows, so a failure is not shown
  const { data } = await dataProvider.getList(resource, query).catch(() => ({ data: [] }));
  return data.map((record) => ({ ...rowOf(record, []), group: t('palette.alike') }));
}

/**
 * Asks all lists together; the rows come together, too, so that none moves away under the pointer.
 * Those whose name is what was typed stand first in their group, then the newest.
 */
async function searchAll(
  dataProvider: DataProvider,
  lists: readonly SearchedList[],
  q: string,
  signal: AbortSignal,
): Promise<Answer> {
  const answers = await Promise.allSettled(
    lists.map(({ resource, sort }) =>
      dataProvider.getList(resource, {
        filter: { q },
        pagination: { page: 1, perPage: MAX_FOUND_ROWS },
        sort,
        signal,
      }),
    ),
  );
  signal.throwIfAborted();
  const words = wordsOf(q);
  const isNobody = (place: number): boolean => {
    const answer = answers[place];
    return answer?.status === 'fulfilled' && answer.value.data.length === 0;
  };
  const alike = await Promise.all(
    lists.filter((_, index) => isNobody(index)).map((list) => alikeIn(dataProvider, list, q, signal)),
  );
  signal.throwIfAborted();
  const rows: PaletteRow[] = [];
  const failed: string[] = [];
  lists.forEach((list, index) => {
    const answer = answers[index];
    if (answer?.status !== 'fulfilled') {
      failed.push(list.group);
      return;
    }
    const { data, total = 0 } = answer.value;
    const fit = ({ name }: PaletteRow): number => (beginsWithAllWords(name, words) ? 0 : 1);
    const found = data.map((record) => list.rowOf(record, words)).sort((one, other) => fit(one) - fit(other));
    rows.push(...found.slice(0, SHOWN_ROWS));
    if (total > SHOWN_ROWS) rows.push(restOf(list, q));
  });
  return { rows: [...rows, ...alike.flat()], failed };
}

/** What the lists know about the typed text. What was found before stays until there is something newer. */
export function useSearch(typed: string): Search {
  const dataProvider = useDataProvider();
  const staff = useStaff();
  const text = typed.trim();
  const q = useDebounced(text, QUIET_MILLISECONDS);
  const isShort = text.length < MIN_LETTERS;
  const { data, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['palette', q],
    queryFn: ({ signal }) => searchAll(dataProvider, searchedLists(staff), q, signal),
    enabled: q.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const { rows, failed } = !isShort && data ? data : { rows: [], failed: [] };
  return {
    rows,
    failed,
    isShort,
    isCurrent: isShort || (q === text && !isPlaceholderData && !isFetching),
    retry: () => void refetch(),
  };
}
