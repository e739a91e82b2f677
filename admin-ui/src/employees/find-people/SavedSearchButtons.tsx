import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { t } from '../../texts/console';
import { asksForPeople, filterOfQuery, isSameFilter, type PeopleFilter, queryOf } from './people-filter';
import { useSavedSearches } from './useSavedSearches';

const SavedSearchesDialog = lazyPart(() => import('./SavedSearchesDialog'));
const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog'));

/** Opens the saved searches; before anything is searched, they stand on the page. */
export function SavedSearchesButton() {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (!asksForPeople(search)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        startIcon={<BookmarksOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('saved.title')}
      </Button>
      {isOpen && <SavedSearchesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

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
