import type { Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/tasks',
  list: { resource: 'tasks', sort: { field: 'due_at', order: 'ASC' }, filterDefaults: { state: 'open' } },
  load: () => import('./TaskList'),
};
