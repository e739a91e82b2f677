import '../../texts/privacy';
import type { Grievance } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { GrievanceChip } from './parts/GrievanceChip';

export const GRIEVANCE_FIELDS: readonly Field<Grievance>[] = [
  { source: 'number', label: 'grievance.number', cell: ({ number }) => <RecordLink>{number}</RecordLink> },
  { source: 'name', label: 'grievance.name' },
  { source: 'kind', label: 'grievance.kind', text: ({ kind }) => t(`grievances.kind.${kind}`) },
  {
    source: 'filed_at',
    label: 'grievance.filed',
    cell: ({ filed_at }) => <Day at={filed_at} />,
    csv: ({ filed_at }) => dayInIndia(filed_at),
  },
  { source: 'due_on', label: 'grievance.due', cell: ({ due_on }) => <Day at={due_on} /> },
  {
    source: 'state',
    label: 'grievance.state',
    cell: (grievance) => <GrievanceChip grievance={grievance} />,
    csv: ({ state }) => t(`grievance.state.${state}`),
  },
];
