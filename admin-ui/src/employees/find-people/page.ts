import type { Page } from '../../kit/resource/page';

export const page: Page = { path: '/find-people', load: () => import('./FindPeoplePage') };
