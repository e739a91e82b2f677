import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type AnswerForm, answerForm, UNSUITABLE_REASONS } from '@niyukt/ui-shared/forms/answer-forms';
import { slotTimes } from '@niyukt/ui-shared/forms/slot-forms';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { t as interviewText } from '@niyukt/ui-shared/i18n/own-interviews';
import { useCall } from '../../../lib/useCall';
import { useDraft } from '../../../lib/useDraft';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { showFailure } from '../../../ui/showFieldErrors';
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

/** Sends an answer, with a comment for the agency; a reason sends the answer that needs one. */
export function AnswerDialog({
  answer,
  person,
  answering,
  onSent,
  onClose,
}: AnswerDialogProps & { answer: keyof typeof HINTS }) {
  const call = useCall(answering);
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
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('answer.title', { answer: t(`candidate.answer.${answer}`), name: nameOf(person) })}
        form={form}
        isDraft={isDraft}
        failure={failure}
        call={call}
        label={t('answer.send')}
        pendingLabel={t('answer.sending')}
        hasFirstFocus
        buttons={
          isRefusal &&
          UNSUITABLE_REASONS.map((reason, place) => (
            <Button
              key={reason}
              type="submit"
              look="secondary"
              data-first-focus={place === 0 || undefined}
              isBusy={call.isPending}
              onClick={() => form.setValue('reason', reason)}
            >
              {t(`answer.reason.${reason}`)}
            </Button>
          ))
        }
        onSubmit={submit}
        onClose={onClose}
      >
        <p className="text-muted">{t(HINTS[answer])}</p>
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
      </FormDialog>
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
