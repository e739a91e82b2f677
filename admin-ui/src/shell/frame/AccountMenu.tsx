import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Check from '@mui/icons-material/Check';
import Computer from '@mui/icons-material/ComputerOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/Logout';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { Divider, ListItemIcon, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { SECURITY_PAGE } from '@niyukt/ui-shared/api/fresh-login';
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from '@niyukt/ui-shared/theme/theme';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { useLeave } from '../../kit/records/useLeave';
import { t } from '../../texts/console';

const THEMES = [
  ['light', 'account.light', LightModeOutlined],
  ['dark', 'account.dark', DarkModeOutlined],
  [undefined, 'account.device', Computer],
] as const satisfies readonly [Theme | undefined, string, unknown][];

interface AccountMenuProps {
  /** Where it opens; closed without. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChangeName: () => void;
  onChangePassword: () => void;
  onPreferences: () => void;
  /** Absent where there is no keyboard. */
  onShortcuts?: (() => void) | undefined;
}

/** Who is there, and what belongs to the person and not to the page. */
export default function AccountMenu({
  anchor,
  onClose,
  onChangeName,
  onChangePassword,
  onPreferences,
  onShortcuts,
}: AccountMenuProps) {
  const staff = useStaff();
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  const leave = useLeave();
  const then = (action: () => void) => (): void => {
    onClose();
    action();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // the sticky heads of the page would move with a lock
      disableScrollLock
      slotProps={{ list: { 'aria-label': t('account.menu') } }}
    >
      <ListSubheader component="div" className="account-person">
        <strong>{staff.full_name || staff.email}</strong>
        <span>{staff.full_name && staff.email}</span>
        <span>{roleLabel(staff.role)}</span>
      </ListSubheader>
      <Divider component="div" role="separator" />
      <MenuItem onClick={then(onChangeName)}>
        <ListItemIcon>
          <BadgeOutlined fontSize="small" />
        </ListItemIcon>
        {t('account.name')}
      </MenuItem>
      <MenuItem onClick={then(onChangePassword)}>
        <ListItemIcon>
          <LockOutlined fontSize="small" />
        </ListItemIcon>
        {t('action.changePassword')}
      </MenuItem>
      <MenuItem component="a" href={SECURITY_PAGE}>
        <ListItemIcon>
          <ShieldOutlined fontSize="small" />
        </ListItemIcon>
        {t('action.signingIn')}
      </MenuItem>
      <MenuItem onClick={then(onPreferences)}>
        <ListItemIcon>
          <NotificationsOutlined fontSize="small" />
        </ListItemIcon>
        {t('account.told')}
      </MenuItem>
      <MenuItem component={Link} to="/help" onClick={onClose}>
        <ListItemIcon>
          <HelpOutline fontSize="small" />
        </ListItemIcon>
        {t('section.help')}
      </MenuItem>
      {onShortcuts && (
        <MenuItem onClick={then(onShortcuts)}>
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          {t('console.shortcuts')}
        </MenuItem>
      )}
      <Divider component="div" role="separator" />
      {THEMES.map(([theme, label, Icon]) => (
        <MenuItem
          key={label}
          role="menuitemradio"
          aria-checked={chosen === theme}
          selected={chosen === theme}
          onClick={then(() => chooseTheme(theme))}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(label)}
          {chosen === theme && <Check fontSize="small" sx={{ ml: 'auto', pl: 1 }} />}
        </MenuItem>
      ))}
      <Divider component="div" role="separator" />
      <MenuItem onClick={then(leave)}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {t('action.logout')}
      </MenuItem>
    </Menu>
  );
}
