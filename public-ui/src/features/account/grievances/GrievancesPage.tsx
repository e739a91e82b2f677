import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { t as shared } from '@niyukt/ui-shared/i18n/dashboards';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { logout, session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf } from '@niyukt/ui-shared/session/guard';
import { useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { noticeLanguage } from '../../auth/privacy-notice';
import { Banners } from '../../../ui/Banners';
import { Button } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DashboardHeader, DashboardMain } from '../../../ui/DashboardHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { standaloneLink } from '../../../lib/link';
import { MoreRows } from '../../../ui/MoreRows';
import { useBanner } from '../../../ui/useBanner';
import { hasDraft } from '../../../lib/useDraft';
import { useErasure } from '../../../lib/useErasure';
import { useTitle } from '../../../lib/useTitle';
import { GrievanceCard } from './GrievanceCard';
import { useGrievances } from './grievance-queries';
import { ReopenDialog } from './ReopenDialog';
import { GRIEVANCE_DRAFT, WriteDialog } from './WriteDialog';

type OpenDialog = { kind: 'write' | 'logout' } | { kind: 'reopen'; grievance: OwnGrievance };

/** Complaints, corrections and questions of an employee or a member of a company. */
export default function GrievancesPage() {
  useTitle(t('grievances.title'));
  const list = useGrievances();
  const erasure = useErasure(noticeLanguage());
  const asked = useLocation().state as { question?: string } | null;
  const [question, setQuestion] = useState(asked?.question);
  // a reload does not ask it again, nor does the entry that the dialog adds to the history
  useLayoutEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), []);
  const [open, setOpen] = useState<OpenDialog | undefined>(() =>
    question || hasDraft(GRIEVANCE_DRAFT) ? { kind: 'write' } : undefined,
  );
  const [notice, setNotice] = useBanner();
  const close = (): void => {
    setOpen(undefined);
    setQuestion(undefined);
  };
  const tell = (text: string): void => {
    close();
    setNotice({ kind: 'status', text });
  };
  const sent = ({ number }: OwnGrievance): void => tell(t('grievances.sent', { number }));
  const { rows, total, hasFailed } = list;
  const home = dashboardOf(session.read()?.user.role ?? '') ?? '/';
  return (
    <>
      <DashboardHeader
        hasBell={erasure.data?.due_at === null}
        onLogout={() => setOpen({ kind: 'logout' })}
        isCovered={open !== undefined}
      />
      <DashboardMain>
        <Link to={home} className={standaloneLink}>
          {t('grievances.back')}
        </Link>
        <Banners banner={notice} onDismiss={() => setNotice(undefined)} />
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
            <Button onClick={() => setOpen({ kind: 'write' })} className="max-sm:w-full">
              {t('grievances.write')}
            </Button>
          </div>
          {hasFailed && (
            <EmptyState kind="failed" title={t('grievances.failed')} hint={t('grievances.failedHint')}>
              <Button look="secondary" onClick={list.retry}>
                {shared('action.tryAgain')}
              </Button>
            </EmptyState>
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
                      onReopen={() => setOpen({ kind: 'reopen', grievance })}
                      onClosed={() => tell(t('grievances.closed', { number: grievance.number }))}
                    />
                  </li>
                ))}
              </ul>
              <MoreRows list={list} />
            </>
          )}
        </section>
      </DashboardMain>
      {open?.kind === 'write' && <WriteDialog question={question} onDone={sent} onClose={close} />}
      {open?.kind === 'reopen' && <ReopenDialog grievance={open.grievance} onDone={sent} onClose={close} />}
      {open?.kind === 'logout' && (
        <ConfirmDialog
          title={shared('logout.title')}
          question={shared('logout.confirm')}
          confirm={shared('action.logout')}
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
