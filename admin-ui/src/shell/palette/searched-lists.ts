import ManageSearch from '@mui/icons-material/ManageSearch';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { RaRecord } from 'react-admin';
import type { Staff } from '../../kit/access/staff';
import { recordPath } from '../../kit/resource/ListPath';
import { pageName, type ListSource } from '../../kit/resource/page';
import { resourcesFor } from '../../kit/resource/sections';
import { foundFields } from '../../kit/search/found-fields';
import type { PaletteRow } from './rows';

/** A list that the palette searches. */
export interface SearchedList {
  resource: string;
  group: string;
  sort: ListSource['sort'];
  /** A search that forgives spelling. */
  forgiving?: string;
  /** @param words what was typed */
  rowOf: (record: RaRecord, words: readonly string[]) => PaletteRow;
}

/** What the palette searches for this person, in the order in which it shows what it found. */
export const searchedLists = (staff: Staff): SearchedList[] =>
  resourcesFor(staff).flatMap(({ page, section, records }) => {
    const search = records?.search;
    if (!page.list || !search) return [];
    const group = t(section.title);
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
export const restOf = ({ resource, group }: SearchedList, q: string): PaletteRow => ({
  path: `/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  group,
  icon: ManageSearch,
  name: t('palette.all', { list: group }),
  details: [],
});
