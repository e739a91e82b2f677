import '../../texts/interviews';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { RecordLink } from '../../kit/lists/RecordLink';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { InterviewChip } from './parts/InterviewChip';
import { modeText } from './parts/mode-text';
import { periodText } from './parts/times';

export const INTERVIEW_FIELDS: readonly Field<Interview>[] = [
  { source: 'interview_id', label: 'list.number' },
  {
    source: 'employee_name',
    label: 'interview.person',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
    csv: ({ employee_name }) => employee_name,
  },
  { source: 'job_title', label: 'jobTitle.label' },
  { source: 'company_name', label: 'company.label' },
  { source: 'starts_at', label: 'interview.when', text: periodText },
  { source: 'round', label: 'interview.round', text: ({ round }) => String(round) },
  { source: 'mode', label: 'interview.mode', text: modeText },
  { source: 'place', label: 'interview.place' },
  { source: 'link', label: 'interview.link' },
  {
    source: 'state',
    label: 'interview.state',
    cell: ({ state }) => <InterviewChip state={state} />,
    csv: ({ state }) => t(`interview.state.${state}`),
  },
];
