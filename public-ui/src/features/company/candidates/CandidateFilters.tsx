import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { controlClass } from '../../../lib/field';
import { type CandidateQuery, SORTS } from './candidate-queries';

/** What is typed is searched once nothing was typed for so long. */
const PAUSE_MILLISECONDS = 300;
const MAX_SEARCH = 100;
export const STAGES = ['new', 'interview', 'offer', 'placed', 'closed'] as const;
const ANSWERS = ['none', 'interested', 'hold', 'not_suitable', 'already_known'] as const;

interface CandidateFiltersProps {
  query: CandidateQuery;
  onChange: (change: Partial<CandidateQuery>) => void;
}

/** Search, stage, answer and order of the candidates. */
export function CandidateFilters({ query, onChange }: CandidateFiltersProps) {
  const [typed, setTyped] = useState(query.q);
  const [addressed, setAddressed] = useState(query.q);
  // the address was changed elsewhere: all are shown again
  if (query.q !== addressed) {
    setAddressed(query.q);
    if (query.q !== typed.trim()) setTyped(query.q);
  }
  const search = useEffectEvent((q: string) => {
    if (q !== query.q) onChange({ q });
  });
  useEffect(() => {
    const timer = window.setTimeout(() => search(typed.trim()), PAUSE_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return (
    <search className="no-print grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <input
        type="search"
        value={typed}
        maxLength={MAX_SEARCH}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t('candidate.search')}
        placeholder={t('candidate.search')}
        className={`${controlClass} max-lg:col-span-2`}
      />
      <Choice
        label={t('candidate.stage')}
        value={query.stage}
        onChange={(stage) => onChange({ stage })}
        choices={[
          ['', t('candidate.anyStage')],
          ...STAGES.map((stage) => [stage, t(`candidate.stage.${stage}`)] as const),
        ]}
      />
      <Choice
        label={t('candidate.answer')}
        value={query.answer}
        onChange={(answer) => onChange({ answer })}
        choices={[
          ['', t('candidate.anyAnswer')],
          ...ANSWERS.map((answer) => [answer, t(`candidate.answer.${answer}`)] as const),
        ]}
      />
      <Choice
        label={t('candidate.sort')}
        value={query.sort}
        onChange={(sort) => onChange({ sort })}
        choices={(Object.keys(SORTS) as (keyof typeof SORTS)[]).map(
          (sort) => [SORTS[sort] ? sort : '', t(`candidate.sort.${sort}`)] as const,
        )}
      />
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} className={controlClass}>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}
