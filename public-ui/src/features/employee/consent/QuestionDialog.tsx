import type { Application } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { useBanner } from '../../../lib/useBanner';
import { Dialog } from '../../../ui/Dialog';
import { TryAgain } from '../../../ui/TryAgain';
import { useNotice } from '../../auth/privacy-notice';
import { useConsents, useSaveConsents } from './choices';
import { useOwnShowingAnswer, useQuestion } from './question-queries';
import { QuestionDecision } from './QuestionDecision';

interface QuestionDialogProps {
  application: Application;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** What a company would see for a job that waits for the person's answer, and the answer; with it, the one for all other jobs. */
export default function QuestionDialog({ application, onDone, onClose }: QuestionDialogProps) {
  const { id, company_name, title } = application;
  const { data, error, refetch } = useQuestion(id);
  const answering = useOwnShowingAnswer(id);
  const consents = useConsents();
  const notice = useNotice();
  const { fail } = useBanner();
  const general = useSaveConsents('card', notice.data);
  const others = consents.data && consents.data.share.answer !== true ? notice.data?.questions.share.text : undefined;
  const isLoaded = data && !consents.isPending && !notice.isPending;
  return (
    <Dialog title={t('question.title', { company: company_name ?? title })} onClose={onClose} isWide>
      {isLoaded && (
        <QuestionDecision
          question={data}
          answering={answering}
          others={others}
          onSaved={(text, isForOthers) => {
            if (!isForOthers) {
              onDone(text);
              return;
            }
            general.start(
              { share: { answer: true } },
              {
                onSuccess: () => onDone(t('question.savedOthers')),
                onError: (failure) => {
                  onClose();
                  fail(`${text} ${errorText(failure, t('choices.saveFailed'))}`);
                },
              },
            );
          }}
          onRead={() => void refetch()}
        />
      )}
      {!isLoaded && !error && <p role="status">{t('generic.loading')}</p>}
      {!data && error && (
        <div className="grid gap-4">
          <TryAgain text={errorText(error, t('question.failed'))} onRetry={refetch} />
        </div>
      )}
    </Dialog>
  );
}
