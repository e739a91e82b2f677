import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { grievanceLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { useClose, useGrievanceFile } from './grievance-queries';

interface GrievanceCardProps {
  grievance: OwnGrievance;
  onReopen: () => void;
  onClosed: () => void;
}

/** What the person wrote, by when it is answered, the answers, and what can be done. */
export function GrievanceCard({ grievance, onReopen, onClosed }: GrievanceCardProps) {
  const { id, number, kind, state, overdue, due_on, filed_at, file_name, can_reopen, reopen_until } = grievance;
  const close = useClose(id);
  const download = useGrievanceFile(id);
  const failure = close.error ?? download.error;
  return (
    <article className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead">
          {t('grievances.card', { kind: t(`grievances.kind.${kind}`), number })}
        </h2>
        <StatusChip {...(overdue ? OVERDUE : grievanceLook(state))} label={t(`grievances.state.${state}`)} />
      </div>
      <p className="text-small text-muted">{t('grievances.filedOn', { day: dayInIndia(filed_at) })}</p>
      {state === 'open' && (
        <p className={overdue ? 'font-semibold text-danger' : 'font-semibold'}>
          {t(overdue ? 'grievances.overdue' : 'grievances.due', { day: dayInIndia(due_on) })}
        </p>
      )}
      <Thread grievance={grievance} />
      {file_name && (
        <Button
          look="secondary"
          isBusy={download.isPending}
          onClick={() => download.start(file_name)}
          className="justify-self-start wrap-anywhere"
        >
          {t('grievances.download', { name: file_name })}
        </Button>
      )}
      {state !== 'open' && <p className="text-small text-muted">{t('grievances.board')}</p>}
      {can_reopen && reopen_until && (
        <p className="text-small text-muted">{t('grievances.reopenUntil', { day: dayInIndia(reopen_until) })}</p>
      )}
      {failure && <Alert kind="alert">{errorText(failure, failure.message)}</Alert>}
      <div className="no-print flex flex-wrap gap-3 empty:hidden">
        {state === 'answered' && (
          <Button
            aria-label={t('grievances.closeNamed', { number })}
            isBusy={close.isPending}
            onClick={() => close.start(undefined, { onSuccess: onClosed })}
          >
            {t('grievances.close')}
          </Button>
        )}
        {can_reopen && (
          <Button look="secondary" aria-label={t('grievances.reopenNamed', { number })} onClick={onReopen}>
            {t('grievances.reopen')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Thread({ grievance }: { grievance: OwnGrievance }) {
  const { text, first_answer, first_answered_at, objection, reopened_at, answer, answered_at } = grievance;
  const said = [
    [t('grievances.you'), text],
    [t('grievances.answer', { day: shown(first_answered_at) }), first_answer],
    [t('grievances.objection', { day: shown(reopened_at) }), objection],
    [t('grievances.answer', { day: shown(answered_at) }), answer],
  ] as const;
  return (
    <dl className="grid gap-3">
      {said.map(
        ([name, words], index) =>
          words !== null && (
            <div key={index}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line" lang={typedLanguage(words)}>
                {words}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const shown = (moment: string | null): string => (moment ? dayInIndia(moment) : '');
