import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Message } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { resetByLinkForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { forgetToken } from './linked-token';
import { useResetDone } from './useResetDone';

interface NewPasswordByLinkProps {
  path: '/auth/reset-password' | '/auth/invitation/accept';
  token: string;
  /** Of the account, for a password manager. */
  email?: string;
  words: Record<'submit' | 'busy' | 'done' | 'failed', string>;
}

/** Sets a password with the token of a link. */
export function NewPasswordByLink({ path, token, email, words }: NewPasswordByLinkProps) {
  const [failure, setFailure] = useState<string>();
  const { isDone, finish } = useResetDone();
  const form = useForm({
    resolver: zodResolver(resetByLinkForm),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(undefined);
    try {
      await api.call<Message>('POST', path, { body: { token, password: newPassword }, fallback: words.failed });
      forgetToken();
      finish();
    } catch (error) {
      setFailure(errorText(error, words.failed));
    }
  });
  return (
    <>
      {isDone && <Alert kind="status">{words.done}</Alert>}
      {failure && <Alert kind="alert">{failure}</Alert>}
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
        <NewPasswordFields
          label={t('password.new')}
          first={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
          again={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" wide isBusy={isSubmitting} disabled={isDone}>
          {isSubmitting ? words.busy : words.submit}
        </Button>
      </form>
    </>
  );
}
