import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import type { CompanyProfile, Member } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { useOpened } from '../../lib/useOpened';
import { useTermsState } from '../../lib/useTerms';
import { Banners } from '../../ui/Banners';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { DashboardHeader, DashboardMain } from '../../ui/DashboardHeader';
import { LogoutQuestion } from '../../ui/LogoutQuestion';
import { NewTerms } from '../../ui/NewTerms';
import { PageNavigation } from '../../ui/PageNavigation';
import { CompanyPanel } from './CompanyPanel';
import { useIsOwner, useMembership } from './member-queries';
import { useCandidateCounts, useCompanyProfile } from './queries';

/** What stands around every page of a company, and its profile. */
export function CompanyLayout() {
  const { data: company } = useCompanyProfile();
  const { data: membership } = useMembership();
  const isOwner = useIsOwner();
  const terms = useTermsState(isOwner);
  const { isOpen, open, close } = useOpened();
  const [isLeaving, setLeaving] = useState(false);
  const profile = isOpen('profile') ? company : undefined;
  const leave = (): void => setLeaving(true);
  return (
    <>
      <DashboardHeader
        // the login told it already
        name={company?.name ?? session.read()?.user.full_name}
        person={
          company && {
            name: personIn(company, membership),
            label: t('company.openProfile', { name: personIn(company, membership) }),
            onOpen: () => open('profile'),
          }
        }
        onLogout={leave}
        isCovered={profile !== undefined || isLeaving}
      />
      <DashboardMain isHeld={terms.isLoading}>
        <CompanyNavigation isOwner={isOwner} />
        <Banners />
        {isOwner && <NewTerms role="company" onLogout={leave} />}
        <Suspense fallback={<CardSkeletons />}>
          <Outlet />
        </Suspense>
      </DashboardMain>
      {profile && (
        <CompanyPanel
          profile={profile}
          membership={membership}
          onClose={close}
          onLogout={() => {
            close();
            leave();
          }}
        />
      )}
      {isLeaving && !profile && <LogoutQuestion onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Who is logged in: the contact whose login it is, or another member. */
function personIn(company: CompanyProfile, membership: Member | undefined): string {
  const isContact = company.email === company.contact_email;
  return isContact || !membership ? company.contact_person_name : membership.name;
}

/** @param isOwner members who are no owners see neither money nor members */
function CompanyNavigation({ isOwner }: { isOwner: boolean }) {
  const { data: counts } = useCandidateCounts();
  const total = counts?.reduce((sum, count) => sum + count.total, 0);
  const ofOwners = [
    { to: '/company-dashboard/placements', title: t('portal.title'), short: t('portal.short') },
    { to: '/company-dashboard/members', title: t('members.title') },
  ];
  return (
    <PageNavigation
      label={t('portal.pages')}
      pages={[
        { to: '/company-dashboard/candidates', title: t('company.candidatesPage'), count: total ?? 0 },
        { to: '/company-dashboard', title: t('company.jobs'), short: t('company.jobsShort') },
        { to: '/company-dashboard/interviews', title: t('company.interviews') },
        ...(isOwner ? ofOwners : []),
      ]}
    />
  );
}
