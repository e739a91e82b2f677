import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { NavLink } from 'react-router';

const LINK =
  'inline-flex min-h-11 items-center border-b-2 font-semibold aria-[current=page]:border-mark aria-[current=page]:text-ink not-aria-[current=page]:border-transparent not-aria-[current=page]:text-muted hover:text-ink';

/** @param isOwner members who are no owners see neither money nor members */
export function CompanyNavigation({ isOwner }: { isOwner: boolean }) {
  return (
    <nav
      aria-label={t('portal.pages')}
      className="no-print -mt-4 flex flex-wrap gap-x-6 border-b wrap-break-word border-line"
    >
      <NavLink to="/company-dashboard" end className={LINK}>
        {t('company.jobs')}
      </NavLink>
      {isOwner && (
        <>
          <NavLink to="/company-dashboard/placements" className={LINK}>
            {t('portal.title')}
          </NavLink>
          <NavLink to="/company-dashboard/members" className={LINK}>
            {t('members.title')}
          </NavLink>
        </>
      )}
    </nav>
  );
}
