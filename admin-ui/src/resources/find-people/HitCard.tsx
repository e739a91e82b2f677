import { salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link, useLocation } from 'react-router-dom';
import { Email, Phone } from '../../platform/records/Contact';
import { recordPath } from '../../platform/resource/ListPath';
import { PlacementChip } from '../connections/parts/PlacementChip';
import { Snippet } from './Snippet';
import type { Hit } from './types';

const MAX_SKILLS = 8;
const SCORE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

interface HitCardProps {
  hit: Hit;
  isSelected: boolean;
  onToggle: () => void;
}

function Skills({ hit }: { hit: Hit }) {
  const names = skillNames(hit.skills);
  if (names.length === 0) return null;
  return (
    <p className="hit-skills">
      {names.slice(0, MAX_SKILLS).map((name) => (
        <span key={name} className="skill">
          {name}
        </span>
      ))}
      {names.length > MAX_SKILLS && <span className="hit-rest">+{names.length - MAX_SKILLS}</span>}
    </p>
  );
}

/** A person who was found, where, and how to reach them. The card opens the details. */
export function HitCard({ hit, isSelected, onToggle }: HitCardProps) {
  // the search stays as it is below the drawer
  const { search } = useLocation();
  const facts = [hit.qualification, hit.preferred_location, salaryText(hit.preferred_salary, '')].filter(Boolean);
  const fields = hit.matched_fields.map((field) => t(`matchedField.${field}`)).join(', ');
  return (
    <li className={`record-card hit ${isSelected ? 'is-selected' : ''}`}>
      <label className="hit-select">
        <input
          type="checkbox"
          className="row-checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t('list.select', { name: hit.full_name })}
        />
      </label>
      <div className="hit-body">
        <div className="hit-head">
          <Link to={{ pathname: recordPath('/find-people', hit.id), search }} className="record-link">
            {hit.full_name}
          </Link>
          <PlacementChip status={hit.status} />
          {hit.score > 0 && (
            <span className="hit-score" title={t('find.scoreHint')}>
              {t('find.score', { score: SCORE.format(hit.score) })}
            </span>
          )}
        </div>
        {facts.length > 0 && <p className="card-line">{facts.join(' · ')}</p>}
        <Skills hit={hit} />
        {hit.snippet && (
          <p className="hit-snippet">
            <Snippet text={hit.snippet} />
          </p>
        )}
        {fields && <p className="found-fields">{t('find.found', { fields })}</p>}
        <div className="hit-contacts">
          <Phone number={hit.phone} />
          <Email address={hit.email} />
        </div>
      </div>
    </li>
  );
}
