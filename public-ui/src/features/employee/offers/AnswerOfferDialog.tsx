import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { answerOfferRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnOffer, Schemas } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia, dayInWords, offerText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { FormDialog } from '../../../ui/FormDialog';
import { showFailure } from '../../../ui/showFieldErrors';
import { TextArea, TextField } from '../../../ui/TextField';
import { useAnswer } from './offer-queries';

export const OFFER_ANSWERS = ['accepted', 'declined', 'countered'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

interface AnswerOfferDialogProps {
  offer: OwnOffer;
  chosen: OfferAnswer;
  onDone: () => void;
  onClose: () => void;
}

const WORDS = {
  accepted: { title: 'ownOffers.acceptTitle', hint: 'ownOffers.acceptHint', yes: 'ownOffers.acceptYes' },
  declined: { title: 'ownOffers.declineTitle', hint: 'ownOffers.declineHint', yes: 'ownOffers.declineYes' },
  countered: { title: 'ownOffers.counterTitle', hint: 'ownOffers.counterHint', yes: 'ownOffers.counterYes' },
} as const;

const EMPTY = { counter: '', counter_joining_date: '', reason: '' };

/** What is sent: nothing that was left empty. */
function bodyOf(answer: OfferAnswer, values: typeof EMPTY): Schemas['AnswerOfferDto'] {
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return { answer, ...Object.fromEntries(given.map(([name, value]) => [name, value.trim()])) };
}

/** The second press of an answer, with what comes with it. */
export function AnswerOfferDialog({ offer, chosen, onDone, onClose }: AnswerOfferDialogProps) {
  const answer = useAnswer(offer.id);
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const words = WORDS[chosen];
  const counterDay = useWatch({ control: form.control, name: 'counter_joining_date' });
  const { job_title, company_name: company, offered_salary, joining_date } = offer;
  const submit = form.handleSubmit((values) => {
    setFailure(undefined);
    if (chosen === 'countered' && !values.counter.trim() && !values.counter_joining_date) {
      form.setError('counter', { message: t('ownOffers.counterRequired') }, { shouldFocus: true });
      return;
    }
    answer.start(bodyOf(chosen, values), {
      onSuccess: onDone,
      onError: (error) => showFailure(form, error, setFailure),
    });
  });
  return (
    <FormDialog
      title={t(words.title)}
      form={form}
      failure={failure}
      call={answer}
      label={t(words.yes)}
      pendingLabel={t('ownOffers.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-1">
        <p className="font-semibold" lang={typedLanguage(job_title + company)}>
          {job_title}, {company}
        </p>
        <p>
          {[offerText(offered_salary), joining_date && dayInIndia(joining_date)]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        <p className="text-muted">{t(words.hint, { company })}</p>
      </div>
      {chosen === 'countered' && (
        <>
          <TextField
            label={t('ownOffers.counterSalary')}
            hint={t('offers.salaryHint')}
            isOptional
            autoComplete="off"
            maxLength={answerOfferRules.counter.maxLength}
            error={errors.counter?.message}
            {...form.register('counter')}
          />
          <TextField
            type="date"
            label={t('ownOffers.counterDay')}
            isOptional
            min={today()}
            hint={dayInWords(counterDay)}
            error={errors.counter_joining_date?.message}
            {...form.register('counter_joining_date')}
          />
        </>
      )}
      {chosen !== 'accepted' && (
        <TextArea
          label={t('ownOffers.reason')}
          isOptional
          rows={2}
          hint={t('ownOffers.reasonHint')}
          maxLength={answerOfferRules.reason.maxLength}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
    </FormDialog>
  );
}
