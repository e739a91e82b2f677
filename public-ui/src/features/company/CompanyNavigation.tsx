import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { PageNavigation } from '../../ui/PageNavigation';

/** @param isOwner members who are no owners see neither money nor members */
export function CompanyNavigation({ isOwner }: { isOwner: boolean }) {
  const ofOwners = [
    { to: '/company-dashboard/placements', title: t('portal.title') },
    { to: '/company-dashboard/members', title: t('members.title') },
  ];
  return (
    <PageNavigation
      label={t('portal.pages')}
      pages={[
        { to: '/company-dashboard', title: t('company.jobs') },
        { to: '/company-dashboard/interviews', title: t('company.interviews') },
        ...(isOwner ? ofOwners : []),
      ]}
    />
  );
}
