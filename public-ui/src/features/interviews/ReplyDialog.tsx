import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { replyRules } from '@niyukt/ui-shared/api/form-rules';
import type { InterviewAnswer } from '@niyukt/ui-shared/api/types';
import { NEW_SLOT, type ProposalForm, proposalForm, slotTimes } from '@niyukt/ui-shared/forms/slot-forms';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useCall } from '../../lib/useCall';
import { useDraft } from '../../lib/useDraft';
import { Alert } from '../../ui/Alert';
import { FormDialog } from '../../ui/FormDialog';
import { showFailure } from '../../ui/showFieldErrors';
import { TextArea } from '../../ui/TextField';
import { type OwnInvitation, presentTimeIn, type Replying } from './interview-queries';
import { InterviewTimes } from './InterviewTimes';
import { SlotFields } from './SlotFields';

const TEXTS = {
  decline: { title: 'reply.declineTitle', hint: 'reply.declineHint', send: 'reply.decline' },
  propose: { title: 'reply.proposeTitle', hint: 'reply.proposeHint', send: 'reply.sendTimes' },
} as const;

interface ReplyDialogProps {
  reply: keyof typeof TEXTS;
  /** What the interview is called. */
  name: string;
  interview: OwnInvitation & { sequence: number };
  replying: Replying;
  /** Whether it was moved while this was open: what was typed stays, and is sent for the present time. */
  isMoved: boolean;
  onFailure: (error: Error) => void;
  onSent: () => void;
  onClose: () => void;
}

/** Declines an interview, or proposes other times for it, with words for the agency. */
export function ReplyDialog({
  reply,
  name,
  interview,
  replying,
  isMoved,
  onFailure,
  onSent,
  onClose,
}: ReplyDialogProps) {
  const call = useCall(replying);
  const [failure, setFailure] = useState<string>();
  const isProposal = reply === 'propose';
  const form = useForm<ProposalForm>({
    ...(isProposal && { resolver: zodResolver(proposalForm) }),
    mode: 'onTouched',
    defaultValues: { slots: isProposal ? [NEW_SLOT] : [], note: '' },
  });
  const { errors } = form.formState;
  const isDraft = useDraft(`${reply}-interview-${interview.starts_at}`, form);
  const texts = TEXTS[reply];
  const submit = form.handleSubmit((values) => {
    setFailure(undefined);
    call.start(bodyOf(reply, interview.sequence, values), {
      onSuccess: onSent,
      onError: (error) => {
        if (!presentTimeIn(error)) showFailure(form, error, setFailure);
        onFailure(error);
      },
    });
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t(texts.title)}
        form={form}
        isDraft={isDraft}
        failure={failure}
        call={call}
        label={t(texts.send)}
        pendingLabel={t('reply.sending')}
        onSubmit={submit}
        onClose={onClose}
      >
        {isMoved && <Alert kind="alert">{t('reply.moved')}</Alert>}
        <div className="grid gap-1">
          <p className="font-semibold">{name}</p>
          <InterviewTimes {...interview} />
          <p className="text-muted">{t(texts.hint)}</p>
        </div>
        {isProposal && <SlotFields title={t('slot.title')} first={t('slot.add')} />}
        <TextArea
          label={t('reply.note')}
          isOptional
          rows={2}
          hint={t('reply.noteHint')}
          maxLength={replyRules.note.maxLength}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </FormDialog>
    </FormProvider>
  );
}

function bodyOf(reply: InterviewAnswer['reply'], sequence: number, { slots, note }: ProposalForm): InterviewAnswer {
  const words = note.trim();
  const times = slotTimes(slots);
  return { reply, sequence, ...(times.length > 0 && { slots: times }), ...(words && { note: words }) };
}
