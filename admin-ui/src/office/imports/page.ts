import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/imports',
  list: newestFirst('imports', 'created_at'),
  load: () => import('./ImportList'),
  needs: 'imports',
};
