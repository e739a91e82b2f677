import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import { Box, Button, Chip, CircularProgress, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { useLoading, useLogout, useRefresh, useTheme, type ThemeType } from 'react-admin';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { ConsoleLogo } from './ConsoleLogo';
import type { Overlay } from './overlay';
import { SectionTabs } from './SectionTabs';

function HeaderIcon({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick} color="inherit">
        {children}
      </IconButton>
    </Tooltip>
  );
}

function ThemeSwitch() {
  const systemPrefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  // nothing is chosen at first, though the type says otherwise
  const [chosen, setTheme] = useTheme() as [ThemeType | undefined, (theme: ThemeType) => void];
  const isDark = chosen ? chosen === 'dark' : systemPrefersDark;
  return (
    <HeaderIcon label={t('console.theme')} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </HeaderIcon>
  );
}

/** Brand, role, search, refresh, logout; the sections below. */
export function ConsoleHeader({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const staff = useStaff();
  const refresh = useRefresh();
  const logout = useLogout();
  const isLoading = useLoading();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: '1px solid var(--line)',
        position: 'sticky',
        top: 0,
        zIndex: 1100,
      }}
    >
      <Box sx={{ maxWidth: 1480, mx: 'auto', px: { xs: 1.5, md: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, md: 1 }, minHeight: 56 }}>
          <ConsoleLogo />
          <Chip
            size="small"
            variant="outlined"
            label={t(isSuperAdmin(staff) ? 'console.superAdmin' : 'console.admin')}
            sx={{ ml: 1, fontWeight: 600 }}
          />
          <Box sx={{ flex: 1 }} />
          {isWide ? (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Search />}
              onClick={() => onOpen('palette')}
              aria-keyshortcuts="Control+K Meta+K"
              sx={{
                color: 'text.secondary',
                borderColor: 'var(--control)',
                minWidth: 220,
                justifyContent: 'flex-start',
              }}
            >
              {t('console.searchAll')}
              <Box component="kbd" aria-hidden="true" sx={{ ml: 'auto', pl: 2, font: 'inherit', fontSize: 12 }}>
                Ctrl K
              </Box>
            </Button>
          ) : (
            <HeaderIcon label={t('console.searchAll')} onClick={() => onOpen('palette')}>
              <Search />
            </HeaderIcon>
          )}
          {isWide && (
            <HeaderIcon label={t('console.shortcuts')} onClick={() => onOpen('shortcuts')}>
              <KeyboardOutlined />
            </HeaderIcon>
          )}
          <ThemeSwitch />
          <HeaderIcon label={t('console.refresh')} onClick={refresh}>
            {isLoading ? <CircularProgress size={22} color="inherit" aria-hidden="true" /> : <Refresh />}
          </HeaderIcon>
          {isWide ? (
            <Button variant="outlined" color="inherit" startIcon={<Logout />} onClick={() => void logout()}>
              {t('action.logout')}
            </Button>
          ) : (
            <HeaderIcon label={t('action.logout')} onClick={() => void logout()}>
              <Logout />
            </HeaderIcon>
          )}
        </Box>
        <SectionTabs />
      </Box>
    </Box>
  );
}
