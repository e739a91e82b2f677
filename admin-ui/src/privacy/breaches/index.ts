import type { Breach } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { breachCalls } from './calls';

/** The register of breaches of people's data. */
export const breaches: Resource<Breach> = {
  page: pages.breaches,
  title: 'section.breaches',
  records: {
    representation: 'id',
    kind: { name: 'kind.breach', title: 'kindTitle.breach', plural: 'kinds.breach' },
    auditKind: 'breach',
  },
  calls: breachCalls,
};
