import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { asksForPeople } from './people-filter';

const SavedSearchesDialog = lazyPart(() => import('./SavedSearchesDialog'));

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
