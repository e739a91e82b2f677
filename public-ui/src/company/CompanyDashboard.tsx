import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useCallback, useState } from 'react';
import { logout } from '@niyukt/ui-shared/session/browser-session';
import { Banners, type Banner } from '../components/Banners';
import { Button } from '../components/Button';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { DashboardHeader, DashboardMain } from '../components/DashboardHeader';
import { useTitle } from '../components/useTitle';
import { CompanyPanel } from './CompanyPanel';
import { CreateJobDialog } from './CreateJobDialog';
import { JobDetailsDialog } from './JobDetailsDialog';
import { JobRequests } from './JobRequests';
import { JobStatusDialog } from './JobStatusDialog';
import { useCompanyProfile, useJobRequests } from './queries';

type OpenDialog = { kind: 'create' | 'profile' | 'logout' } | { kind: 'details' | 'status'; job: CompanyJob };

/** What an employer sees: the own job requests and the company's profile. */
export default function CompanyDashboard() {
  useTitle(t('company.title'));
  const profile = useCompanyProfile();
  const jobs = useJobRequests();
  const [open, setOpen] = useState<OpenDialog>();
  const [banner, setBanner] = useState<Banner>();
  const close = (): void => setOpen(undefined);
  const failure = failureText(profile.error, jobs.error);
  const [dismissedFailure, setDismissedFailure] = useState<string>();
  const failureBanner: Banner | undefined =
    failure && failure !== dismissedFailure ? { kind: 'alert', text: failure } : undefined;
  const dismiss = useCallback(() => {
    setBanner(undefined);
    setDismissedFailure(failure);
  }, [failure]);
  const retry = (): void => {
    setDismissedFailure(undefined);
    void Promise.all([jobs.refetch(), profile.refetch()]);
  };
  const succeed = (text: string): void => {
    close();
    setBanner({ kind: 'status', text });
  };

  const company = profile.data;
  return (
    <>
      <DashboardHeader name={company?.name}>
        {company && (
          <Button
            look="secondary"
            aria-label={t('company.openProfile', { name: company.contact_person_name })}
            onClick={() => setOpen({ kind: 'profile' })}
          >
            {company.contact_person_name}
          </Button>
        )}
        {profile.isError && (
          <Button look="quiet" onClick={() => setOpen({ kind: 'logout' })}>
            {t('action.logout')}
          </Button>
        )}
      </DashboardHeader>
      <DashboardMain>
        <Banners banner={banner ?? failureBanner} onDismiss={dismiss} />
        <JobRequests
          jobs={jobs.data}
          hasFailed={jobs.isError}
          onRetry={retry}
          onCreate={() => setOpen({ kind: 'create' })}
          onDetails={(job) => setOpen({ kind: 'details', job })}
          onStatus={(job) => setOpen({ kind: 'status', job })}
        />
      </DashboardMain>
      {open?.kind === 'create' && (
        <CreateJobDialog onCreated={() => succeed(t('company.jobCreated'))} onClose={close} />
      )}
      {open?.kind === 'details' && <JobDetailsDialog job={open.job} onClose={close} />}
      {open?.kind === 'status' && (
        <JobStatusDialog job={open.job} onSaved={() => succeed(t('company.statusUpdated'))} onClose={close} />
      )}
      {open?.kind === 'profile' && company && (
        <CompanyPanel
          profile={company}
          onClose={close}
          onSuccess={(text) => setBanner({ kind: 'status', text })}
          onLogout={() => setOpen({ kind: 'logout' })}
        />
      )}
      {open?.kind === 'logout' && (
        <ConfirmDialog
          title={t('logout.title')}
          question={t('logout.confirm')}
          confirm={t('action.logout')}
          onConfirm={logout}
          onCancel={close}
        />
      )}
    </>
  );
}

function failureText(ofProfile: Error | null, ofJobs: Error | null): string | undefined {
  if (ofProfile && ofJobs) return t('company.dataFailed');
  return (ofProfile ?? ofJobs)?.message;
}
