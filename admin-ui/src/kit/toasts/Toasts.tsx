import { Portal } from '@mui/material';
import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * Notifications stay five seconds, or until the next one, so that an error does not outlast its correction. They stand beside the
 * dialogs and not over their buttons, nor over the sections of a phone. An open dialog hides the rest of the page from screen readers:
 * they stand outside of it.
 */
export default function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const newest = notifications.at(-1);
  const [place, setPlace] = useState({ number: 0, newest });
  if (newest && newest !== place.newest) setPlace({ number: place.number + 1, newest });
  useEffect(() => {
    if (notifications.length > 1) setNotifications(notifications.slice(-1));
  }, [notifications, setNotifications]);
  return (
    <Portal>
      <Notification
        key={place.number}
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ mb: 'var(--bar-height)' }}
      />
    </Portal>
  );
}
