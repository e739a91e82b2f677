import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/console';
import { type NextAction, requestAction } from './next-action';

interface OpenRecordProps {
  path: string;
  /** Of the address, such as what a form has filled in already. */
  state?: object;
  label?: string;
  /** What is to happen there. */
  action?: NextAction;
}

/** In the notice of a record that was made or changed: opens it. */
export function OpenRecord({ path, state, label = t('record.open'), action }: OpenRecordProps) {
  const navigate = useNavigate();
  const close = useCloseNotification();
  const open = (): void => {
    close();
    requestAction(action);
    void navigate(path, { state });
  };
  return (
    <Button color="inherit" size="small" variant="outlined" onClick={open}>
      {label}
    </Button>
  );
}
