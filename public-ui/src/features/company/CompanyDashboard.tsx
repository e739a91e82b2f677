import { errorText } from '@niyukt/ui-shared/errors/error-text';
import type { CompanyJob, CompanyPlacement, CompanyProfile, Member } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { logout, session } from '@niyukt/ui-shared/session/browser-session';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBreaches } from '../../lib/breach-notes';
import { Banners, type Banner } from '../../ui/Banners';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DashboardHeader, DashboardMain } from '../../ui/DashboardHeader';
import { NewTerms } from '../../ui/NewTerms';
import { useBanner } from '../../ui/useBanner';
import { hasDraft } from '../../lib/useDraft';
import { useTermsState } from '../../lib/useTermsState';
import { BillingDialog } from './BillingDialog';
import { companyPageAt } from './company-pages';
import { CompanyNavigation } from './CompanyNavigation';
import { CompanyPanel } from './CompanyPanel';
import { CreateJobDialog } from './CreateJobDialog';
import { DepartureDialog } from './DepartureDialog';
import { COMPANY_DRAFTS } from './drafts';
import { InviteMemberDialog } from './InviteMemberDialog';
import { JobDetailsDialog } from './JobDetailsDialog';
import { JobRequests } from './JobRequests';
import { JobStatusDialog } from './JobStatusDialog';
import { Ledger } from './Ledger';
import { useBilling } from './ledger-queries';
import { Members } from './Members';
import { useMembership } from './member-queries';
import { useCandidateCounts, useCompanyProfile, useJobRequests } from './queries';

const CandidatePages = lazy(() => inLanguage(() => import('./candidates/CandidatePages')));
const CompanyInterviews = lazy(() => inLanguage(() => import('./interviews/CompanyInterviews')));

type OpenDialog =
  | { kind: 'create' | 'profile' | 'logout' | 'billing' | 'invite' }
  | { kind: 'details' | 'status'; job: CompanyJob }
  | { kind: 'departure'; placement: CompanyPlacement };

/** The dashboard of a company: its job requests with their candidates, interviews, placements, invoices, members, and its profile. */
export default function CompanyDashboard() {
  const asked = companyPageAt(useLocation().pathname);
  const profile = useCompanyProfile();
  const { data: membership } = useMembership();
  // most are owners: what only they see is there until it is known
  const isOwner = membership?.role !== 'member';
  const page = isOwner || !asked.isOfOwners ? asked.page : 'jobs';
  const jobs = useJobRequests(page === 'jobs' || page === 'candidates');
  const counts = useCandidateCounts(page === 'jobs');
  const breaches = useBreaches();
  const billing = useBilling(page === 'ledger');
  const terms = useTermsState(isOwner);
  const [open, setOpen] = useState(draftedDialog);
  const [banner, setBanner] = useBanner();
  const close = (): void => setOpen(undefined);
  const failure = failureText(
    profile.error,
    { ledger: billing.error, jobs: jobs.error, members: null, candidates: null, interviews: null }[page],
  );
  const [dismissedFailure, setDismissedFailure] = useState<string>();
  const shown = banner ?? failureBanner(failure, dismissedFailure);
  const dismiss = (): void => {
    setBanner(undefined);
    setDismissedFailure(failure);
  };
  const retry = (): void => {
    setDismissedFailure(undefined);
    void Promise.all([page === 'ledger' ? billing.refetch() : jobs.refetch(), profile.refetch()]);
  };
  const fail = (text: string): void => setBanner({ kind: 'alert', text });
  const succeed = (text: string): void => {
    close();
    setBanner({ kind: 'status', text });
  };

  const company = profile.data;
  const hasForm = open !== undefined && open.kind !== 'details' && open.kind !== 'logout';
  const banners = <Banners place="dialog" banner={shown} onDismiss={dismiss} />;
  return (
    <>
      <DashboardHeader
        // the login told it already
        name={company?.name ?? session.read()?.user.full_name}
        person={
          company && {
            name: personIn(company, membership),
            label: t('company.openProfile', { name: personIn(company, membership) }),
            onOpen: () => setOpen({ kind: 'profile' }),
          }
        }
        onLogout={() => setOpen({ kind: 'logout' })}
        isCovered={open !== undefined}
      />
      <DashboardMain isHeld={terms.isLoading}>
        {page !== asked.page && <Navigate to="/company-dashboard" replace />}
        <CompanyNavigation isOwner={isOwner} />
        <Banners banner={hasForm ? undefined : shown} onDismiss={dismiss} />
        {isOwner && <NewTerms role="company" onLogout={() => setOpen({ kind: 'logout' })} />}
        {page === 'members' && (
          <Members
            ownId={membership?.member_id}
            onInvite={() => setOpen({ kind: 'invite' })}
            onSuccess={succeed}
            onFailure={fail}
          />
        )}
        {page === 'ledger' && (
          <Ledger
            billing={billing.data ?? (billing.isError ? null : undefined)}
            onBilling={() => setOpen({ kind: 'billing' })}
            onReport={(placement) => setOpen({ kind: 'departure', placement })}
            onFailure={fail}
          />
        )}
        {page === 'candidates' && (
          <Suspense fallback={<CardSkeletons />}>
            <CandidatePages jobs={jobs.data} onSent={succeed} onFailure={fail} />
          </Suspense>
        )}
        {page === 'interviews' && (
          <Suspense fallback={<CardSkeletons />}>
            <CompanyInterviews onDone={succeed} onFailure={fail} />
          </Suspense>
        )}
        {page === 'jobs' && (
          <JobRequests
            // they come together, so that no card grows
            jobs={counts.isPending || breaches.isPending ? undefined : jobs.data}
            breaches={breaches.data}
            counts={counts.data}
            hasFailed={jobs.isError}
            onRetry={retry}
            onCreate={() => setOpen({ kind: 'create' })}
            onDetails={(job) => setOpen({ kind: 'details', job })}
            onStatus={(job) => setOpen({ kind: 'status', job })}
          />
        )}
      </DashboardMain>
      {open?.kind === 'create' && (
        <CreateJobDialog
          banners={banners}
          onCreated={() => succeed(t('company.jobCreated'))}
          onFailure={fail}
          onClose={close}
        />
      )}
      {open?.kind === 'details' && <JobDetailsDialog job={open.job} onClose={close} />}
      {open?.kind === 'status' && (
        <JobStatusDialog
          job={open.job}
          banners={banners}
          onSaved={() => succeed(t('company.statusUpdated'))}
          onFailure={fail}
          onClose={close}
        />
      )}
      {open?.kind === 'departure' && (
        <DepartureDialog placement={open.placement} banners={banners} onFailure={fail} onClose={close} />
      )}
      {open?.kind === 'billing' && billing.data && (
        <BillingDialog
          billing={billing.data}
          banners={banners}
          onSaved={() => succeed(t('billing.saved'))}
          onFailure={fail}
          onClose={close}
        />
      )}
      {open?.kind === 'invite' && (
        <InviteMemberDialog
          banners={banners}
          onInvited={(email) => succeed(t('members.sent', { email }))}
          onFailure={fail}
          onClose={close}
        />
      )}
      {open?.kind === 'profile' && company && (
        <CompanyPanel
          profile={company}
          membership={membership}
          banners={banners}
          onClose={close}
          onSuccess={succeed}
          onFailure={fail}
          onLogout={() => setOpen({ kind: 'logout' })}
        />
      )}
      {open?.kind === 'logout' && (
        <ConfirmDialog
          title={t('logout.title')}
          question={t('logout.confirm')}
          confirm={t('action.logout')}
          onConfirm={() => {
            close();
            logout();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Who is logged in: the contact whose login it is, or another member. */
function personIn(company: CompanyProfile, membership: Member | undefined): string {
  const isContact = company.email === company.contact_email;
  return isContact || !membership ? company.contact_person_name : membership.name;
}

/** The dialog with what was typed before the session ended. */
function draftedDialog(): OpenDialog | undefined {
  const kind = (['create', 'billing', 'profile', 'invite'] as const).find((name) => hasDraft(COMPANY_DRAFTS[name]));
  return kind && { kind };
}

function failureText(ofProfile: Error | null, ofJobs: Error | null): string | undefined {
  if (ofProfile && ofJobs) return t('company.dataFailed');
  const failure = ofProfile ?? ofJobs;
  return failure ? errorText(failure, failure.message) : undefined;
}

function failureBanner(failure: string | undefined, dismissed: string | undefined): Banner | undefined {
  return failure && failure !== dismissed ? { kind: 'alert', text: failure } : undefined;
}
