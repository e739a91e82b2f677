import type { RaRecord } from 'react-admin';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/candidates';
import { placementLabel } from '../connections/parts/placement-label';
import { pointsText, skillsText } from './match-words';
import type { Match } from './types';

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
export function MatchChoice({ record, name }: { record: RaRecord; name: string }) {
  if (!('reasons' in record)) return name;
  return (
    <span className="match-choice">
      {name}
      <small>{whyText(record as RaRecord & Match)}</small>
    </span>
  );
}
