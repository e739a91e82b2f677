import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Dialog } from '../../kit/page/Dialog';
import { t } from '../../texts/console';
import { SavedSearches } from './SavedSearches';

/** The saved searches, over the people found. */
export default function SavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h1">
        {t('saved.title')}
      </DialogTitle>
      <DialogContent>
        <SavedSearches onUse={onClose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
