import type { Page } from '../../kit/resource/page';

export const page: Page = { path: '/health', load: () => import('./HealthPage'), isForSuperAdmins: true };
