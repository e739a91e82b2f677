import type { Claim } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { claimCalls } from './calls';

/** Departures within the replacement warranty. */
export const claims: Resource<Claim> = {
  page: pages.claims,
  title: 'section.claims',
  records: {
    representation: 'employee_name',
    kind: { name: 'kind.claim', title: 'kindTitle.claim', plural: 'kinds.claim' },
    recordKind: 'claim',
    auditKind: 'warranty claim',
  },
  calls: claimCalls,
};
