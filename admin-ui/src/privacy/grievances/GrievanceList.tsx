import type { Grievance } from '@niyukt/ui-shared/api/types';
import { REQUEST_KINDS } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { GRIEVANCE_FIELDS } from './grievances.fields';
import { GrievanceChip } from './parts/GrievanceChip';
import { PrivacyViews } from './parts/PrivacyViews';

const GrievanceDrawer = lazyPart(() => import('./GrievanceDrawer'));

const PATH = '/grievances';
const STATES = ['open', 'answered', 'closed'] as const satisfies readonly Grievance['state'][];

const FILTERS = [
  choiceFilter('state', 'grievance.state', () =>
    STATES.map((state) => ({ id: state, name: t(`grievance.state.${state}`) })),
  ),
  choiceFilter('overdue', 'grievance.overdue', () => [{ id: 'true', name: t('grievance.overdueOnly') }]),
  choiceFilter('kind', 'grievance.kind', () =>
    REQUEST_KINDS.map((kind) => ({ id: kind, name: t(`grievances.kind.${kind}`) })),
  ),
];

const grievanceCard = (grievance: Grievance) => (
  <CardText
    name={`${grievance.number}, ${grievance.name}`}
    status={<GrievanceChip grievance={grievance} />}
    lines={[[t(`grievances.kind.${grievance.kind}`)], [`${t('grievance.due')} ${dayInIndia(grievance.due_on)}`]]}
  />
);

/** What people wrote, with the day by which each is answered. */
export default function GrievanceList() {
  return (
    <List<Grievance>
      path={PATH}
      title={t('section.grievances')}
      filters={FILTERS}
      sortFields={['filed_at', 'due_on']}
      card={grievanceCard}
      fields={GRIEVANCE_FIELDS}
      empty={{ title: t('grievance.empty'), text: t('grievance.emptyHint') }}
      isMarked={({ overdue }) => overdue}
      actions={<PrivacyViews />}
      overlays={<GrievanceDrawer path={PATH} />}
    />
  );
}
