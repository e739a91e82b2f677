import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { lazyPart } from '../chunks/lazy-part';
import { FilterButton } from './FilterButton';
import type { FilterElement } from './filters';
import { SearchField } from './SearchField';

const AddedFilters = lazyPart(() => import('./AddedFilters'));

interface ListToolsProps {
  /** Title of the list. */
  title: string;
  filters: readonly FilterElement[];
  /** Its search and filters cannot be saved under a name. */
  disableSaveQuery?: boolean;
  /** In place of search and buttons while rows are selected. */
  bulkBar?: ReactNode;
  /** More buttons. */
  children?: ReactNode;
}

/** Search and filters of a list, and what else is done with it as a whole. */
export function ListTools({ title, filters, disableSaveQuery = false, bulkBar, children }: ListToolsProps) {
  const { displayedFilters, filterValues } = useListContext();
  const set = { ...(displayedFilters as object), ...(filterValues as object) };
  const added = filters.filter(({ props }) => props.source in set);
  return (
    <>
      {bulkBar ?? (
        <div className="list-tools no-print" role="search" aria-label={t('list.tools')}>
          <SearchField label={t('list.searchHint', { list: title.toLowerCase() })} />
          <FilterButton filters={filters} disableSaveQuery={disableSaveQuery} />
          {children}
        </div>
      )}
      {added.length > 0 && (
        <div className="added-filters no-print">
          <AddedFilters filters={added} />
        </div>
      )}
    </>
  );
}
