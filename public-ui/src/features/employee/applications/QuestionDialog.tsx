import type { Application } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useOwnAnswer, useQuestion } from '../consent/question-queries';
import { QuestionDecision } from '../consent/QuestionDecision';

interface QuestionDialogProps {
  application: Application;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** What a company would see for a job that waits for the person's answer, and the answer. */
export function QuestionDialog({ application: { id, company_name, title }, onDone, onClose }: QuestionDialogProps) {
  const { data, error, refetch } = useQuestion(id);
  const answering = useOwnAnswer(id);
  return (
    <Dialog title={t('question.title', { company: company_name ?? title })} onClose={onClose} isWide>
      {data && (
        <QuestionDecision question={data} answering={answering} onSaved={onDone} onRead={() => void refetch()} />
      )}
      {!data && !error && <p role="status">{t('generic.loading')}</p>}
      {!data && error && (
        <div className="grid gap-4">
          <Alert kind="alert">{errorText(error, t('question.failed'))}</Alert>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
