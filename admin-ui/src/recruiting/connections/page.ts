import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/connections',
  list: newestFirst('connections', 'connection_date'),
  load: () => import('./ConnectionsPage'),
  // the board loads column by column
  firstCalls: (storedSetting) => (storedSetting('connections.view') === 'board' ? [] : undefined),
};
