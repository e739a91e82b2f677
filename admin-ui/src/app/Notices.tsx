import { Notification } from 'react-admin';

/** Notifications stay five seconds, beside the dialogs and not over their buttons, nor over the sections of a phone. */
export default function Notices() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ mb: 'var(--bar-height)' }}
    />
  );
}
