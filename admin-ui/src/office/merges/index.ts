import type { Merge } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { mergeCalls } from './calls';

/** Records that were merged, and the way back. */
export const merges: Resource<Merge> = {
  page: pages.merges,
  title: 'section.merges',
  records: {
    representation: 'winner_name',
    kind: { name: 'kind.merge', title: 'kindTitle.merge', plural: 'kinds.merge' },
  },
  calls: mergeCalls,
};
