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
import {
  Divider,
  ListItemIcon,
  ListSubheader,
  Menu,
  MenuItem,
  type MenuItemProps,
  type SvgIconProps,
} from '@mui/material';
import { type ElementType, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { SECURITY_PAGE } from '@niyukt/ui-shared/api/fresh-login';
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from '@niyukt/ui-shared/theme/theme';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { useAskedLogout } from '../../kit/records/useAskedLogout';
import { t } from '../../texts/console';

const THEMES = [
  ['light', 'account.light', LightModeOutlined],
  ['dark', 'account.dark', DarkModeOutlined],
  [undefined, 'account.device', Computer],
] as const satisfies readonly [Theme | undefined, string, unknown][];

/** What opens from the menu, over the page. */
export type AccountDialog = 'name' | 'password' | 'notifications';

const PERSON = {
  py: 1,
  '& > *': { display: 'block', lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& strong': { color: 'var(--ink)' },
} as const;

interface ItemProps extends MenuItemProps {
  Icon: ElementType<SvgIconProps>;
  label: string;
  component?: ElementType;
  href?: string;
  to?: string;
}

const Item = ({ Icon, label, children, ...props }: ItemProps) => (
  <MenuItem {...props}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    {label}
    {children}
  </MenuItem>
);

interface AccountMenuProps {
  /** Where it opens; closed without. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onOpen: (dialog: AccountDialog) => void;
  /** Absent where there is no keyboard. */
  onShortcuts?: (() => void) | undefined;
}

/** Who is there, and what belongs to the person and not to the page. */
export default function AccountMenu({ anchor, onClose, onOpen, onShortcuts }: AccountMenuProps) {
  const staff = useStaff();
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  const leave = useAskedLogout();
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
      <ListSubheader component="div" sx={PERSON}>
        <strong>{staff.full_name || staff.email}</strong>
        <span>{staff.full_name && staff.email}</span>
        <span>{roleLabel(staff.role)}</span>
      </ListSubheader>
      <Divider component="div" role="separator" />
      <Item Icon={BadgeOutlined} label={t('account.name')} onClick={then(() => onOpen('name'))} />
      <Item Icon={LockOutlined} label={t('action.changePassword')} onClick={then(() => onOpen('password'))} />
      <Item Icon={ShieldOutlined} label={t('action.signingIn')} component="a" href={SECURITY_PAGE} />
      <Item Icon={NotificationsOutlined} label={t('account.told')} onClick={then(() => onOpen('notifications'))} />
      <Item Icon={HelpOutline} label={t('section.help')} component={Link} to="/help" onClick={onClose} />
      {onShortcuts && <Item Icon={KeyboardOutlined} label={t('console.shortcuts')} onClick={then(onShortcuts)} />}
      <Divider component="div" role="separator" />
      {THEMES.map(([theme, label, Icon]) => (
        <Item
          key={label}
          Icon={Icon}
          label={t(label)}
          role="menuitemradio"
          aria-checked={chosen === theme}
          selected={chosen === theme}
          onClick={then(() => chooseTheme(theme))}
        >
          {chosen === theme && <Check fontSize="small" sx={{ ml: 'auto', pl: 1 }} />}
        </Item>
      ))}
      <Divider component="div" role="separator" />
      <Item Icon={Logout} label={t('action.logout')} onClick={then(leave)} />
    </Menu>
  );
}
