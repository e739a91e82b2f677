import type { Page } from '../../platform/resource/page';

export const page: Page = { path: '/health', load: () => import('./HealthPage'), isForSuperAdmins: true };
