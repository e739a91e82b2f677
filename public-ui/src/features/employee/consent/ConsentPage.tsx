import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import ServerState from '../../../ui/ServerState';
import { TryAgain } from '../../../ui/TryAgain';
import { AuthLayout } from '../../auth/AuthLayout';
import { EndedLink } from '../../auth/EndedLink';
import { useLinkedConsent, useLinkedDecision } from './consent-queries';
import { ConsentDecision, languageOf, paragraphsOf, yesTo } from './ConsentDecision';
import { useLinkedShowingAnswer } from './question-queries';
import { QuestionDecision } from './QuestionDecision';

/** Where the mail that asks for consent leads, without a login. The token stays behind `#`, which no server receives. */
export default function ConsentPage() {
  const token = useLocation().hash.slice(1);
  return (
    <ServerState>
      <LinkedConsent key={token} token={token} />
    </ServerState>
  );
}

function LinkedConsent({ token }: { token: string }) {
  const { data, error, refetch } = useLinkedConsent(token);
  const deciding = useLinkedDecision(token);
  const answering = useLinkedShowingAnswer(token);
  const others = useCall(deciding);
  const [saved, setSaved] = useState<string>();
  if (!token || (error instanceof ApiError && error.code === 'consent.link_ended'))
    return <EndedLink title={t('consent.ended')} hint={t('consent.endedHint')} login={t('consent.login')} />;
  const question = data?.question;
  const read = (): void => void refetch();
  const isOpen = data && data.share_with_employers !== true;
  const answered = (text: string, isForOthers: boolean): void => {
    setSaved(text);
    if (data && isForOthers)
      others.start(yesTo(data), { onSuccess: () => setSaved(t('question.savedOthers')), onError: read });
  };
  const undecided = question ? t('question.title', { company: question.company_name }) : t('consent.title');
  return (
    <AuthLayout
      title={saved && !question ? t('consent.answered') : undecided}
      {...(!saved && { intro: t('consent.opensNothing') })}
      isWide
    >
      <div role="status" className="empty:hidden">
        {saved && <Alert kind="status">{saved}</Alert>}
      </div>
      {others.error && isOpen && <Alert kind="alert">{errorText(others.error, t('consent.saveFailed'))}</Alert>}
      {question && (
        <QuestionDecision
          question={question}
          answering={answering}
          others={isOpen && <span lang={languageOf(data)}>{paragraphsOf(data).join(' ')}</span>}
          onSaved={answered}
          onRead={read}
        />
      )}
      {data && !(question && isOpen) && !others.isPending && (
        <>
          {(question || saved) && <h2 className="border-t border-line pt-6 text-lead">{t('consent.others')}</h2>}
          <ConsentDecision consent={data} deciding={deciding} onRead={read} isForOthers={saved !== undefined} />
        </>
      )}
      {!data && error && <TryAgain text={errorText(error, t('consent.failed'))} onRetry={refetch} />}
      {!data && !error && (
        <p role="status" className="text-muted">
          {t('consent.loading')}
        </p>
      )}
    </AuthLayout>
  );
}
