import type { Merge } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { mergeCalls } from './calls';
import { page } from './page';

/** Records that were merged, and the way back. */
export const merges: Resource<Merge> = {
  page,
  title: 'section.merges',
  records: {
    representation: 'winner_name',
    kind: { name: 'kind.merge', title: 'kindTitle.merge', plural: 'kinds.merge' },
  },
  calls: mergeCalls,
};
