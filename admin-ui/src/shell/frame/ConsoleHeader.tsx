import Logout from '@mui/icons-material/Logout';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import { Button, IconButton } from '@mui/material';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLoading, useRefresh } from 'react-admin';
import { agencyFace, agencyLogo, onAgencyFace } from '@niyukt/ui-shared/i18n/agency-name';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { useAskedLogout } from '../../kit/records/useAskedLogout';
import { useSections } from '../../kit/resource/useSections';
import { useIsWide } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { BellButton } from '../bell/BellButton';
import type { Overlay } from '../palette/overlay';
import { PALETTE_KEYS } from '../palette/shortcuts';
import { AccountButton } from './AccountButton';
import { SectionBar } from './SectionBar';
import { SectionLink } from './SectionLink';
import { SectionTabs } from './SectionTabs';

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

function SearchButton({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  return (
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
  );
}

/** The gear. A phone has it behind "More". */
function ToolLinks() {
  const { entries, trail } = useSections();
  return entries
    .filter(({ isTool }) => isTool)
    .map((entry) => (
      <SectionLink key={entry.label} section={entry} trail={trail} className="tool-link">
        {entry.Icon && <entry.Icon aria-hidden="true" />}
        {entry.label}
      </SectionLink>
    ));
}

/** Past the router, a change of the address would be one that it cannot hold back for unsaved forms. */
function skipHeader(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main-content')?.focus();
}

/** The agency's logo on white, or the mark (a doorway) and, where there is room, the name. */
function ConsoleLogo() {
  useSyncExternalStore(onAgencyFace, agencyFace);
  const logo = agencyLogo();
  if (logo)
    return (
      <img className="console-logo" src={logo.path} width={logo.width} height={logo.height} alt={t('brand.name')} />
    );
  return (
    <span className="console-logo">
      <svg viewBox="0 0 32 32" role="img" aria-label={t('brand.name')}>
        <path d="M5 23V17a11 11 0 0 1 22 0v6" stroke="var(--mark)" />
        <path d="M4 25h24M12 24v-7M20 24v-7" stroke="currentColor" />
      </svg>
      <span aria-hidden="true">{t('brand.name')}</span>
    </span>
  );
}

/** What lies over the page and has the focus for itself. */
const OVER_PAGE = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Another section, and the first after a login, begins at its top, as another page does: the focus goes there, its name is read out,
 * and the next stop is the link that skips the header.
 */
function TopOfPage() {
  const section = useSections().trail.at(-1);
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === section?.path) return;
    shown.current = section?.path;
    if (!document.activeElement?.closest(OVER_PAGE)) top.current?.focus({ preventScroll: true });
  }, [section?.path]);
  return (
    <p ref={top} tabIndex={-1} className="sr-only">
      {section?.name}
    </p>
  );
}

/** Brand, role, search, refresh, account, logout; the sections below, or at the foot of a phone. */
export function ConsoleHeader({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const staff = useStaff();
  const leave = useAskedLogout();
  const isWide = useIsWide();
  return (
    <>
      <header className="console-header no-print">
        <TopOfPage />
        <a href="#main-content" className="skip-link" onClick={skipHeader}>
          {t('console.skip')}
        </a>
        <div className="header-row">
          <ConsoleLogo />
          <span className="role-label">{roleLabel(staff.role)}</span>
          {isWide ? (
            <SearchButton onOpen={onOpen} />
          ) : (
            <HeaderButton label={t('console.searchAll')} icon={<Search />} onClick={() => onOpen('palette')} />
          )}
          <BellButton />
          <RefreshButton isWide={isWide} />
          {isWide && <ToolLinks />}
          {isWide && <AccountButton onShortcuts={() => onOpen('shortcuts')} />}
          <HeaderButton label={t('action.logout')} icon={<Logout />} onClick={leave} isWide={isWide} />
        </div>
        {isWide && <SectionTabs />}
      </header>
      {!isWide && <SectionBar />}
    </>
  );
}
