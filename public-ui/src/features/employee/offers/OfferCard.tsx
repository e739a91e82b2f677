import type { OwnOffer } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia, offerText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { offerLook } from '@niyukt/ui-shared/theme/status-look';
import { Button } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';
import type { OfferAnswer } from './AnswerOfferDialog';
import { STILL_ANSWERS, type StillAnswer } from './StillJoiningDialog';

interface OfferCardProps {
  offer: OwnOffer;
  onAnswer: (labelOf: OfferAnswer) => void;
  onStill: (answer: StillAnswer) => void;
}

const ANSWER_LABELS = {
  accepted: 'ownOffers.accept',
  declined: 'ownOffers.decline',
  countered: 'ownOffers.counter',
} as const;

/** One offer: its terms, and what can be said to it. */
export function OfferCard({ offer, onAnswer, onStill }: OfferCardProps) {
  const { state, job_title: job, company_name: company, job_location, can_answer, still_joining } = offer;
  const labelOf = (name: OfferAnswer): string => t(ANSWER_LABELS[name]);
  const named = (name: OfferAnswer): string => t('ownOffers.of', { action: labelOf(name), job, company });
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead" lang={typedLanguage(job)}>
          {job}
        </h2>
        <StatusChip {...offerLook(state)} label={t(`offers.state.${state}`)} />
      </div>
      <Meta items={[company, job_location]} />
      <Terms offer={offer} />
      <Outcome offer={offer} />
      {can_answer && (
        <div className="no-print mt-auto flex flex-wrap gap-3 pt-1">
          <Button aria-label={named('accepted')} onClick={() => onAnswer('accepted')} className="max-sm:w-full">
            {labelOf('accepted')}
          </Button>
          <Button
            look="secondary"
            aria-label={named('countered')}
            onClick={() => onAnswer('countered')}
            className="max-sm:w-full"
          >
            {labelOf('countered')}
          </Button>
          <Button
            look="quiet"
            aria-label={named('declined')}
            onClick={() => onAnswer('declined')}
            className="max-sm:w-full"
          >
            {labelOf('declined')}
          </Button>
        </div>
      )}
      {still_joining && <StillJoining offer={offer} onStill={onStill} />}
    </article>
  );
}

function Terms({ offer: { offered_salary, joining_date, valid_until, state } }: { offer: OwnOffer }) {
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-small text-muted">{t('ownOffers.salary')}</dt>
        <dd className="text-title break-words">{offerText(offered_salary)}</dd>
      </div>
      <Term name={t('offers.joining')}>{joining_date ? dayInIndia(joining_date) : t('offers.joiningOpen')}</Term>
      {state === 'open' && (
        <Term name={t('offers.validUntil')}>{t('offers.untilEnd', { day: dayInIndia(valid_until) })}</Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** What was said, or why nothing can be. */
function Outcome({ offer }: { offer: OwnOffer }) {
  const { state, answered_at, can_answer, counter, counter_joining_date, reason } = offer;
  if (can_answer) return null;
  if (state === 'open') return <p>{t('ownOffers.held')}</p>;
  const facts = [
    counter && `${t('offers.counter')}: ${offerText(counter)}`,
    counter_joining_date && `${t('offers.counterJoining')}: ${dayInIndia(counter_joining_date)}`,
    reason && `${t('offers.reason')}: ${reason}`,
  ].filter((line) => line !== null && line !== '');
  return (
    <div className="grid gap-1">
      <p>{t(`ownOffers.was.${state}`, { day: answered_at ? dayInIndia(answered_at) : '' })}</p>
      {facts.map((line) => (
        <p key={line} className="text-small break-words text-muted">
          {line}
        </p>
      ))}
    </div>
  );
}

function StillJoining({ offer, onStill }: Pick<OfferCardProps, 'offer' | 'onStill'>) {
  const { still_joining: question, job_title: job, company_name: company } = offer;
  if (!question) return null;
  const said = question.answer;
  return (
    <section className="no-print grid gap-3 rounded-card bg-action-soft p-4">
      <h3 className="font-semibold">{t('ownOffers.still')}</h3>
      <p className="text-small">
        {said
          ? t('ownOffers.stillSaid', { day: dayInIndia(question.asked_on), answer: t(`offers.still.${said}`) })
          : t('ownOffers.stillHint')}
      </p>
      <div className="flex flex-wrap gap-3">
        {STILL_ANSWERS.map((answer) => (
          <Button
            key={answer}
            look="secondary"
            aria-label={t('ownOffers.of', { action: t(`offers.still.${answer}`), job, company })}
            onClick={() => onStill(answer)}
            className="max-sm:flex-1"
          >
            {t(`offers.still.${answer}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
