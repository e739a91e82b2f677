import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/placement-register',
  list: newestFirst('placements', 'placed_on'),
  load: () => import('./PlacementRegister'),
};
