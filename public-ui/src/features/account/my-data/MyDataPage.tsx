import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { sizeText } from '@niyukt/ui-shared/files/size-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf } from '@niyukt/ui-shared/session/guard';
import { useBreaches } from '../../../lib/breach-notes';
import { lazyPart } from '../../../lib/lazyPart';
import { standaloneLink } from '../../../lib/link';
import { useErasure } from '../../../lib/useErasure';
import { useTitle } from '../../../lib/useTitle';
import { Alert } from '../../../ui/Alert';
import { Banners } from '../../../ui/Banners';
import { BreachNotes } from '../../../ui/BreachNotes';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { DashboardHeader, DashboardMain } from '../../../ui/DashboardHeader';
import { FailedState } from '../../../ui/EmptyState';
import { LogoutQuestion } from '../../../ui/LogoutQuestion';
import { Processors } from '../../../ui/Processors';
import { SavePdf } from '../../../ui/SavePdf';
import { noticeLanguage } from '../../auth/privacy-notice';
import { FreshLogin } from '../../auth/security/FreshLogin';
import { EraseAccount, ErasureDue } from './Erasing';
import { Given } from './Given';
import { useAskForExport, useMyData, useSaveExport } from './my-data-queries';
import { NomineePart } from './NomineePart';
import { Part } from './Part';
import { RetainedPart } from './RetainedPart';

const OwnChoices = lazyPart(() => import('./OwnChoices'));
const Penalties = lazyPart(() => import('../../employee/Penalties'));

/** Everything to take away: asked for, made in the background, saved. */
function Download({ export: made }: Pick<OwnData, 'export'>) {
  const asking = useAskForExport();
  const saving = useSaveExport();
  const isWaiting = made?.state === 'waiting';
  const isReady = made?.state === 'ready';
  const failure = asking.error ?? saving.error;
  return (
    <Part id="download" title={t('myData.download')} hint={t('myData.downloadHint')}>
      {failure && <Alert kind="alert">{errorText(failure, failure.message)}</Alert>}
      {!failure && made?.state === 'failed' && <Alert kind="alert">{t('myData.exportFailed')}</Alert>}
      <p role="status" className="min-h-6 text-muted">
        {isWaiting && t('myData.waiting')}
        {isReady && made.expires_at && t('myData.ready', { day: dayInIndia(made.expires_at) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isReady && (
          <Button isBusy={saving.isPending} onClick={() => saving.start()}>
            {t('myData.save', { size: sizeText(made.size_bytes) })}
          </Button>
        )}
        <Button look="secondary" isBusy={asking.isPending || isWaiting} onClick={() => asking.start()}>
          {t(isReady ? 'myData.askAgain' : 'myData.ask')}
        </Button>
      </div>
    </Part>
  );
}

/**
 * What is held about an employee or a member of a company, who was shown it, and what they can do. The only page that opens for an account
 * that is to be erased.
 */
export default function MyDataPage() {
  useTitle(t('myData.title'));
  const { data, isError, refetch } = useMyData();
  const erasure = useErasure(noticeLanguage());
  const breaches = useBreaches();
  const [isLeaving, setLeaving] = useState(false);
  const role = session.read()?.user.role ?? '';
  const dueAt = erasure.data?.due_at ?? null;
  // the parts come together, so that nothing moves
  const isLoading = !data || !erasure.isFetched;
  return (
    <>
      <DashboardHeader
        hasBell={erasure.isFetched && dueAt === null}
        onLogout={() => setLeaving(true)}
        isCovered={isLeaving}
      />
      <DashboardMain>
        {dueAt === null && (
          <Link to={dashboardOf(role) ?? '/'} className={standaloneLink}>
            {t('myData.back')}
          </Link>
        )}
        <Banners />
        <div>
          <h1 className="text-page">{t('myData.title')}</h1>
          <p className="text-muted">{t('myData.intro')}</p>
        </div>
        {!data && isError && <FailedState title={t('myData.failed')} hint={t('myData.failedHint')} onRetry={refetch} />}
        {isLoading && !isError && <CardSkeletons />}
        {erasure.data && dueAt !== null && (
          <ErasureDue dueAt={dueAt} reason={erasure.data.reason} stays={erasure.data.stays} />
        )}
        {dueAt !== null && <BreachNotes breaches={breaches.data} />}
        {role === 'employee' && dueAt !== null && (
          <Suspense fallback={null}>
            <Penalties />
          </Suspense>
        )}
        {data && !isLoading && (
          <>
            <RetainedPart kept={data.kept} />
            <Given given={data.given} />
            {data.processors.length > 0 && (
              <Part
                id="processors"
                title={t('myData.processors')}
                hint={t('myData.processorsHint')}
                count={data.processors.length}
              >
                <Processors processors={data.processors} />
              </Part>
            )}
            {role === 'employee' && dueAt === null && (
              <Part id="consents" title={t('myData.consents')}>
                <Suspense fallback={<p role="status">{t('generic.loading')}</p>}>
                  <OwnChoices />
                </Suspense>
              </Part>
            )}
            <Download export={data.export} />
            <NomineePart nominee={data.nominee} />
            <Part id="terms" title={t('myData.terms')} hint={t('myData.termsHint')}>
              <SavePdf
                path="/api/me/terms/certificate.pdf"
                label={t('myData.certificate')}
                failure={t('myData.certificateFailed')}
              />
            </Part>
            <Part id="questions" title={t('myData.questions')} hint={t('myData.questionsHint')}>
              <Link to="/grievances" className={`${buttonClass('secondary')} justify-self-start`}>
                {t('myData.write')}
              </Link>
            </Part>
            {dueAt === null && <EraseAccount erasure={erasure} />}
          </>
        )}
      </DashboardMain>
      <FreshLogin />
      {isLeaving && <LogoutQuestion onClose={() => setLeaving(false)} />}
    </>
  );
}
