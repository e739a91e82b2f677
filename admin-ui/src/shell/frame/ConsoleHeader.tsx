import Logout from '@mui/icons-material/Logout';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import { Button, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { MouseEvent, ReactNode } from 'react';
import { useLoading, useRefresh } from 'react-admin';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { BellButton } from '../bell/BellButton';
import type { Overlay } from '../palette/overlay';
import { PALETTE_KEYS } from '../palette/shortcuts';
import { useLeave } from '../../kit/records/useLeave';
import { AccountButton } from './AccountButton';
import { ConsoleLogo } from './ConsoleLogo';
import { SectionBar } from './SectionBar';
import { SectionTabs } from './SectionTabs';
import { TopOfPage } from './TopOfPage';

interface HeaderButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** With the word, where there is room. */
  isWide?: boolean;
}

function HeaderButton({ label, icon, onClick, isWide = false }: HeaderButtonProps) {
  if (isWide)
    return (
      <Button color="inherit" startIcon={icon} onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <IconButton aria-label={label} className="with-tip" onClick={onClick} color="inherit">
      {icon}
    </IconButton>
  );
}

/** Reads everything again; says so as long as something is on its way. */
function RefreshButton({ isWide }: { isWide: boolean }) {
  const refresh = useRefresh();
  const isLoading = useLoading();
  return (
    <HeaderButton
      label={t('console.refresh')}
      icon={<Refresh className={isLoading ? 'refresh-icon is-turning' : 'refresh-icon'} />}
      onClick={refresh}
      isWide={isWide}
    />
  );
}

function WideTools({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="search-all"
        startIcon={<Search />}
        onClick={() => onOpen('palette')}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {t('console.searchAll')}
        <kbd aria-hidden="true">{PALETTE_KEYS}</kbd>
      </Button>
    </>
  );
}

/** Past the router, a change of the address would be one that it cannot hold back for unsaved forms. */
function skipHeader(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main-content')?.focus();
}

/** Brand, role, search, refresh, account, logout; the sections below, or at the foot of a phone. */
export function ConsoleHeader({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const staff = useStaff();
  const leave = useLeave();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <>
      <header className="console-header no-print">
        <TopOfPage />
        <a href="#main-content" className="skip-link" onClick={skipHeader}>
          {t('console.skip')}
        </a>
        <div className="header-row">
          <ConsoleLogo />
          <span className="role-label">{t(isSuperAdmin(staff) ? 'console.superAdmin' : 'console.admin')}</span>
          {isWide ? (
            <WideTools onOpen={onOpen} />
          ) : (
            <HeaderButton label={t('console.searchAll')} icon={<Search />} onClick={() => onOpen('palette')} />
          )}
          <BellButton />
          <RefreshButton isWide={isWide} />
          {isWide && <AccountButton onShortcuts={() => onOpen('shortcuts')} />}
          <HeaderButton label={t('action.logout')} icon={<Logout />} onClick={leave} isWide={isWide} />
        </div>
        {isWide && <SectionTabs />}
      </header>
      {!isWide && <SectionBar />}
    </>
  );
}
