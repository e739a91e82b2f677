import { useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/keep';
import ServerState from '../../../ui/ServerState';
import { TryAgain } from '../../../ui/TryAgain';
import { AuthLayout } from '../../auth/AuthLayout';
import { EndedLink } from '../../auth/EndedLink';
import { useNotice } from '../../auth/privacy-notice';
import { useLinkedKeepAnswer, useLinkedQuestion } from './keep-queries';
import { KeepAnswer } from './KeepAnswer';

/** Where the mail with the notice leads, without a login. The token stays behind `#`, which no server receives. */
export default function KeepPage() {
  const token = useLocation().hash.slice(1);
  return (
    <ServerState>
      <LinkedQuestion key={token} token={token} />
    </ServerState>
  );
}

function LinkedQuestion({ token }: { token: string }) {
  const question = useLinkedQuestion(token);
  const notice = useNotice();
  const answering = useLinkedKeepAnswer(token);
  const failure = question.error ?? notice.error;
  if (!token || (failure instanceof ApiError && failure.code === 'consent.link_ended'))
    return <EndedLink title={t('keep.ended')} hint={t('keep.endedHint')} login={t('keep.login')} />;
  const isOpen = !question.data || question.data.is_asked;
  return (
    <AuthLayout title={t(isOpen ? 'keep.title' : 'keep.told')} intro={t('keep.intro')} isWide hasPrivacyLink={false}>
      {question.data && notice.data ? (
        <KeepAnswer
          question={question.data}
          notice={notice.data}
          answering={answering}
          onRead={() => void notice.refetch()}
        />
      ) : failure ? (
        <TryAgain
          text={errorText(failure, t('keep.failed'))}
          onRetry={() => {
            void question.refetch();
            void notice.refetch();
          }}
        />
      ) : (
        <p role="status" className="text-muted">
          {t('keep.loading')}
        </p>
      )}
    </AuthLayout>
  );
}
