import FilterList from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { lazyPart } from '../chunks/lazy-part';
import type { FilterButtonProps } from './FilterMenu';
import type { FilterElement } from './filters';
import { SearchField } from './SearchField';

const AddedFilters = lazyPart(() => import('./AddedFilters'));
const FilterMenu = lazyPart(() => import('./FilterMenu'));

/** How many filters of the list are set, besides the search. */
function useFilterCount(filters: readonly FilterElement[]): number {
  const { filterValues } = useListContext();
  const values = filterValues as Readonly<Record<string, unknown>>;
  return filters.filter(({ props }) => values[props.source] !== undefined).length;
}

/** Opens the menu of filters; says how many are set. */
function FilterButton(props: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // the dialogs of the menu outlive it
  const [wasOpened, setOpened] = useState(false);
  const count = useFilterCount(props.filters);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className={count ? 'tool-button is-set' : 'tool-button'}
        startIcon={<FilterList />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <span className="button-word">{count ? t('list.filterCount', { count }) : t('list.filter')}</span>
      </Button>
      {wasOpened && <FilterMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

interface ListToolsProps {
  /** Title of the list. */
  title: string;
  filters: readonly FilterElement[];
  /** Its search and filters cannot be saved under a name. */
  disableSaveQuery?: boolean;
  /** There is nothing to search: its place stays, so that the page does not jump. */
  isIdle?: boolean;
  /** In place of search and buttons while rows are selected. */
  bulkBar?: ReactNode;
  /** More buttons. */
  children?: ReactNode;
}

/** Search and filters of a list, and what else is done with it as a whole. */
export function ListTools({
  title,
  filters,
  disableSaveQuery = false,
  isIdle = false,
  bulkBar,
  children,
}: ListToolsProps) {
  const { displayedFilters, filterValues } = useListContext();
  const set = { ...(displayedFilters as object), ...(filterValues as object) };
  const added = filters.filter(({ props }) => props.source in set);
  return (
    <>
      {bulkBar ?? (
        <div className={`list-tools no-print ${isIdle ? 'is-idle' : ''}`} role="search" aria-label={t('list.tools')}>
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
