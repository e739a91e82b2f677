import { Portal } from '@mui/material';
import { Notification } from 'react-admin';

/**
 * Notifications stay five seconds, beside the dialogs and not over their buttons, nor over the sections of a phone. An open dialog
 * hides the rest of the page from screen readers: they stand outside of it.
 */
export default function Notices() {
  return (
    <Portal>
      <Notification
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ mb: 'var(--bar-height)' }}
      />
    </Portal>
  );
}
