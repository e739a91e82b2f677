import type { InactivePerson } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { retentionCalls } from './calls';

/** People who were not seen for long: a dry run of what is to come. */
export const retention: Resource<InactivePerson> = {
  page: pages.retention,
  title: 'section.retention',
  records: {
    representation: 'full_name',
    kind: { name: 'kind.inactive', title: 'kindTitle.inactive', plural: 'kinds.inactive' },
    isReadFromList: true,
  },
  calls: retentionCalls,
};
