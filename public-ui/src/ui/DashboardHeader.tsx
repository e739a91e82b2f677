import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Bell } from './Bell';
import { Button } from './Button';
import { Icon } from './Icon';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { OnProduct } from './OnProduct';
import { PageNotices } from './PageNotices';
import { ThemeSwitch } from './ThemeSwitch';

interface DashboardHeaderProps {
  /** The dashboard's owner, if it is a company. */
  name?: string | undefined;
  /** The person at the right, whose button opens the profile; undefined until the profile is loaded. */
  person?: { name: string; label: string; onOpen: () => void } | undefined;
  /** Whether there are news: not for an account that is to be erased. */
  hasBell?: boolean;
  onLogout: () => void;
  /** Whether a dialog is open, which has a logout button of its own. */
  isCovered: boolean;
}

/** The bar of a dashboard: the agency at the left; theme, person and logout at the right. */
export function DashboardHeader({ name, person, hasBell = true, onLogout, isCovered }: DashboardHeaderProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:z-10"
      >
        {t('brand.skip')}
      </a>
      <header className="no-print sticky top-0 z-[1] border-b border-line bg-surface">
        <div
          className={`mx-auto grid max-w-6xl items-center gap-x-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-3 sm:px-8 ${name ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)]'}`}
        >
          <div className={`grid min-w-0 items-center gap-x-3 sm:flex ${name ? '' : 'max-sm:max-w-36'}`}>
            <Logo isTight={name !== undefined} />
            {name && (
              <p
                title={name}
                className="text-muted max-sm:truncate max-sm:text-small sm:border-l sm:border-line sm:pl-3"
              >
                {name}
              </p>
            )}
          </div>
          <div className="flex max-w-full min-w-0 items-center justify-self-end sm:gap-2">
            <LanguageSwitch isTight />
            <ThemeSwitch />
            {hasBell && <Bell />}
            {person && (
              <Button
                look="secondary"
                aria-label={person.label}
                onClick={person.onOpen}
                className="min-w-0 max-sm:w-11 max-sm:px-0"
              >
                <PersonIcon />
                <span className="truncate max-sm:hidden" lang={typedLanguage(person.name)}>
                  {person.name}
                </span>
              </Button>
            )}
            <div inert={isCovered} aria-hidden={isCovered || undefined} className="-mr-3 shrink-0 sm:-mr-4.5">
              <Button
                look="quiet"
                aria-label={t('action.logout')}
                onClick={onLogout}
                className="max-sm:w-11 max-sm:px-0"
              >
                <LogoutIcon />
                <span className="max-sm:hidden">{t('action.logout')}</span>
              </Button>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

/** In place of the name on a phone, which has no room for it. */
function PersonIcon() {
  return (
    <Icon className="size-5 sm:hidden">
      <path d="M10 9.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M3.8 17a6.2 6.2 0 0 1 12.4 0" />
    </Icon>
  );
}

function LogoutIcon() {
  return (
    <Icon>
      <path d="M12 3H4.5v14H12M8.5 10H17M14 6.8 17.2 10 14 13.2" />
    </Icon>
  );
}

/** @param isHeld while what stands above the content is not known: it is not drawn yet, so that nothing moves. */
export function DashboardMain({ isHeld = false, children }: { isHeld?: boolean; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 outline-none sm:px-8 ${isHeld ? 'invisible' : ''}`}
    >
      <PageNotices className="no-print grid gap-3 not-has-[p]:-mb-6" />
      {children}
      <OnProduct />
    </main>
  );
}
