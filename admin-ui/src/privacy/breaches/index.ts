import type { Breach } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { breachCalls } from './calls';
import { page } from './page';

/** The register of breaches of people's data. */
export const breaches: Resource<Breach> = {
  page,
  title: 'section.breaches',
  records: {
    representation: 'id',
    kind: { name: 'kind.breach', title: 'kindTitle.breach', plural: 'kinds.breach' },
    auditKind: 'breach',
  },
  calls: breachCalls,
};
