import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/payments',
  list: newestFirst('payments', 'received_on'),
  load: () => import('./PaymentList'),
  needs: 'money',
};
