import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { nameNomineeRules as rules } from '@niyukt/ui-shared/api/form-rules';
import type { Nominee, OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { useBanner } from '../../../lib/useBanner';
import { useOpened } from '../../../lib/useOpened';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormDialog } from '../../../ui/FormDialog';
import { Meta } from '../../../ui/Meta';
import { NameField } from '../../../ui/NameField';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { TextField } from '../../../ui/TextField';
import { useNameNominee, useRemoveNominee } from './my-data-queries';
import { Part } from './Part';

interface NomineeDialogProps {
  onDone: (named: Nominee) => void;
  onClose: () => void;
}

/** Asks for name and e-mail of the nominee. */
function NomineeDialog({ onDone, onClose }: NomineeDialogProps) {
  const naming = useNameNominee();
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, email }) => {
    naming.start(
      { name: name.trim(), email: email.trim() },
      { onSuccess: onDone, onError: (error) => showFieldErrors(form, error) },
    );
  });
  return (
    <FormDialog
      title={t('myData.nomineeName')}
      form={form}
      failure={failureOf(naming.error)}
      call={naming}
      label={t('myData.nomineeSave')}
      pendingLabel={t('myData.nomineeSaving')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t('myData.nomineeHint')}</p>
      <NameField
        label={t('name.label')}
        autoComplete="off"
        maxLength={rules.name.maxLength}
        error={errors.name?.message}
        field={form.register('name', {
          validate: (name) => name.trim() !== '' || t('myData.nomineeNameRequired'),
        })}
      />
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="off"
        maxLength={rules.email.maxLength}
        error={errors.email?.message}
        {...form.register('email', {
          validate: (email) => rules.email.pattern.test(email.trim()) || t('myData.nomineeEmailRequired'),
        })}
      />
    </FormDialog>
  );
}

/** Who acts for the person after death or incapacity. */
export function NomineePart({ nominee }: Pick<OwnData, 'nominee'>) {
  const { isOpen, open, close, done } = useOpened();
  const { succeed, fail } = useBanner();
  const [isRemoving, setRemoving] = useState(false);
  const removal = useRemoveNominee();
  return (
    <Part id="nominee" title={t('myData.nominee')} hint={t('myData.nomineeHint')}>
      {nominee ? (
        <div className="grid gap-1">
          <p className="font-semibold break-words" lang="und">
            {nominee.name}
          </p>
          <Meta items={[nominee.email, t('myData.nomineeSince', { day: dayInIndia(nominee.named_at) })]} />
        </div>
      ) : (
        <p>{t('myData.nomineeNone')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => open('nominee')}>
          {t(nominee ? 'myData.nomineeChange' : 'myData.nomineeName')}
        </Button>
        {nominee && (
          <Button look="secondary" isBusy={removal.isPending} onClick={() => setRemoving(true)}>
            {t('myData.nomineeRemove')}
          </Button>
        )}
      </div>
      {isOpen('nominee') && (
        <NomineeDialog onDone={({ name }) => done(t('myData.nomineeSaved', { name }))} onClose={close} />
      )}
      {isRemoving && nominee && (
        <ConfirmDialog
          title={t('myData.nomineeRemoveTitle')}
          question={t('myData.nomineeRemoveQuestion', { name: nominee.name })}
          confirm={t('myData.nomineeRemove')}
          onConfirm={() => {
            setRemoving(false);
            removal.start(undefined, {
              onSuccess: () => succeed(t('myData.nomineeRemoved')),
              onError: (error) => fail(errorText(error, error.message)),
            });
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </Part>
  );
}
