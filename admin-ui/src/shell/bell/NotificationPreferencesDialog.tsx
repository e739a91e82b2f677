import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { NotificationPreferencesForm } from '@niyukt/ui-shared/components/NotificationPreferencesForm';
import { t } from '@niyukt/ui-shared/i18n/notifications';
import { Dialog } from '../../kit/page/Dialog';
import { IN_WINDOW } from '../../kit/records/form-layout';
import '@niyukt/ui-shared/theme/bell.css';

/** How one is notified, by kind. */
export default function NotificationPreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="told-title"
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: IN_WINDOW } }}
    >
      <DialogTitle id="told-title" component="h2" variant="h1">
        {t('told.title')}
      </DialogTitle>
      <DialogContent>
        <NotificationPreferencesForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
