import { useEffect, useRef, useState } from 'react';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { answerLook } from '@niyukt/ui-shared/theme/status-look';
import { useBanner } from '../../../lib/useBanner';
import { Button } from '../../../ui/Button';
import { onAnswerKey } from './answer-keys';
import { AnswerInPlace } from './AnswerInPlace';
import { type Answer, type Answered, ANSWERS, nameOf } from './answers';
import type { CandidateAnswering } from './candidate-queries';
import { KnownDialog } from './KnownDialog';

interface AnswerBarProps {
  person: Answered;
  answering: CandidateAnswering;
  /** The answer is sent, and its form closed. */
  onAnswered?: () => void;
}

/** What the company said of a person, and the answers: one press, or a key from 1 to 4, chooses, the next sends, in the same place. */
export function AnswerBar({ person, answering, onAnswered }: AnswerBarProps) {
  const { succeed } = useBanner();
  const [chosen, setChosen] = useState<Answer>();
  const [isChanging, setChanging] = useState(false);
  const { answer, answered_at, stage } = person;
  const name = nameOf(person);
  const isOver = stage === 'placed' || stage === 'closed';
  const close = (): void => setChosen(undefined);
  const dialog = {
    person,
    answering,
    onSent: (given: Answer): void => {
      close();
      setChanging(false);
      succeed(t('answer.sent', { answer: t(`candidate.answer.${given}`), name }));
      onAnswered?.();
    },
    onClose: close,
  };
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<Answer>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = chosen;
    if (chosen || !left) return;
    const find = (what: string) => bar.current?.querySelector<HTMLElement>(what);
    (find(`[aria-keyshortcuts="${ANSWERS.indexOf(left) + 1}"]`) ?? find('button'))?.focus();
  }, [chosen]);
  useEffect(() => (isOver ? undefined : onAnswerKey(bar.current?.closest('article'), setChosen)), [isOver]);
  return (
    <div ref={bar} role="group" aria-label={t('answer.about', { name })} className="no-print @container grid gap-3">
      {answer && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip {...answerLook(answer)} label={t(`candidate.answer.${answer}`)} />
          {answered_at && (
            <span className="text-small text-muted">{t('answer.said', { day: dayInIndia(answered_at) })}</span>
          )}
          {!isOver && (
            <Button
              look="quiet"
              aria-expanded={isChanging}
              aria-label={isChanging ? t('answer.keep') : t('answer.changeOf', { name })}
              onClick={() => setChanging(!isChanging)}
              className="-mr-4.5"
            >
              {t(isChanging ? 'answer.keep' : 'answer.change')}
            </Button>
          )}
        </div>
      )}
      {chosen && chosen !== 'already_known' && <AnswerInPlace key={chosen} answer={chosen} {...dialog} />}
      {!isOver && (isChanging || !answer) && (!chosen || chosen === 'already_known') && (
        <div className="grid grid-cols-2 gap-2 @xl:grid-cols-4">
          {ANSWERS.map((one, index) => (
            <Button
              key={one}
              look="secondary"
              aria-label={t('answer.title', { answer: t(`candidate.answer.${one}`), name })}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setChosen(one)}
              className="px-3"
            >
              {t(`candidate.answer.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {chosen === 'already_known' && <KnownDialog {...dialog} />}
    </div>
  );
}
