import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { reopenGrievanceRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf } from '@niyukt/ui-shared/session/guard';
import { standaloneLink } from '../../../lib/link';
import { useBanner } from '../../../lib/useBanner';
import { useErasure } from '../../../lib/useErasure';
import { useOpened } from '../../../lib/useOpened';
import { useTitle } from '../../../lib/useTitle';
import { Banners } from '../../../ui/Banners';
import { Button } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { DashboardHeader, DashboardMain } from '../../../ui/DashboardHeader';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { FormDialog } from '../../../ui/FormDialog';
import { LogoutQuestion } from '../../../ui/LogoutQuestion';
import { MoreRows } from '../../../ui/MoreRows';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { TextArea } from '../../../ui/TextField';
import { noticeLanguage } from '../../auth/privacy-notice';
import { useGrievances, useReopen } from './grievance-queries';
import { GrievanceCard } from './GrievanceCard';
import { WriteDialog } from './WriteDialog';

interface ReopenDialogProps {
  grievance: OwnGrievance;
  onDone: (written: OwnGrievance) => void;
  onClose: () => void;
}

/** Says what an answer leaves open. */
function ReopenDialog({ grievance: { id }, onDone, onClose }: ReopenDialogProps) {
  const reopen = useReopen(id);
  const form = useForm({ defaultValues: { text: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ text }) => {
    reopen.start(text.trim(), { onSuccess: onDone, onError: (error) => showFieldErrors(form, error) });
  });
  return (
    <FormDialog
      title={t('grievances.reopenTitle')}
      form={form}
      failure={failureOf(reopen.error)}
      call={reopen}
      label={t('grievances.send')}
      pendingLabel={t('grievances.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('grievances.text')}
        rows={6}
        hint={t('grievances.reopenHint')}
        maxLength={reopenGrievanceRules.text.maxLength}
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || t('grievances.textRequired') })}
      />
    </FormDialog>
  );
}

/** Complaints, corrections and questions of an employee or a member of a company. */
export default function GrievancesPage() {
  useTitle(t('grievances.title'));
  const list = useGrievances();
  const erasure = useErasure(noticeLanguage());
  const prefilled = useLocation().state as { question?: string } | null;
  const [question, setQuestion] = useState(prefilled?.question);
  // a reload does not ask it again, nor does the entry that the dialog adds to the history
  useLayoutEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), []);
  const opened = useOpened();
  const { succeed } = useBanner();
  const [isLeaving, setLeaving] = useState(false);
  const close = (): void => {
    setQuestion(undefined);
    opened.close();
  };
  const sent = ({ number }: OwnGrievance): void => {
    setQuestion(undefined);
    opened.done(t('grievances.sent', { number }));
  };
  const { rows, total, hasFailed } = list;
  const reopened = opened.find('reopen', rows, ({ id }) => id);
  const home = dashboardOf(session.read()?.user.role ?? '') ?? '/';
  return (
    <>
      <DashboardHeader
        hasBell={erasure.data?.due_at === null}
        onLogout={() => setLeaving(true)}
        isCovered={isLeaving}
      />
      <DashboardMain>
        <Link to={home} className={standaloneLink}>
          {t('grievances.back')}
        </Link>
        <Banners />
        <section aria-labelledby="grievances" className="grid gap-5">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0 flex-1 basis-64">
              <h1 id="grievances" className="text-page">
                {t('grievances.title')}
              </h1>
              <p className="text-muted">{t('grievances.hint')}</p>
              <p role="status" className="min-h-6 text-muted">
                {rows && t('grievances.count', { count: total })}
              </p>
            </div>
            <Button onClick={() => opened.open('write')} className="max-sm:w-full">
              {t('grievances.write')}
            </Button>
          </div>
          {hasFailed && (
            <FailedState title={t('grievances.failed')} hint={t('grievances.failedHint')} onRetry={list.retry} />
          )}
          {!hasFailed && !rows && <CardSkeletons />}
          {rows?.length === 0 && (
            <EmptyState kind="nothing" title={t('grievances.none')} hint={t('grievances.noneHint')} />
          )}
          {rows && rows.length > 0 && (
            <>
              <ul className="grid gap-4">
                {rows.map((grievance) => (
                  <li key={grievance.id}>
                    <GrievanceCard
                      grievance={grievance}
                      onReopen={() => opened.open('reopen', grievance.id)}
                      onClosed={() => succeed(t('grievances.closed', { number: grievance.number }))}
                    />
                  </li>
                ))}
              </ul>
              <MoreRows list={list} />
            </>
          )}
        </section>
      </DashboardMain>
      {opened.isOpen('write') && <WriteDialog question={question} onDone={sent} onClose={close} />}
      {reopened && <ReopenDialog grievance={reopened} onDone={sent} onClose={close} />}
      {isLeaving && <LogoutQuestion onClose={() => setLeaving(false)} />}
    </>
  );
}
