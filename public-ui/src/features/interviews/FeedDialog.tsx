import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';

const PATH = '/api/me/calendar';
const FEED = ['calendar-feed'];

/** The address at which a calendar reads the own interviews: made, copied once, ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useQuery({
    queryKey: FEED,
    queryFn: () => api.call<CalendarFeed>('GET', PATH, { fallback: t('feed.failed') }),
  });
  return (
    <Dialog title={t('feed.title')} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('feed.hint')}</p>
        <p>{t('feed.late')}</p>
        <p>{t('feed.secret')}</p>
        {feed.data && <Address feed={feed.data} />}
        {!feed.data && feed.error && (
          <>
            <Alert kind="alert">{errorText(feed.error, t('feed.failed'))}</Alert>
            <div>
              <Button look="secondary" onClick={() => void feed.refetch()}>
                {t('action.tryAgain')}
              </Button>
            </div>
          </>
        )}
        {feed.isPending && <p role="status">{t('generic.loading')}</p>}
      </div>
    </Dialog>
  );
}

function Address({ feed }: { feed: CalendarFeed }) {
  const make = useChange('POST', () => t('feed.makeFailed'));
  const revoke = useChange('DELETE', () => t('feed.revokeFailed'));
  const [url, setUrl] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const failure = make.error ?? revoke.error;
  const end = (): void => {
    setAsking(false);
    revoke.start(undefined, {
      onSuccess: () => {
        setUrl(null);
        setEnded(true);
      },
    });
  };
  return (
    <>
      <p role="status" className="font-semibold">
        {hasEnded && !feed.active ? t('feed.revoked') : stateText(feed)}
      </p>
      {url && <OnceShown url={url} />}
      {feed.active && !url && <p className="text-small text-muted">{t('feed.makeNewHint')}</p>}
      {failure && <Alert kind="alert">{errorText(failure, t('feed.makeFailed'))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          look={feed.active ? 'secondary' : 'primary'}
          isBusy={make.isPending}
          onClick={() => make.start(undefined, { onSuccess: (made) => setUrl(made.url) })}
        >
          {make.isPending ? t('feed.making') : t(feed.active ? 'feed.makeNew' : 'feed.make')}
        </Button>
        {feed.active && (
          <Button look="danger" isBusy={revoke.isPending} onClick={() => setAsking(true)}>
            {t(revoke.isPending ? 'feed.revoking' : 'feed.revoke')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('feed.revokeTitle')}
          question={t('feed.revokeHint')}
          confirm={t('feed.revoke')}
          onConfirm={end}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useChange(method: 'POST' | 'DELETE', failed: () => string) {
  const queries = useQueryClient();
  return useCall<CalendarFeed>({
    send: (_, { signal }) => api.call<CalendarFeed>(method, PATH, { signal, fallback: failed() }),
    // the address stays out of the cache
    onSuccess: (feed) => queries.setQueryData<CalendarFeed>(FEED, { ...feed, url: null }),
    changes: FEED,
  });
}

const stateText = ({ active, created_at }: CalendarFeed): string =>
  active && created_at ? t('feed.active', { day: dayInIndia(created_at) }) : t('feed.none');

function OnceShown({ url }: { url: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid gap-3">
      <TextField
        label={t('feed.address')}
        hint={t('feed.once')}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="font-mono"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{t('feed.copy')}</Button>
        <p role="status">{isCopied !== undefined && t(isCopied ? 'feed.copied' : 'feed.copyFailed')}</p>
      </div>
    </div>
  );
}
