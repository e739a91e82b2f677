import type { Grievance } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { grievanceCalls } from './calls';
import { page } from './page';

/** Complaints, corrections and questions of people. */
export const grievances: Resource<Grievance> = {
  page,
  title: 'section.grievances',
  records: {
    representation: 'number',
    kind: { name: 'kind.grievance', title: 'kindTitle.grievance', plural: 'kinds.grievance' },
    recordKind: 'grievance',
    auditKind: 'grievance',
  },
  calls: grievanceCalls,
};
