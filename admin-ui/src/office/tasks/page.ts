import type { Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/tasks',
  list: { resource: 'tasks', sort: { field: 'due_at', order: 'ASC' }, filterDefaultValues: { state: 'open' } },
  load: () => import('./TaskList'),
};
