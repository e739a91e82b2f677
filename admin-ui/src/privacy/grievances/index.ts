import type { Grievance } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { grievanceCalls } from './calls';

/** Complaints, corrections and questions of people. */
export const grievances: Resource<Grievance> = {
  page: pages.grievances,
  title: 'section.grievances',
  records: {
    representation: 'number',
    kind: { name: 'kind.grievance', title: 'kindTitle.grievance', plural: 'kinds.grievance' },
    recordKind: 'grievance',
    auditKind: 'grievance',
  },
  calls: grievanceCalls,
};
