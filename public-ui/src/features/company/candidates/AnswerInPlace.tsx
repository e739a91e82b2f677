import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type AnswerForm, answerForm, UNSUITABLE_REASONS } from '@niyukt/ui-shared/forms/answer-forms';
import { slotTimes } from '@niyukt/ui-shared/forms/slot-forms';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { t as interviewText } from '@niyukt/ui-shared/i18n/own-interviews';
import { useCall } from '../../../lib/useCall';
import { useDraft } from '../../../lib/useDraft';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DraftNote } from '../../../ui/DraftNote';
import { showFailure } from '../../../ui/showFieldErrors';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { TextArea } from '../../../ui/TextField';
import { SlotFields } from '../../interviews/SlotFields';
import { type Answer, type AnswerDialogProps, nameOf } from './answers';
import type { GivenAnswer } from './candidate-queries';

const MAX_COMMENT = 2000;
const HINTS = {
  interested: 'answer.interestedHint',
  hold: 'answer.holdHint',
  not_suitable: 'answer.notSuitableHint',
} as const;

/** Sends an answer where it was chosen, with a word for the agency; a reason sends the answer that needs one. */
export function AnswerInPlace({
  answer,
  person,
  answering,
  onSent,
  onClose,
}: AnswerDialogProps & { answer: keyof typeof HINTS }) {
  const call = useCall(answering);
  const place = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();
  const form = useForm<AnswerForm>({
    resolver: zodResolver(answerForm),
    mode: 'onTouched',
    defaultValues: { reason: '', comment: '', slots: [] },
  });
  const { errors } = form.formState;
  const isDraft = useDraft(`answer-${person.connection_id}-${answer}`, form);
  const isRefusal = answer === 'not_suitable';
  const submit = form.handleSubmit((values) => {
    setFailure(undefined);
    call.start(bodyOf(person.connection_id, answer, values), {
      onSuccess: () => onSent(answer),
      onError: (error) => showFailure(form, error, setFailure),
    });
  });
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), [answer]);
  return (
    <FormProvider {...form}>
      <form
        ref={place}
        aria-label={t('answer.title', { answer: t(`candidate.answer.${answer}`), name: nameOf(person) })}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClose();
        }}
        noValidate
        className="grid gap-3 rounded-control bg-sunken p-4"
      >
        <DraftNote isShown={isDraft} />
        <p>
          <span className="block font-semibold">{t(`candidate.answer.${answer}`)}</span>
          <span className="text-small text-muted">{t(HINTS[answer])}</span>
        </p>
        {isRefusal && (
          <div className="grid gap-2 sm:grid-cols-2">
            {UNSUITABLE_REASONS.map((reason, at) => (
              <Button
                key={reason}
                type="submit"
                look="secondary"
                data-first-focus={at === 0 || undefined}
                isBusy={call.isPending}
                onClick={() => form.setValue('reason', reason)}
                className="px-3"
              >
                {t(`answer.reason.${reason}`)}
              </Button>
            ))}
          </div>
        )}
        <details open={isDraft}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-action">
            {t(answer === 'interested' ? 'answer.addTimes' : 'answer.addWord')}
          </summary>
          <div className="grid gap-4 pt-2">
            {answer === 'interested' && (
              <SlotFields title={interviewText('slot.titleInterview')} first={interviewText('slot.propose')} />
            )}
            <TextArea
              label={t('answer.comment')}
              isOptional
              rows={2}
              hint={t('answer.commentHint')}
              maxLength={MAX_COMMENT}
              error={errors.comment?.message}
              {...form.register('comment')}
            />
          </div>
        </details>
        {failure && <Alert kind="alert">{failure}</Alert>}
        <SubmitButtons
          call={call}
          label={t('answer.send')}
          pendingLabel={t('answer.sending')}
          hasFirstFocus
          onCancel={onClose}
        >
          {isRefusal && <></>}
        </SubmitButtons>
      </form>
    </FormProvider>
  );
}

function bodyOf(connection_id: number, answer: Answer, { reason, comment, slots }: AnswerForm): GivenAnswer {
  const times = slotTimes(slots);
  return {
    connection_id,
    answer,
    ...(reason && { reason: reason as NonNullable<GivenAnswer['reason']> }),
    ...(comment && { comment }),
    ...(times.length > 0 && { slots: times }),
  };
}
