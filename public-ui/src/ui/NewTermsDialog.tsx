import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { AnswerTerms, TermsState } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t as textOf } from '@niyukt/ui-shared/i18n/public-dashboards';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../lib/useCall';
import { type TermsRole, useTerms } from '../lib/useTerms';
import { Alert } from './Alert';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { TermsSections } from './TermsSections';
import { TryAgain } from './TryAgain';

interface NewTermsDialogProps {
  role: TermsRole;
  onAnswered: () => void;
  onClose: () => void;
}

/** The present terms, with yes and no. */
export default function NewTermsDialog({ role, onAnswered, onClose }: NewTermsDialogProps) {
  const { data, isError, isPending, refetch } = useTerms(role);
  const saying = useCall({
    send: (body: AnswerTerms, { signal }) =>
      api.call<TermsState>('POST', '/api/me/terms', { body, signal, fallback: textOf('newTerms.failed') }),
  });
  const say = (answer: AnswerTerms['answer']): void => {
    if (!data) return;
    const { version, language, sha256 } = data;
    saying.start(
      { version, language, sha256, answer },
      {
        onSuccess: onAnswered,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'terms.changed') void refetch();
        },
      },
    );
  };
  return (
    <Dialog title={data?.title ?? t('terms.title')} onClose={onClose} isWide>
      {isError && (
        <div className="grid gap-4">
          <TryAgain text={t('terms.failed')} onRetry={refetch} />
        </div>
      )}
      {isPending && <p role="status">{t('generic.loading')}</p>}
      {data && (
        <>
          <TermsSections terms={data} />
          {saying.error && <Alert kind="alert">{errorText(saying.error, textOf('newTerms.failed'))}</Alert>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="secondary" isBusy={saying.isPending} onClick={() => say('no')}>
              {textOf('newTerms.no')}
            </Button>
            <Button isBusy={saying.isPending} onClick={() => say('yes')}>
              {textOf('newTerms.yes')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
