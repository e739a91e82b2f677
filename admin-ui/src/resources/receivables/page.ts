import type { Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/receivables',
  load: () => import('./ReceivablesPage'),
  needs: 'money',
};
