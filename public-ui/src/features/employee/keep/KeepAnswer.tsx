import { useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { KeepQuestion, Notice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/keep';
import { standaloneLink } from '../../../lib/link';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { noticeLanguage } from '../../auth/privacy-notice';
import type { KeepAnswering } from './keep-queries';

interface KeepAnswerProps {
  question: KeepQuestion;
  notice: Notice;
  answering: KeepAnswering;
  /** Reads the notice anew: it may have changed. */
  onRead: () => void;
}

/** What happens without an answer, what was answered, and the buttons that answer. Erasing asks once more. */
export function KeepAnswer({ question, notice, answering, onRead }: KeepAnswerProps) {
  const answer = useCall(answering);
  const [isAsking, setAsking] = useState(false);
  const { is_asked, agrees, restricted_from, erased_from } = question;
  const say = (isYes: boolean): void => {
    setAsking(false);
    answer.start(
      { agrees: isYes, notice_version: notice.version, notice_sha256: notice.sha256, language: noticeLanguage() },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'consent.text_changed') onRead();
        },
      },
    );
  };
  return (
    <>
      <a href="/privacy" target="_blank" rel="noopener" className={standaloneLink}>
        {t('keep.read')}
      </a>
      {restricted_from && erased_from && (
        <p>{t('keep.clock', { restricted: dayInIndia(restricted_from), erased: dayInIndia(erased_from) })}</p>
      )}
      {!is_asked && agrees === null && <p>{t('keep.mayRefuse')}</p>}
      <div role="status" className="grid gap-5 empty:hidden">
        {agrees !== null && (
          <>
            <Alert kind="status">{t(agrees ? 'keep.agreed' : 'keep.refused')}</Alert>
            {agrees && <p>{t('keep.change')}</p>}
          </>
        )}
      </div>
      {answer.error && <Alert kind="alert">{errorText(answer.error, t('keep.saveFailed'))}</Alert>}
      <div className="flex flex-wrap gap-3">
        {agrees === null && (
          <Button isBusy={answer.isPending} onClick={() => say(true)}>
            {t('keep.agree')}
          </Button>
        )}
        {agrees !== false && (
          <Button look="secondary" isBusy={answer.isPending} onClick={() => setAsking(true)}>
            {t('keep.refuse')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('keep.refuseTitle')}
          question={t('keep.refuseWarning')}
          confirm={t('keep.refuse')}
          onConfirm={() => say(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
