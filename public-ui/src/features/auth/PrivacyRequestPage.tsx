import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { privacyRequestRules as rules } from '@niyukt/ui-shared/api/form-rules';
import type { ConfirmedRequest, PrivacyRequest } from '@niyukt/ui-shared/api/types';
import { REQUEST_KINDS } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import ServerState from '../../ui/ServerState';
import { showFieldErrors } from '../../ui/showFieldErrors';
import { SelectField, TextArea, TextField } from '../../ui/TextField';
import { AuthLayout } from './AuthLayout';

const PATH = '/api/privacy/requests';

/** Where people without an account write about their data, and where the link of the mail leads that sends it. */
export default function PrivacyRequestPage() {
  const location = useLocation();
  const token = location.hash.slice(1);
  const prefilled = location.state as { question?: string } | null;
  return (
    <ServerState>
      {token ? <Confirmation key={token} token={token} /> : <RequestForm question={prefilled?.question ?? ''} />}
    </ServerState>
  );
}

const isFilled =
  (message: 'request.kindRequired' | 'request.textRequired') =>
  (value: string): true | string =>
    value.trim() !== '' || t(message);

/** @param props.question what another page wants asked */
function RequestForm({ question }: { question: string }) {
  const form = useForm({ defaultValues: { email: '', kind: question && 'question', text: question } });
  const [sentTo, setSentTo] = useState<string>();
  const call = useCall({
    send: (body: PrivacyRequest, { signal }) => api.call('POST', PATH, { body, signal, fallback: t('request.failed') }),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email, kind, text }) =>
    call.start({ email: email.trim(), kind, text: text.trim() } as PrivacyRequest, {
      onSuccess: () => setSentTo(email.trim()),
      onError: (failure) => showFieldErrors(form, failure),
    }),
  );
  if (sentTo)
    return (
      <AuthLayout title={t('request.mailed')} intro={t('request.mailedHint', { email: sentTo })}>
        {null}
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('request.title')} intro={t('request.intro')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t('email.label')}
          type="email"
          autoComplete="email"
          maxLength={rules.email.maxLength}
          error={errors.email?.message}
          {...form.register('email', {
            validate: (email) => rules.email.pattern.test(email.trim()) || t('request.emailRequired'),
          })}
        />
        <SelectField
          label={t('request.kind')}
          empty={t('request.choose')}
          choices={REQUEST_KINDS.map((kind) => [kind, t(`request.kind.${kind}`)] as const)}
          error={errors.kind?.message}
          {...form.register('kind', { validate: isFilled('request.kindRequired') })}
        />
        <TextArea
          label={t('request.text')}
          hint={t('request.textHint')}
          rows={6}
          maxLength={rules.text.maxLength}
          error={errors.text?.message}
          {...form.register('text', { validate: isFilled('request.textRequired') })}
        />
        {call.error && <Alert kind="alert">{errorText(call.error, t('request.failed'))}</Alert>}
        <Button type="submit" wide isBusy={call.isPending}>
          {t(call.isPending ? 'request.sending' : 'request.send')}
        </Button>
      </form>
    </AuthLayout>
  );
}

/** Opening it sends nothing: a press does. */
function Confirmation({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<ConfirmedRequest>();
  const call = useCall<ConfirmedRequest>({
    send: (_, { signal }) =>
      api.call('POST', `${PATH}/confirm`, { body: { token }, signal, fallback: t('request.failed') }),
  });
  if (confirmed) {
    const { number, due_on } = confirmed;
    return (
      <AuthLayout title={t('request.sent')} intro={t('request.sentHint', { number, day: dayInIndia(due_on) })}>
        {null}
      </AuthLayout>
    );
  }
  if (call.error instanceof ApiError && call.error.code === 'privacy_request.link_ended') {
    return (
      <AuthLayout title={t('request.ended')} intro={t('request.endedHint')}>
        <Link to="/privacy/request" className={buttonClass('primary', true)}>
          {t('request.again')}
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('request.confirm')} intro={t('request.confirmHint')}>
      {call.error && <Alert kind="alert">{errorText(call.error, t('request.failed'))}</Alert>}
      <Button wide isBusy={call.isPending} onClick={() => call.start(undefined, { onSuccess: setConfirmed })}>
        {t('request.confirmNow')}
      </Button>
    </AuthLayout>
  );
}
