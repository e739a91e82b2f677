import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { feedbackInputRules } from '@niyukt/ui-shared/api/form-rules';
import type { CompanyFeedback, GiveFeedback } from '@niyukt/ui-shared/api/types';
import {
  BEST_RATING,
  type FeedbackForm as Form,
  feedbackForm,
  RATED,
  RECOMMENDATIONS,
} from '@niyukt/ui-shared/forms/feedback-forms';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useDraft } from '../../../lib/useDraft';
import { Alert } from '../../../ui/Alert';
import { DraftNote } from '../../../ui/DraftNote';
import { showFailure } from '../../../ui/showFieldErrors';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { TextArea } from '../../../ui/TextField';
import { useGiveFeedback } from './feedback-queries';

interface FeedbackFormProps {
  /** Of the interview. */
  id: number;
  own: CompanyFeedback | undefined;
  onDirty: (isDirty: boolean) => void;
  onSent: () => void;
  onCancel: () => void;
}

export function FeedbackForm({ id, own, onDirty, onSent, onCancel }: FeedbackFormProps) {
  const call = useGiveFeedback(id);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Form>({
    resolver: zodResolver(feedbackForm),
    mode: 'onTouched',
    defaultValues: valuesOf(own),
  });
  const { errors, isDirty } = form.formState;
  const isDraft = useDraft(`interview-feedback-${id}`, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) => {
    setFailure(undefined);
    call.start(bodyOf(values), { onSuccess: onSent, onError: (error) => showFailure(form, error, setFailure) });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <DraftNote isShown={isDraft} />
      <p className="rounded-control border-l-4 border-mark bg-sunken px-4 py-3">
        {t('feedback.mayAsk')} {!own && t('feedback.othersLater')}
      </p>
      <Choices
        legend={t('feedback.recommendation')}
        error={errors.recommendation?.message}
        choices={RECOMMENDATIONS.map((one) => [one, t(`feedback.${one}`)])}
        field={form.register('recommendation')}
      />
      <div role="group" aria-labelledby="ratings" className="grid gap-4">
        <div>
          <p id="ratings" className="font-semibold">
            {t('feedback.ratings')}
          </p>
          <p className="text-small text-muted">{t('feedback.ratingsHint')}</p>
        </div>
        {RATED.map((rated) => (
          <Choices
            key={rated}
            legend={t(`feedback.rated.${rated}`)}
            choices={[
              ...Array.from({ length: BEST_RATING }, (_, index) => [String(index + 1), String(index + 1)] as const),
              ['', <NotRated key="none" />],
            ]}
            field={form.register(`ratings.${rated}`)}
          />
        ))}
      </div>
      <TextArea
        label={t('feedback.text')}
        isOptional
        hint={t('feedback.textHint')}
        maxLength={feedbackInputRules.text.maxLength}
        error={errors.text?.message}
        {...form.register('text')}
      />
      {failure && <Alert kind="alert">{failure}</Alert>}
      <SubmitButtons
        call={call}
        label={t(own ? 'feedback.save' : 'feedback.send')}
        pendingLabel={t('feedback.sending')}
        onCancel={onCancel}
      />
    </form>
  );
}

interface ChoicesProps {
  legend: string;
  choices: readonly (readonly [value: string, label: ReactNode])[];
  error?: string | undefined;
  field: UseFormRegisterReturn;
}

const NotRated = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{t('feedback.notRated')}</span>
  </>
);

/** One of few, in a row. */
function Choices({ legend, choices, error, field }: ChoicesProps) {
  const errorId = `${field.name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-control px-3 font-semibold has-checked:border-action has-checked:bg-action-soft has-checked:text-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input type="radio" value={value} className="sr-only" {...field} />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function valuesOf(own: CompanyFeedback | undefined): Form {
  const rated = (name: (typeof RATED)[number]): string => String(own?.ratings[name] ?? '');
  return {
    recommendation: own?.recommendation ?? '',
    ratings: {
      skills: rated('skills'),
      experience: rated('experience'),
      communication: rated('communication'),
      motivation: rated('motivation'),
    },
    text: own?.text ?? '',
  };
}

function bodyOf({ recommendation, ratings, text }: Form): GiveFeedback {
  const given = Object.entries(ratings).filter(([, rating]) => rating);
  return {
    recommendation: recommendation as GiveFeedback['recommendation'],
    ratings: Object.fromEntries(given.map(([rated, rating]) => [rated, Number(rating)])),
    text,
  };
}
