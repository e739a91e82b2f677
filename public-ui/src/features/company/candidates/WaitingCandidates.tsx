import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import type { Rows } from '../../../lib/useRows';
import { MoreRows } from '../../../ui/MoreRows';
import { onAnswerKey } from './answer-keys';
import { ANSWERS } from './answers';
import { useCandidateAnswer } from './candidate-queries';
import { CandidateCard } from './CandidateCard';

interface WaitingCandidatesProps {
  list: Rows<Candidate>;
  /** Whether they are what the page begins with. */
  isFirst?: boolean;
}

/** Who waits for an answer, each answered in place. */
export default function WaitingCandidates({ list, isFirst = false }: WaitingCandidatesProps) {
  const rows = list.rows ?? [];
  const answered = rows.filter(({ answer }) => answer).length;
  const left = list.total - answered;
  const Heading = isFirst ? 'h1' : 'h2';
  const section = useRef<HTMLElement>(null);
  useEffect(
    () =>
      onAnswerKey(document, (answer, target) => {
        // where nothing but the page has the focus, the first one is meant
        if (!target.matches('body, h1') && !section.current?.contains(target)) return;
        section.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${ANSWERS.indexOf(answer) + 1}"]`)?.click();
      }),
    [],
  );
  return (
    <section ref={section} aria-labelledby="waiting" className="grid gap-5">
      <div>
        <Heading id="waiting" className={isFirst ? 'text-page' : 'text-title'}>
          {left > 0 ? t('candidate.waiting', { count: left }) : t('candidate.stage.answered')}
        </Heading>
        <p className="text-small text-muted max-sm:hidden">{t('candidate.keys')}</p>
      </div>
      <Cards rows={rows} />
      {/* those who are answered wait no more, and others took their places */}
      <MoreRows list={answered ? { ...list, loadMore: list.retry } : list} />
    </section>
  );
}

/** After an answer the next one without any has the focus. */
function Cards({ rows }: { rows: readonly Candidate[] }) {
  const answering = useCandidateAnswer();
  const list = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number>();
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-candidate="${next}"] a`)?.focus();
  }, [next]);
  const after = (id: number): number | undefined => {
    const place = rows.findIndex(({ connection_id }) => connection_id === id);
    return [...rows.slice(place + 1), ...rows.slice(0, place)].find(({ answer }) => !answer)?.connection_id;
  };
  return (
    <ul ref={list} className="grid gap-4 md:has-[>:nth-child(2)]:grid-cols-2">
      {rows.map((candidate) => (
        <li key={candidate.connection_id} data-candidate={candidate.connection_id}>
          <CandidateCard
            candidate={candidate}
            answering={answering}
            onAnswered={() => setNext(after(candidate.connection_id))}
          />
        </li>
      ))}
    </ul>
  );
}
