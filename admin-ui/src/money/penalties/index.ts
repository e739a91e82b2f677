import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { penaltyCalls } from './calls';

/** Penalties for broken terms, for super admins. */
export const penalties: Resource<PenaltyCase> = {
  page: pages.penalties,
  title: 'section.penalties',
  records: {
    representation: 'employee_name',
    kind: { name: 'kind.penalty', title: 'kindTitle.penalty', plural: 'kinds.penalty' },
    recordKind: 'penalty case',
    auditKind: 'penalty case',
  },
  calls: penaltyCalls,
};
