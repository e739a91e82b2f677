import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/merges',
  list: newestFirst('merges', 'merged_at'),
  load: () => import('./MergeList'),
  needs: 'merges',
};
