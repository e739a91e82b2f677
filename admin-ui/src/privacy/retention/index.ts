import type { InactivePerson } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { retentionCalls } from './calls';
import { page } from './page';

/** People who were not seen for long: a dry run of what is to come. */
export const retention: Resource<InactivePerson> = {
  page,
  title: 'section.retention',
  records: {
    representation: 'full_name',
    kind: { name: 'kind.inactive', title: 'kindTitle.inactive', plural: 'kinds.inactive' },
    isReadFromList: true,
  },
  calls: retentionCalls,
};
