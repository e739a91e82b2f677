import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useCloseNotification } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** In the notice of a record that was made: opens it. */
export function OpenRecord({ path }: { path: string }) {
  const navigate = useNavigate();
  const close = useCloseNotification();
  const open = (): void => {
    close();
    void navigate(path);
  };
  return (
    <Button color="inherit" size="small" variant="outlined" onClick={open}>
      {t('record.open')}
    </Button>
  );
}
