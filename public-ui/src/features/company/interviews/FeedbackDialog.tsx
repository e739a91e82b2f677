import { useState } from 'react';
import type { CompanyFeedback, CompanyInterview } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { RATED } from '@niyukt/ui-shared/forms/feedback-forms';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DiscardGuard } from '../../../ui/DiscardGuard';
import { useFeedback } from './feedback-queries';
import { FeedbackForm } from './FeedbackForm';

interface FeedbackDialogProps {
  interview: CompanyInterview;
  /** Of the person, as the company is shown it. */
  name: string;
  onClose: () => void;
}

/** The own feedback about an interview, to give or to change; once it is given, that of others, too. */
export function FeedbackDialog({ interview: { id }, name, onClose }: FeedbackDialogProps) {
  const { data, error, refetch } = useFeedback(id);
  const [isEditing, setEditing] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isSent, setSent] = useState(false);
  const own = data?.find(({ mine }) => mine);
  const isForm = data && (!own || isEditing);
  const stop = (): void => {
    setDirty(false);
    setEditing(false);
  };
  return (
    <DiscardGuard title={t('feedback.title', { name })} isWide isDirty={isDirty} onClose={onClose}>
      {(leave) => (
        <div className="grid gap-5">
          {!data && !error && <p role="status">{t('generic.loading')}</p>}
          {!data && error && (
            <>
              <Alert kind="alert">{errorText(error, t('feedback.loadFailed'))}</Alert>
              <div>
                <Button look="secondary" onClick={() => void refetch()}>
                  {t('action.tryAgain')}
                </Button>
              </div>
            </>
          )}
          {isForm && (
            <FeedbackForm
              id={id}
              own={own}
              onDirty={setDirty}
              onSent={() => {
                stop();
                setSent(true);
              }}
              onCancel={() => leave(own ? stop : onClose)}
            />
          )}
          {own && !isEditing && (
            <>
              {isSent && <Alert kind="status">{t('feedback.sent')}</Alert>}
              <Given feedback={own} />
              <div className="flex flex-wrap justify-end gap-3">
                <Button look="secondary" onClick={() => setEditing(true)}>
                  {t('feedback.save')}
                </Button>
                <Button onClick={onClose}>{t('action.close')}</Button>
              </div>
              <Others given={data?.filter(({ mine }) => !mine) ?? []} />
            </>
          )}
        </div>
      )}
    </DiscardGuard>
  );
}

function Others({ given }: { given: readonly CompanyFeedback[] }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lead">{t('feedback.others')}</h3>
      {given.length === 0 && <p className="text-muted">{t('feedback.nobodyElse')}</p>}
      {given.map((feedback, index) => (
        <Given key={index} feedback={feedback} />
      ))}
    </section>
  );
}

function Given({ feedback }: { feedback: CompanyFeedback }) {
  const { author_name, recommendation, ratings, text, given_at } = feedback;
  const shown = Object.entries(ratings).map(([rated, rating]) => {
    const known = RATED.find((one) => one === rated);
    return t('feedback.of', { rated: known ? t(`feedback.rated.${known}`) : rated, rating });
  });
  return (
    <article className="grid gap-1">
      <p className="text-small text-muted">{t('feedback.givenOn', { name: author_name, day: dayInIndia(given_at) })}</p>
      <p className="font-semibold">
        {t('feedback.recommendation')} {t(`feedback.${recommendation}`)}
      </p>
      {shown.length > 0 && <p>{shown.join(' · ')}</p>}
      {text && <p className="whitespace-pre-line">{text}</p>}
    </article>
  );
}
