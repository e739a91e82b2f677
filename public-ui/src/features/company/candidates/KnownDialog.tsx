import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { dayInWords } from '@niyukt/ui-shared/domain/format';
import { type KnownForm, knownForm } from '@niyukt/ui-shared/forms/answer-forms';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useCall } from '../../../lib/useCall';
import { useDraft } from '../../../lib/useDraft';
import { FormDialog } from '../../../ui/FormDialog';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { TextArea, TextField } from '../../../ui/TextField';
import { type AnswerDialogProps, nameOf } from './answers';

const MAX = { source: 160, email: 254, phone: 20, comment: 2000 };
const EMPTY = { since: '', source: '', email: '', phone: '', comment: '' };

/** Says that the company knew a person: since when, from where, and an address as proof. */
export function KnownDialog({ person, answering, onSent, onClose }: AnswerDialogProps) {
  const call = useCall(answering);
  const form = useForm<KnownForm>({ resolver: zodResolver(knownForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  const sinceDay = useWatch({ control: form.control, name: 'since' });
  const isDraft = useDraft(`known-${person.connection_id}`, form);
  const submit = form.handleSubmit(({ comment, since, source, email, phone }) => {
    const known = { since, source, ...(email && { email }), ...(phone && { phone }) };
    const given = { connection_id: person.connection_id, answer: 'already_known' as const, known };
    call.start(comment ? { ...given, comment } : given, {
      onSuccess: () => onSent('already_known'),
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <FormDialog
      title={t('answer.title', { answer: t('candidate.answer.already_known'), name: nameOf(person) })}
      form={form}
      isDraft={isDraft}
      listsWrongFields
      failure={failureOf(call.error)}
      call={call}
      label={t('answer.send')}
      pendingLabel={t('answer.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t('answer.knownHint')}</p>
      <TextField
        label={t('answer.since')}
        type="date"
        hint={dayInWords(sinceDay)}
        error={errors.since?.message}
        {...form.register('since')}
      />
      <TextField
        label={t('answer.source')}
        hint={t('answer.sourceHint')}
        maxLength={MAX.source}
        error={errors.source?.message}
        {...form.register('source')}
      />
      <TextField
        label={t('answer.theirEmail')}
        type="email"
        isOptional
        maxLength={MAX.email}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={t('answer.theirPhone')}
        type="tel"
        isOptional
        maxLength={MAX.phone}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label={t('answer.comment')}
        isOptional
        rows={2}
        hint={t('answer.commentHint')}
        maxLength={MAX.comment}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
    </FormDialog>
  );
}
