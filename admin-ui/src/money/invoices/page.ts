import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/invoices',
  list: newestFirst('invoices', 'issued_on'),
  load: () => import('./InvoiceList'),
  needs: 'money',
};
