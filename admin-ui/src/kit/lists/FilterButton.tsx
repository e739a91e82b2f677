import FilterList from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { lazyPart } from '../chunks/lazy-part';
import type { FilterButtonProps } from './FilterMenu';
import { useFilterCount } from './useFilterCount';

const FilterMenu = lazyPart(() => import('./FilterMenu'));

/** Opens the menu of filters; says how many are set. */
export function FilterButton(props: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // the dialogs of the menu outlive it
  const [isNeeded, setNeeded] = useState(false);
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
          setNeeded(true);
        }}
      >
        <span className="button-word">{count ? t('list.filterCount', { count }) : t('list.filter')}</span>
      </Button>
      {isNeeded && <FilterMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
