import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { filterOfQuery, isSameFilter, queryOf, type PeopleFilter } from './people-filter';
import { useSavedSearches } from './useSavedSearches';

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog'));

/** Saves the present search; of one that is saved already it says its name. */
export function SaveSearchButton({ filter }: { filter: PeopleFilter }) {
  const { searches = [] } = useSavedSearches();
  const [isOpen, setOpen] = useState(false);
  const saved = searches.find(({ query }) => isSameFilter(filterOfQuery(query), filter));
  if (saved) return <p className="saved-as">{t('saved.current', { name: saved.name })}</p>;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        startIcon={<BookmarkAdd />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="button-word">{t('saved.save')}</span>
      </Button>
      {isOpen && <SaveSearchDialog query={queryOf(filter)} onClose={() => setOpen(false)} />}
    </>
  );
}
