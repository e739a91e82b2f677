import '../../texts/candidates';
import type { RaRecord } from 'react-admin';
import type { Ranking } from '../../kit/records/RecordPicker';
import { t } from '../../texts/console';
import { type Match, pointsText, skillsText } from './parts/match-words';
import { placementLabel } from './parts/placement-label';
import './ranking.css';

/** How well a record fits, and why; nothing for one that was found by typing. */
function whyText({ score, reasons, connection }: Match): string {
  return [
    connection && t('match.connected', { status: placementLabel(connection.status) }),
    t('match.option', { score: pointsText(score) }),
    reasons.skills.wanted.length > 0 ? skillsText(reasons.skills) : reasons.location,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A choice of a picker that ranks by how well records fit, with the reason. */
function MatchChoice({ record, name }: { record: RaRecord; name: string }) {
  if (!('reasons' in record)) return name;
  return (
    <span className="match-choice">
      {name}
      <small>{whyText(record as RaRecord & Match)}</small>
    </span>
  );
}

/**
 * Offers in a picker those that fit several best on average.
 * @param paths of the matches of each, below `/api/admin`
 */
export const rankingByAll = (paths: readonly string[], nameOf: (record: RaRecord) => string): Ranking => ({
  path: paths,
  choice: (record) => (
    <span className="match-choice">
      {nameOf(record)}
      {'score' in record && <small>{t('match.onAverage', { score: pointsText(Number(record['score'])) })}</small>}
    </span>
  ),
  isDisabled: () => false,
});

/**
 * Offers in a picker those that fit best, with the reason. Who is connected already is shown and cannot be chosen.
 * @param path of the matches, below `/api/admin`
 */
export const rankingBy = (path: string, nameOf: (record: RaRecord) => string): Ranking => ({
  path,
  choice: (record) => <MatchChoice record={record} name={nameOf(record)} />,
  isDisabled: ({ connection }) => Boolean(connection),
});
