import { t } from '@niyukt/ui-shared/i18n/keep';
import { useNotice } from '../../auth/privacy-notice';
import { useOwnKeepAnswer, useOwnQuestion } from './keep-queries';
import { KeepAnswer } from './KeepAnswer';

/** Asks after the login who did not register whether their details may be kept. */
export function KeepCard() {
  const question = useOwnQuestion();
  const notice = useNotice();
  const answering = useOwnKeepAnswer();
  if (!question.data || !notice.data || (!question.data.is_asked && question.data.agrees === null)) return null;
  return (
    <section aria-labelledby="keep" className="grid gap-4 rounded-card border border-line px-5 py-4">
      <div>
        <h2 id="keep" className="text-title">
          {t('keep.title')}
        </h2>
        <p className="text-muted">{t('keep.card')}</p>
      </div>
      <KeepAnswer
        question={question.data}
        notice={notice.data}
        answering={answering}
        onRead={() => void notice.refetch()}
      />
    </section>
  );
}
