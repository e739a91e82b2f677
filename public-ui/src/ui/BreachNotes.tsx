import { useQueryClient } from '@tanstack/react-query';
import type { OwnBreach } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { BREACHES } from '../lib/breach-notes';
import { useCall } from '../lib/useCall';
import { Alert } from './Alert';
import { Button } from './Button';

/** What happened to the reader's data, until they have read it. */
export function BreachNotes({ breaches }: { breaches: readonly OwnBreach[] | undefined }) {
  return breaches?.map((breach) => <Note key={breach.id} breach={breach} />);
}

const FACTS = ['consequences', 'measures', 'advice', 'contact'] as const;

function Note({ breach }: { breach: OwnBreach }) {
  const { id, what, happened } = breach;
  const queries = useQueryClient();
  const reading = useCall({
    send: (_: object, { signal }) =>
      api.call('POST', `/api/me/breaches/${id}/read`, { signal, fallback: t('breachNote.failed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: BREACHES }),
    changes: BREACHES,
  });
  return (
    <section
      aria-labelledby={`breach-${id}`}
      className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <h2 id={`breach-${id}`} className="text-title">
        {t('breachNote.title')}
      </h2>
      {/* the agency's own words */}
      <p className="whitespace-pre-line" lang="en">
        {what}
        {'\n'}
        {happened}
      </p>
      <dl className="grid gap-2">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className="text-small text-muted">{t(`breachNote.${fact}`)}</dt>
            <dd className="whitespace-pre-line" lang="en">
              {breach[fact]}
            </dd>
          </div>
        ))}
      </dl>
      {reading.error && <Alert kind="alert">{errorText(reading.error, t('breachNote.failed'))}</Alert>}
      <div>
        <Button look="secondary" isBusy={reading.isPending} onClick={() => reading.start({})}>
          {t('breachNote.read')}
        </Button>
      </div>
    </section>
  );
}
