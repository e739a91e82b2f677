import type { Page } from '../../platform/resource/page';

export const page: Page = { path: '/find-people', load: () => import('./FindPeoplePage') };
