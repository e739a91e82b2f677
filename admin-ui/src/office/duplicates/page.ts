import type { Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/duplicates',
  list: {
    resource: 'duplicates',
    sort: { field: 'created_at', order: 'DESC' },
    filterDefaultValues: { state: 'open' },
  },
  load: () => import('./DuplicateList'),
  needs: 'merges',
};
