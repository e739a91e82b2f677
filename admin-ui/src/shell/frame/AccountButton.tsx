import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { t } from '../../texts/console';
import type { AccountDialog } from './AccountMenu';

const AccountMenu = lazyPart(() => import('./AccountMenu'));
const NotificationPreferencesDialog = lazyPart(() => import('../bell/NotificationPreferencesDialog'));
const ChangeName = lazyPart(() => import('../../kit/records/ChangeName'));
const ChangePassword = lazyPart(() => import('../palette/ChangePassword'));

interface AccountButtonProps {
  /** Absent where there is no keyboard. */
  onShortcuts?: () => void;
}

/** The name of who is there; opens the menu of the account. */
export function AccountButton({ onShortcuts }: AccountButtonProps) {
  const { full_name, email } = useStaff();
  const name = full_name || email;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const [open, setOpen] = useState<AccountDialog>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button
        color="inherit"
        className="account-button"
        startIcon={<AccountCircle />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('account.of', { name })}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        <span className="account-name">{name}</span>
      </Button>
      {wasOpened && (
        <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} onOpen={setOpen} onShortcuts={onShortcuts} />
      )}
      {open === 'notifications' && <NotificationPreferencesDialog onClose={close} />}
      {open === 'name' && <ChangeName onClose={close} />}
      {open === 'password' && <ChangePassword onClose={close} />}
    </>
  );
}
