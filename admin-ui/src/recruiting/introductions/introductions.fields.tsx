import '../../texts/candidates';
import type { Introduction } from '@niyukt/ui-shared/api/types';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Actor } from '../../kit/records/Actor';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

/** Who introduced the person: the name, where one is known. */
export const introducerOf = ({ introducer_name, introduced_by_name }: Introduction): string =>
  introducer_name ?? introduced_by_name;

export const INTRODUCTION_FIELDS: readonly Field<Introduction>[] = [
  { source: 'introduction_id', label: 'list.number' },
  {
    source: 'introduced_at',
    label: 'introduction.on',
    cell: ({ introduced_on }) => <Day at={introduced_on} />,
    csv: ({ introduced_on }) => introduced_on,
  },
  {
    source: 'employee_name',
    label: 'introduction.candidate',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
  },
  { source: 'company_name', label: 'introduction.company' },
  { source: 'job_title', label: 'jobTitle.label' },
  { source: 'how', label: 'introduction.how', text: ({ how }) => t(`introductionHow.${how}`) },
  {
    source: 'introduced_by_name',
    label: 'introduction.by',
    cell: ({ introducer_name, introduced_by_name }) => <Actor name={introducer_name} address={introduced_by_name} />,
    csv: introducerOf,
  },
];
