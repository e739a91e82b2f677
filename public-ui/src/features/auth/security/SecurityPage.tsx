import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CalendarFeed, Factor, Factors, OpenSession } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/security';
import { api, session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf, LOGIN } from '@niyukt/ui-shared/session/guard';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { FailedState } from '../../../ui/EmptyState';
import { GoTo } from '../../../ui/GoTo';
import { Meta } from '../../../ui/Meta';
import ServerState from '../../../ui/ServerState';
import { AuthLayout } from '../AuthLayout';
import { type FactorChoice, FactorSetup } from './FactorSetup';
import { FreshLogin } from './FreshLogin';
import { RecoveryCodes } from './RecoveryCodes';

const FACTORS = ['factors'];
const SESSIONS = ['sessions'];
const CALENDAR = ['calendar-feed'];

/** How the account signs in and where it is logged in: for everybody, also for staff that has to set up a second factor. */
export default function SecurityPage() {
  const user = session.read()?.user;
  if (!user) return <GoTo path={LOGIN} notice="notice.loginFirst" />;
  return (
    <ServerState>
      <AuthLayout title={t('security.title')} intro={t('security.intro')} isWide>
        <Parts role={user.role} />
        <FreshLogin />
      </AuthLayout>
    </ServerState>
  );
}

const useFactors = () =>
  useQuery({
    queryKey: FACTORS,
    queryFn: () => api.call<Factors>('GET', '/auth/factors', { fallback: t('security.failed') }),
  });
const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: () => api.call<OpenSession[]>('GET', '/auth/sessions', { fallback: t('security.failed') }),
  });
const useCalendar = () =>
  useQuery({ queryKey: CALENDAR, queryFn: () => api.call<CalendarFeed>('GET', '/api/me/calendar') });

/** All parts come at once, so that none moves another. Staff that lacks a second factor sees nothing else. */
function Parts({ role }: { role: string }) {
  const factors = useFactors();
  const sessions = useSessions();
  const calendar = useCalendar();
  if ([factors, sessions, calendar].some(({ isPending }) => isPending)) return <CardSkeletons />;
  const isLacking = /admin/.test(role) && lacksFactor(factors.data);
  return (
    <>
      <FactorsPart read={factors} isLacking={isLacking} />
      {!isLacking && <SessionsPart read={sessions} calendar={calendar.data} />}
      <a href={dashboardOf(role) ?? LOGIN} className={`${buttonClass('secondary')} justify-self-start`}>
        {t('security.back')}
      </a>
    </>
  );
}

function lacksFactor(present: Factors | undefined): boolean {
  if (!present || present.rule === 'off') return false;
  return !present.factors.some(
    ({ kind, is_suspended }) => !is_suspended && (present.rule === 'any' || kind === 'passkey'),
  );
}

type Opened = { choice: FactorChoice } | { codes: string[] } | { remove: Factor } | { renew: true };

function FactorsPart({ read, isLacking }: { read: UseQueryResult<Factors>; isLacking: boolean }) {
  const queries = useQueryClient();
  const { data, error, refetch } = read;
  const [opened, setOpened] = useState<Opened>();
  const [notice, setNotice] = useState<{ kind: 'status' | 'alert'; text: string }>();
  const changed = (text: string): void => {
    setOpened(undefined);
    setNotice({ kind: 'status', text });
    void queries.invalidateQueries();
  };
  const close = (): void => {
    setOpened(undefined);
    void queries.invalidateQueries();
  };
  const failed = (failure: Error): void => {
    setOpened(undefined);
    setNotice({ kind: 'alert', text: errorText(failure, failure.message) });
  };
  const removal = useCall({ send: ({ id }: Factor, call) => api.call('DELETE', `/auth/factors/${id}`, call) });
  const renewal = useCall<{ recovery_codes: string[] }>({
    send: (_, call) => api.call('POST', '/auth/factors/recovery-codes', { body: {}, ...call }),
  });
  const hasApp = data?.factors.some(({ kind }) => kind === 'totp');
  return (
    <Part id="factors" title={t('security.factors')}>
      {isLacking && (
        <Alert kind="alert">{t(data?.rule === 'passkey' ? 'security.neededPasskey' : 'security.needed')}</Alert>
      )}
      {notice && <Alert kind={notice.kind}>{notice.text}</Alert>}
      <Loaded data={data} error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          {data.factors.length === 0 && <p className="text-muted">{t('security.noFactor')}</p>}
          {data.factors.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {data.factors.map((factor) => (
                <FactorRow key={factor.id} factor={factor} onRemove={() => setOpened({ remove: factor })} />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setOpened({ choice: 'totp' })}>
              {t(hasApp ? 'security.replaceApp' : 'security.addApp')}
            </Button>
            <Button look="secondary" onClick={() => setOpened({ choice: 'passkey' })}>
              {t('security.addPasskey')}
            </Button>
          </div>
          {data.factors.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4">
              <p>{data.recovery_codes_left ? t('codes.left', { count: data.recovery_codes_left }) : t('codes.none')}</p>
              <Button look="quiet" className="px-0" onClick={() => setOpened({ renew: true })}>
                {t('codes.renew')}
              </Button>
            </div>
          )}
        </>
      )}
      {opened && 'choice' in opened && (
        <Dialog title={t(opened.choice === 'totp' ? 'setup.app' : 'setup.passkey')} onClose={close}>
          <FactorSetup choice={opened.choice} onDone={() => changed(t('security.done'))} />
        </Dialog>
      )}
      {opened && 'codes' in opened && (
        <Dialog title={t('codes.title')} onClose={() => setOpened(undefined)}>
          <RecoveryCodes codes={opened.codes} onDone={() => setOpened(undefined)} />
        </Dialog>
      )}
      {opened && 'remove' in opened && (
        <ConfirmDialog
          title={t('security.remove')}
          question={t('security.removeQuestion', { name: nameOf(opened.remove) })}
          confirm={t('security.remove')}
          onCancel={() => setOpened(undefined)}
          onConfirm={() =>
            removal.start(opened.remove, { onSuccess: () => changed(t('security.removed')), onError: failed })
          }
        />
      )}
      {opened && 'renew' in opened && (
        <ConfirmDialog
          title={t('codes.renew')}
          question={t('codes.renewQuestion')}
          confirm={t('codes.renew')}
          onCancel={() => setOpened(undefined)}
          onConfirm={() =>
            renewal.start(undefined, {
              onSuccess: ({ recovery_codes: codes }) => {
                close();
                setOpened({ codes });
              },
              onError: failed,
            })
          }
        />
      )}
    </Part>
  );
}

const nameOf = ({ kind, name }: Factor): string => (kind === 'totp' ? t('security.app') : name);

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { kind, added_at, last_used_at, is_suspended, is_of_old_address } = factor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-bold break-words" lang={kind === 'passkey' ? 'und' : undefined}>
          {nameOf(factor)}
        </p>
        <Meta
          items={[
            kind === 'passkey' && t('setup.passkey'),
            t('security.added', { day: dayInIndia(added_at) }),
            last_used_at && t('security.used', { moment: momentInIndia(last_used_at) }),
          ]}
        />
        {is_suspended && <p className="text-small text-danger">{t('security.suspended')}</p>}
        {is_of_old_address && <p className="text-small text-danger">{t('security.oldAddress')}</p>}
      </div>
      <Button look="secondary" aria-label={t('security.removeNamed', { name: nameOf(factor) })} onClick={onRemove}>
        {t('security.remove')}
      </Button>
    </li>
  );
}

function SessionsPart({ read, calendar }: { read: UseQueryResult<OpenSession[]>; calendar: CalendarFeed | undefined }) {
  const queries = useQueryClient();
  const { data, error, refetch } = read;
  const [notice, setNotice] = useState<string>();
  const showBanner = (text: string): void => {
    setNotice(text);
    void queries.invalidateQueries({ queryKey: SESSIONS });
    void queries.invalidateQueries({ queryKey: CALENDAR });
  };
  const ending = useCall({ send: (id: string, call) => api.call('DELETE', `/auth/sessions/${id}`, call) });
  const endingOthers = useCall<{ ended: number }>({
    send: (_, call) => api.call('POST', '/auth/sessions/end-others', { body: {}, ...call }),
  });
  const onError = (failure: Error): void => showBanner(errorText(failure, failure.message));
  return (
    <Part id="sessions" title={t('security.sessions')}>
      {notice && <Alert kind="status">{notice}</Alert>}
      <Loaded data={data} error={error} onRetry={() => void refetch()} />
      {data && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.map(({ id, browser, network, began_at, last_used_at, is_this }) => {
            const name = browser || t('security.unknownBrowser');
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
                <div className="min-w-0">
                  <p className="font-bold">{name}</p>
                  <Meta
                    items={[
                      is_this && t('security.thisSession'),
                      network,
                      t('security.since', { moment: momentInIndia(began_at) }),
                      !is_this && t('security.used', { moment: momentInIndia(last_used_at) }),
                    ]}
                  />
                </div>
                {!is_this && (
                  <Button
                    look="secondary"
                    aria-label={t('security.endNamed', { name })}
                    onClick={() => ending.start(id, { onSuccess: () => showBanner(t('security.ended')), onError })}
                  >
                    {t('security.end')}
                  </Button>
                )}
              </li>
            );
          })}
          <CalendarRow calendar={calendar} onEnded={showBanner} />
        </ul>
      )}
      {data?.length === 1 && <p className="text-muted">{t('security.noOthers')}</p>}
      {data && data.length > 1 && (
        <Button
          look="danger"
          className="justify-self-start"
          onClick={() =>
            endingOthers.start(undefined, {
              onSuccess: ({ ended }) => showBanner(t('security.othersEnded', { count: ended })),
              onError,
            })
          }
        >
          {t('security.endOthers')}
        </Button>
      )}
    </Part>
  );
}

/** The address of a calendar is read without a login, as long as it is not ended. */
function CalendarRow({ calendar, onEnded }: { calendar: CalendarFeed | undefined; onEnded: (notice: string) => void }) {
  const ending = useCall({ send: (_, call) => api.call('DELETE', '/api/me/calendar', call) });
  if (!calendar?.active || !calendar.created_at) return null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-bold">{t('security.calendar')}</p>
        <Meta items={[t('security.since', { moment: momentInIndia(calendar.created_at) })]} />
      </div>
      <Button
        look="secondary"
        aria-label={t('security.stopLabel')}
        onClick={() =>
          ending.start(undefined, {
            onSuccess: () => onEnded(t('security.calendarEnded')),
            onError: (failure: Error) => onEnded(errorText(failure, failure.message)),
          })
        }
      >
        {t('security.stop')}
      </Button>
    </li>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-6 grid gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is shown until something is there: that it loads, or why it did not. */
function Loaded({ data, error, onRetry }: { data: unknown; error: Error | null; onRetry: () => void }) {
  if (data) return null;
  if (!error) return <CardSkeletons />;
  return (
    <FailedState title={t('security.failed')} hint={errorText(error, t('security.failedHint'))} onRetry={onRetry} />
  );
}
