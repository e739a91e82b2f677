import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { ToldForm } from '@niyukt/ui-shared/components/ToldForm';
import { t } from '@niyukt/ui-shared/i18n/notifications';
import '@niyukt/ui-shared/theme/bell.css';
import { WHOLE_PHONE } from '../../kit/records/form-layout';

/** How one is told, by kind. */
export default function ToldDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="told-title"
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: WHOLE_PHONE } }}
    >
      <DialogTitle id="told-title" component="h2" variant="h1">
        {t('told.title')}
      </DialogTitle>
      <DialogContent>
        <ToldForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
