import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { OwnPenalty } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { moneyText } from '@niyukt/ui-shared/money';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { SavePdf } from '../../ui/SavePdf';
import { TextArea } from '../../ui/TextField';

const PENALTIES = ['penalties'];
const MAX_ANSWER = 10_000;

/** Notices of penalties to the person, if there are any, and the answer to each. */
export default function Penalties() {
  const { data } = useQuery({
    queryKey: PENALTIES,
    queryFn: () => api.list<OwnPenalty>('/api/me/penalties'),
  });
  if (!data?.length) return null;
  return (
    <section aria-labelledby="penalties" className="grid gap-4">
      <h2 id="penalties" className="text-title">
        {t('penalty.title')}
      </h2>
      {data.map((penalty) => (
        <Penalty key={penalty.id} penalty={penalty} />
      ))}
    </section>
  );
}

function Penalty({ penalty }: { penalty: OwnPenalty }) {
  const { id, state, amount_paise, reason, due_on, answer } = penalty;
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4">
      <p className="font-semibold">
        {t('penalty.case', { id, amount: moneyText(amount_paise) })} · {t(`penaltyState.${state}`)}
      </p>
      <p className="whitespace-pre-line" lang={typedLanguage(reason)}>
        {reason}
      </p>
      {state === 'notice_sent' && due_on && <p>{t('penalty.due', { day: dayInIndia(due_on) })}</p>}
      {answer && (
        <div>
          <p className="text-small text-muted">{t('penalty.yourAnswer')}</p>
          <p className="whitespace-pre-line" lang={typedLanguage(answer)}>
            {answer}
          </p>
        </div>
      )}
      <SavePdf
        path={`/api/me/penalties/${id}/notice.pdf`}
        label={t('penalty.savePdf')}
        failure={t('penalty.savePdfFailed')}
      />
      {state === 'notice_sent' && <Answer id={id} />}
    </article>
  );
}

function Answer({ id }: { id: number }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answering = useCall({
    send: (body: { text: string }, { signal }) =>
      api.call<OwnPenalty>('POST', `/api/me/penalties/${id}/answer`, { body, signal, fallback: t('penalty.failed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: PENALTIES }),
    changes: PENALTIES,
  });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(!text.trim());
    if (text.trim()) answering.start({ text });
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={send}>
      <TextArea
        label={t('penalty.answer')}
        hint={t('penalty.answerHint')}
        error={isMissing ? t('penalty.answerMissing') : undefined}
        maxLength={MAX_ANSWER}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {answering.error && <Alert kind="alert">{errorText(answering.error, t('penalty.failed'))}</Alert>}
      <div>
        <Button type="submit" look="secondary" isBusy={answering.isPending}>
          {t('penalty.send')}
        </Button>
      </div>
    </form>
  );
}
