import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/asked-accounts',
  list: { ...newestFirst('asked-accounts', 'created_at'), filterDefaultValues: { state: ['unanswered', 'refused'] } },
  load: () => import('./TermsAccountList'),
};
