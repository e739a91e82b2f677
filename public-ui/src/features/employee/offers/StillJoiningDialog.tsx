import { useForm } from 'react-hook-form';
import { stillJoiningRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnOffer } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { FormDialog } from '../../../ui/FormDialog';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { TextArea } from '../../../ui/TextField';
import { useStillJoining } from './offer-queries';

export const STILL_ANSWERS = ['yes', 'unsure', 'no'] as const;
export type StillAnswer = (typeof STILL_ANSWERS)[number];

interface StillJoiningDialogProps {
  offer: OwnOffer;
  answer: StillAnswer;
  onDone: () => void;
  onClose: () => void;
}

/** The second press of whether the person still joins; who doubts may say why. */
export function StillJoiningDialog({ offer, answer, onDone, onClose }: StillJoiningDialogProps) {
  const call = useStillJoining(offer.id);
  const form = useForm({ defaultValues: { note: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ note }) => {
    call.start(note.trim() ? { answer, note: note.trim() } : { answer }, {
      onSuccess: onDone,
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <FormDialog
      title={t('ownOffers.stillTitle', { answer: t(`offers.still.${answer}`) })}
      form={form}
      failure={failureOf(call.error)}
      call={call}
      label={t('ownOffers.stillSend')}
      pendingLabel={t('ownOffers.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-semibold" lang={typedLanguage(offer.job_title + offer.company_name)}>
        {offer.job_title}, {offer.company_name}
      </p>
      {answer !== 'yes' && (
        <TextArea
          label={t('ownOffers.stillNote')}
          isOptional
          rows={2}
          hint={t('ownOffers.reasonHint')}
          maxLength={stillJoiningRules.note.maxLength}
          error={errors.note?.message}
          {...form.register('note')}
        />
      )}
    </FormDialog>
  );
}
