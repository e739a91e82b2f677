import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Preferences } from '../api/types';
import { errorText } from '../errors/error-text';
import { t } from '../i18n/notifications';
import { allowPushes, endPushes, needsHomeScreen, type PushState, pushState } from '../live/push';
import { api } from '../session/browser-session';

const PREFERENCES = ['notifications', 'preferences'];
const WAYS = ['bell', 'mail', 'push'] as const;
type Kind = Preferences['kinds'][number];

/** Whether this browser is pushed to, and what keeps it from it. */
function PushSwitch({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<PushState>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const change = (isOn: boolean): void => {
    setFailed(false);
    (isOn ? allowPushes(pushKey) : endPushes()).then(setState, () => setFailed(true));
  };
  if (state === undefined) return null;
  return (
    <section className="told-push" aria-labelledby="told-push">
      <h3 id="told-push">{t('push.title')}</h3>
      {needsHomeScreen() && <p>{t('push.homeScreen')}</p>}
      {state === 'unknown' && !needsHomeScreen() && <p>{t('push.unknown')}</p>}
      {state === 'blocked' && <p>{t('push.blocked')}</p>}
      {(state === 'on' || state === 'off') && (
        <label>
          <input type="checkbox" checked={state === 'on'} onChange={({ target }) => change(target.checked)} />
          {t('push.switch')}
        </label>
      )}
      <p className="told-note">{t('push.neutral')}</p>
      {hasFailed && (
        <p role="alert" className="told-alert">
          {t('push.failed')}
        </p>
      )}
    </section>
  );
}

/** On which ways each kind of notification comes. A choice is saved as it is made. */
export function NotificationPreferencesForm() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: PREFERENCES,
    queryFn: () => api.call<Preferences>('GET', '/api/me/preferences'),
  });
  const [failure, setFailure] = useState<Error>();
  const choose = ({ kind, bell, mail, push }: Kind, way: (typeof WAYS)[number], isOn: boolean): void => {
    const chosen = { kind, bell, mail, push, [way]: isOn };
    setFailure(undefined);
    queries.setQueryData<Preferences>(PREFERENCES, (shown) => shown && withChoice(shown, chosen));
    api
      .call<Preferences>('PUT', '/api/me/preferences', { body: { kinds: [chosen] }, fallback: t('told.saveFailed') })
      .then((saved) => queries.setQueryData(PREFERENCES, saved))
      .catch((reason: unknown) => {
        setFailure(reason instanceof Error ? reason : new Error(String(reason)));
        void refetch();
      });
  };
  if (error)
    return (
      <p role="alert" className="told-alert">
        {t('told.failed')}{' '}
        <button type="button" className="bell-more" onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </button>
      </p>
    );
  if (!data) return <p role="status">{t('generic.loading')}</p>;
  return (
    <>
      <p className="told-note">{t('told.quiet', { from: data.quiet_from, until: data.quiet_until })}</p>
      {failure && (
        <p role="alert" className="told-alert">
          {errorText(failure, t('told.saveFailed'))}
        </p>
      )}
      <table className="told-table">
        <thead>
          <tr>
            <th scope="col">{t('told.kind')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`told.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.kinds.map((kind) => (
            <tr key={kind.kind}>
              <th scope="row">{kind.title}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  {kind.choices.includes(way) ? (
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t('told.wayOf', { way: t(`told.${way}`), kind: kind.title })}
                        checked={kind[way]}
                        onChange={({ target }) => choose(kind, way, target.checked)}
                      />
                    </label>
                  ) : (
                    t(kind[way] ? 'told.always' : 'told.never')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PushSwitch pushKey={data.push_key} />
    </>
  );
}

const withChoice = (
  { kinds, ...rest }: Preferences,
  chosen: Pick<Kind, 'kind' | 'bell' | 'mail' | 'push'>,
): Preferences => ({
  ...rest,
  kinds: kinds.map((kind) => (kind.kind === chosen.kind ? { ...kind, ...chosen } : kind)),
});
