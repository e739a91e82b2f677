import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { PageNavigation } from '../../ui/PageNavigation';
import { useCandidateCounts } from './queries';

/** @param isOwner members who are no owners see neither money nor members */
export function CompanyNavigation({ isOwner }: { isOwner: boolean }) {
  const { data: counts } = useCandidateCounts();
  const total = counts?.reduce((sum, count) => sum + count.total, 0);
  const ofOwners = [
    { to: '/company-dashboard/placements', title: t('portal.title') },
    { to: '/company-dashboard/members', title: t('members.title') },
  ];
  return (
    <PageNavigation
      label={t('portal.pages')}
      pages={[
        { to: '/company-dashboard/candidates', title: t('company.candidatesPage'), count: total ?? 0 },
        { to: '/company-dashboard', title: t('company.jobs') },
        { to: '/company-dashboard/interviews', title: t('company.interviews') },
        ...(isOwner ? ofOwners : []),
      ]}
    />
  );
}
