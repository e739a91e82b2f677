import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { useCommand } from '../../kit/commands/useCommand';
import { RowLink } from '../../kit/lists/RowLink';
import { Email, Phone } from '../../kit/records/Contact';
import { recordPath } from '../../kit/resource/ListPath';
import { Marked } from '../../kit/search/Marked';
import { PlacementChip } from '../../recruiting/connections/parts/PlacementChip';
import { t } from '../../texts/console';
import { markedWords, snippetParts } from './snippet-parts';
import type { Hit } from './types';

const MAX_SKILLS = 8;
const YEARS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface HitCardProps {
  hit: Hit;
  isSelected: boolean;
  onToggle: () => void;
}

function Skills({ hit, words }: { hit: Hit; words: readonly string[] }) {
  const names = skillNames(hit.skills);
  if (names.length === 0) return null;
  return (
    <p className="hit-skills">
      {names.slice(0, MAX_SKILLS).map((name) => (
        <span key={name} className="skill">
          <Marked text={name} words={words} />
        </span>
      ))}
      {names.length > MAX_SKILLS && <span className="hit-rest">+{names.length - MAX_SKILLS}</span>}
    </p>
  );
}

/** How well the words fit, as a bar: the number says nothing beyond this search. */
function Score({ score }: { score: number }) {
  const label = t('find.score', { score: Math.round(score) });
  return (
    <span className="hit-score" role="img" aria-label={label} title={t('find.scoreHint')}>
      <span style={{ width: `${Math.max(score, 4)}%` }} />
    </span>
  );
}

function yearsText(years: number | null): string | undefined {
  if (years === null) return undefined;
  return t('find.yearsOf', { count: years === 1 ? 1 : 2, years: YEARS.format(years) });
}

/** Words around what was found, which is marked. */
function Snippet({ text }: { text: string }) {
  return snippetParts(text).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}

/** Where the words were found, and what the resume says around them; what the record says stands on the card itself. */
function FoundIn({ hit }: { hit: Hit }) {
  if (hit.matched_fields.length === 0) return null;
  const fields = hit.matched_fields.map((field) => t(`matchedField.${field}`)).join(', ');
  return (
    <p className="hit-snippet">
      <span className="found-fields">{t('find.found', { fields })}</span>
      {hit.matched_fields.includes('resume') && hit.snippet && (
        <>
          {': '}
          <Snippet text={hit.snippet} />
        </>
      )}
    </p>
  );
}

/** A person who was found, where, and how to reach them. The card opens the details. */
export function HitCard({ hit, isSelected, onToggle }: HitCardProps) {
  // the search stays as it is below the drawer
  const { search } = useLocation();
  const checkbox = useCommand<HTMLInputElement>('x', onToggle);
  const words = markedWords(hit.snippet);
  const facts = [
    yearsText(hit.years_of_experience),
    hit.qualification,
    hit.preferred_location,
    salaryText(hit.preferred_salary, ''),
    hit.notice_period && `${t('resources.employees.fields.notice_period')}: ${hit.notice_period}`,
  ].filter(Boolean);
  return (
    <li className={`record-card hit ${isSelected ? 'is-selected' : ''}`}>
      <label className="hit-select">
        <input
          type="checkbox"
          ref={checkbox}
          className="row-checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t('list.select', { name: hit.full_name })}
        />
      </label>
      <div className="hit-body">
        <div className="hit-head">
          <RowLink to={{ pathname: recordPath('/find-people', hit.id), search }}>
            <Marked text={hit.full_name} words={words} />
          </RowLink>
          <PlacementChip status={hit.status} />
          {facts.length > 0 && (
            <p className="card-line">
              <Marked text={facts.join(' · ')} words={words} />
            </p>
          )}
          {hit.score > 0 && <Score score={hit.score} />}
        </div>
        <div className="hit-line">
          <Skills hit={hit} words={words} />
          <div className="hit-contacts">
            <Phone number={hit.phone} />
            <Email address={hit.email} />
          </div>
        </div>
        <FoundIn hit={hit} />
      </div>
    </li>
  );
}
