import { t } from '@niyukt/ui-shared/i18n/console';
import { pointsText, reasonOf, MAX_POINTS, PARTS, type Match } from '../connections/parts/match-words';

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
export function MatchDetails({ match, name }: { match: Match; name: string }) {
  const score = pointsText(match.score);
  return (
    <details className="match-details">
      <summary aria-label={t('match.whyOf', { name, score })}>
        <PartsBar match={match} />
        {t('match.why', { score })}
      </summary>
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
    </details>
  );
}
