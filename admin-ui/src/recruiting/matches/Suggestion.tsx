import AddLink from '@mui/icons-material/AddLink';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { type Match, MAX_POINTS, PARTS, pointsText, reasonOf, skillsText } from '../connections/parts/match-words';
import { type Introduction, useConnect } from './useConnect';

interface SuggestionProps {
  match: Match;
  name: string;
  /** Where its details open. */
  to: string;
  /** What distinguishes it from others of the same name. */
  facts: readonly (string | null | undefined)[];
  /** The person and the job that the button connects. */
  introduction: Introduction;
  /** Beside the name. */
  badge?: ReactNode;
  /** Before the score: whether it is ticked. */
  tick?: ReactNode;
  /** More about it, with the reasons. */
  children?: ReactNode;
}

/** The button that makes a connection. */
function Connect({ name, introduction }: Pick<SuggestionProps, 'name' | 'introduction'>) {
  const { connect, isConnecting } = useConnect();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<AddLink />}
      aria-label={t('match.connectNamed', { name })}
      disabled={isConnecting}
      onClick={() => connect(introduction)}
      className="no-print"
    >
      {t('match.connect')}
    </Button>
  );
}

/** How the score is made up, for eyes: each part as wide as it counts, filled as far as it is reached. */
function PartsBar({ match: { parts } }: { match: Match }) {
  return (
    <span className="match-bar" aria-hidden="true">
      {PARTS.map((part) => (
        <span key={part} style={{ flexGrow: MAX_POINTS[part] }}>
          <span style={{ width: `${(100 * parts[part]) / MAX_POINTS[part]}%` }} />
        </span>
      ))}
    </span>
  );
}

/** Why a person and a job fit: the five parts of the score, each with its reason. @param name of the other side */
function MatchDetails({ match, name, children }: { match: Match; name: string; children: ReactNode }) {
  return (
    <details className="match-details">
      <summary>
        <span className="match-why">
          {t('match.why', { score: pointsText(match.score) })}
          <span className="sr-only"> {t('match.whyOf', { name })}</span>
        </span>
        {match.introduced_on && (
          <span className="introduced-note">{t('match.introducedOn', { day: dayInIndia(match.introduced_on) })}</span>
        )}
        <span className="suggestion-skills">{skillsText(match.reasons.skills)}</span>
      </summary>
      {match.introduced_on && (
        <p className="introduced-note">{t('match.introduced', { day: dayInIndia(match.introduced_on) })}</p>
      )}
      {children}
      <PartsBar match={match} />
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>
              {t('match.part', {
                part: t(`match.${part}`),
                points: pointsText(match.parts[part]),
                most: MAX_POINTS[part],
              })}
            </dt>
            <dd>{reasonOf(match, part)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('match.hint')}</p>
    </details>
  );
}

/** A person or job that fits: how well, why, and one press that connects the two. */
export function Suggestion({ match, name, to, facts, introduction, badge, tick, children }: SuggestionProps) {
  const score = pointsText(match.score);
  return (
    <li className="suggestion">
      <div className="suggestion-score">
        {tick}
        <span className="match-score" role="img" aria-label={t('match.scoreOf', { score })}>
          {score}
        </span>
      </div>
      <div className="suggestion-text">
        <div className="suggestion-name">
          <Link to={to} className="record-link">
            {name}
          </Link>
          {badge}
          <span className="suggestion-facts">
            <span>{facts.filter(Boolean).join(' · ')}</span>
          </span>
        </div>
        <MatchDetails match={match} name={name}>
          {children}
        </MatchDetails>
      </div>
      <Connect name={name} introduction={introduction} />
    </li>
  );
}
