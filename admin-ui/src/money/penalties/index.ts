import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { penaltyCalls } from './calls';
import { page } from './page';

/** Penalties for broken terms, for super admins. */
export const penalties: Resource<PenaltyCase> = {
  page,
  title: 'section.penalties',
  records: {
    representation: 'employee_name',
    kind: { name: 'kind.penalty', title: 'kindTitle.penalty', plural: 'kinds.penalty' },
    recordKind: 'penalty case',
    auditKind: 'penalty case',
  },
  calls: penaltyCalls,
};
