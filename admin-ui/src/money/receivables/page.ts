import type { Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/receivables',
  load: () => import('./ReceivablesPage'),
  needs: 'money',
};
