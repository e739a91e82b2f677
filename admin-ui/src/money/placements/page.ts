import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/placements',
  list: { ...newestFirst('connections', 'placement_date'), filter: { placement_status: 'placed' } },
  load: () => import('./PlacedConnectionList'),
};
