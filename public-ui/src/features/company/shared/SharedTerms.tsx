import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { openSharedRules } from '@niyukt/ui-shared/api/form-rules';
import type { ProfileTerms, SharedList } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { TryAgain } from '../../../ui/TryAgain';
import { AuthLayout } from '../../auth/AuthLayout';
import { TermsFields } from '../candidates/TermsFields';

/** Key of the typed name in the session storage. */
const NAME = 'niyukt.sharedReader';

interface SharedTermsProps {
  token: string;
  onOpened: (list: SharedList, reader: string) => void;
  /** The link has expired or was revoked. */
  onEnded: () => void;
}

/** Terms, name and tick, which open the list of a link. */
export function SharedTerms({ token, onOpened, onEnded }: SharedTermsProps) {
  const terms = useQuery({
    queryKey: ['shared-terms', token],
    queryFn: () =>
      api.call<ProfileTerms>('POST', '/api/shared/terms', { body: { token }, fallback: t('profileTerms.failed') }),
  });
  const hasEnded = terms.error instanceof ApiError && [400, 404].includes(terms.error.status);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  return (
    <AuthLayout title={t('shared.title')} intro={t('shared.intro')} isWide>
      {(terms.isPending || hasEnded) && (
        <p role="status" className="min-h-dvh">
          {t('generic.loading')}
        </p>
      )}
      {terms.isError && !hasEnded && (
        <TryAgain text={errorText(terms.error, t('profileTerms.failed'))} onRetry={terms.refetch} />
      )}
      {terms.data && (
        <OpeningForm
          token={token}
          terms={terms.data}
          onRead={() => void terms.refetch()}
          onOpened={onOpened}
          onEnded={onEnded}
        />
      )}
    </AuthLayout>
  );
}

interface OpeningFormProps extends SharedTermsProps {
  terms: ProfileTerms;
  /** Reads the terms anew: they may have changed. */
  onRead: () => void;
}

function OpeningForm({ token, terms, onRead, onOpened, onEnded }: OpeningFormProps) {
  const [name, setName] = useState(() => window.sessionStorage.getItem(NAME) ?? '');
  const [isTicked, setTicked] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const open = useCall({
    send: (reader: string, { signal }) =>
      api.call<SharedList>('POST', '/api/shared/open', {
        body: { token, name: reader, terms_version: terms.version },
        signal,
        fallback: t('shared.failed'),
      }),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    const reader = name.trim();
    if (!reader) nameField.current?.focus();
    if (!reader || !isTicked) return;
    window.sessionStorage.setItem(NAME, reader);
    open.start(reader, {
      onSuccess: (list) => onOpened(list, reader),
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'view_link.ended') onEnded();
        else if (error instanceof ApiError && error.code === 'profile_terms.changed') onRead();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TermsFields
        terms={terms}
        isTicked={isTicked}
        onTick={setTicked}
        error={wasSubmitted && !isTicked ? t('profileTerms.tickFirst') : undefined}
      />
      <TextField
        ref={nameField}
        label={t('shared.name')}
        hint={t('shared.nameHint')}
        autoComplete="name"
        maxLength={openSharedRules.name.maxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wasSubmitted && !name.trim() ? t('shared.nameRequired') : undefined}
      />
      {open.error && <Alert kind="alert">{errorText(open.error, t('shared.failed'))}</Alert>}
      <Button type="submit" wide isBusy={open.isPending}>
        {t(open.isPending ? 'shared.opening' : 'shared.open')}
      </Button>
    </form>
  );
}
