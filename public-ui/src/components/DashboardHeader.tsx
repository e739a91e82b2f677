import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { Logo } from './Logo';

/** The bar of a dashboard: the agency, whose dashboard it is, and the person at the right. */
export function DashboardHeader({ name, children }: { name?: string | undefined; children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:z-10"
      >
        {t('brand.skip')}
      </a>
      <header className="no-print sticky top-0 z-[1] border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-8">
          <div className="flex min-w-0 items-center gap-3">
            <Logo />
            {name && <span className="hidden min-w-0 border-l border-line pl-3 text-muted sm:block">{name}</span>}
          </div>
          <div className="flex items-center gap-2">{children}</div>
        </div>
      </header>
    </>
  );
}

/** The content of a dashboard. */
export function DashboardMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-6xl gap-6 px-4 py-8 outline-none sm:px-8">
      {children}
    </main>
  );
}
