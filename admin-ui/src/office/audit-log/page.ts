import { newestFirst, type Page } from '../../kit/resource/page';
import { CHANGE_ACTIONS } from './audit-actions';

export const page: Page = {
  path: '/audit-log',
  list: { ...newestFirst('audit-log', 'at'), filterDefaultValues: { action: CHANGE_ACTIONS } },
  load: () => import('./ActivityList'),
  isForSuperAdmins: true,
};
