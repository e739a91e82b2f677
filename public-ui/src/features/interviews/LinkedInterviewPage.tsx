import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { OpenedInterview } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { PageNotices } from '../../ui/PageNotices';
import ServerState from '../../ui/ServerState';
import { TryAgain } from '../../ui/TryAgain';
import { AuthLayout } from '../auth/AuthLayout';
import { EndedLink } from '../auth/EndedLink';
import { linkedToken, useLinkedToken } from '../auth/linked-token';
import type { PresentTime, Replying } from './interview-queries';
import { InterviewTimes } from './InterviewTimes';
import { JoinLink, MeetingFacts } from './MeetingFacts';
import { type Reply, ReplyBar } from './ReplyBar';
import { StateChip } from './StateChip';

const LINKED = ['linked-interview'];

/**
 * Where the mail about an interview leads, without a login. The token stands behind `#`, so that no server receives it, and leaves the address
 * bar. Opening the page answers nothing.
 */
export default function LinkedInterviewPage() {
  const linked = useLocation().hash.slice(1);
  const token = useLinkedToken();
  if (linked) return <Navigate to="/interview" replace state={linkedToken(linked)} />;
  if (!token) return <EndedInterview />;
  return (
    <ServerState>
      <LinkedInterview key={token} token={token} />
    </ServerState>
  );
}

const hasEnded = (error: Error | null): boolean => error instanceof ApiError && error.code === 'interview.link_ended';

function LinkedInterview({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...LINKED, token],
    queryFn: () =>
      api.call<OpenedInterview>('POST', '/api/interviews/open', { body: { token }, fallback: t('link.failed') }),
  });
  // what was shown before is true no more
  if (hasEnded(error)) return <EndedInterview />;
  if (data) return <Opened token={token} interview={data} onRead={() => void refetch()} />;
  return (
    <AuthLayout title={t('link.title')} intro={t('link.opensNothing')}>
      <PageNotices className="empty:hidden" />
      {error ? (
        <TryAgain text={errorText(error, t('link.failed'))} onRetry={refetch} />
      ) : (
        <p role="status" className="text-muted">
          {t('link.loading')}
        </p>
      )}
    </AuthLayout>
  );
}

interface OpenedProps {
  token: string;
  interview: OpenedInterview;
  /** Reads it anew: it is not as it was read. */
  onRead: () => void;
}

function Opened({ token, interview, onRead }: OpenedProps) {
  const queries = useQueryClient();
  const [given, setGiven] = useState<Reply>();
  const { name, other, job_title, round, names, can_reply, reply } = interview;
  const show = (change: (shown: OpenedInterview) => OpenedInterview): void => {
    queries.setQueryData<OpenedInterview>([...LINKED, token], (shown) => shown && change(shown));
  };
  const replying: Replying = {
    send: (body, { signal }) =>
      api.call<OpenedInterview>('POST', '/api/interviews/reply', {
        body: { token, ...body },
        signal,
        fallback: t('reply.failed'),
      }),
    onSuccess: (answered) => show(() => answered as OpenedInterview),
    changes: LINKED,
  };
  const readAnew = (present: PresentTime | undefined): void => {
    setGiven(undefined);
    if (present) show((shown) => ({ ...shown, ...present, reply: null, slots: [] }));
    onRead();
  };
  return (
    <AuthLayout title={job_title} intro={t('link.opensNothing')}>
      <PageNotices className="empty:hidden" />
      <article className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lead">{other}</h2>
          <StateChip interview={interview} />
        </div>
        <p className="text-small text-muted">{t('meeting.round', { n: round })}</p>
        <InterviewTimes {...interview} />
        <MeetingFacts interview={interview} more={names?.length ? [[t('meeting.with'), names.join(', ')]] : []} />
        <JoinLink interview={interview} name={job_title} />
      </article>
      {!can_reply && <Alert kind="info">{t('link.begun')}</Alert>}
      {can_reply && !reply && <p className="font-semibold">{t('link.hello', { name })}</p>}
      <div role="status" className="empty:hidden">
        {given && given === reply && <Alert kind="status">{t(`link.thanks.${given}`)}</Alert>}
      </div>
      <ReplyBar
        interview={interview}
        name={`${job_title}, ${other}`}
        replying={replying}
        onChanged={readAnew}
        onSent={setGiven}
      />
    </AuthLayout>
  );
}

const EndedInterview = () => <EndedLink title={t('link.ended')} hint={t('link.endedHint')} login={t('link.login')} />;
