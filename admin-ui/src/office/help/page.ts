import type { Page } from '../../kit/resource/page';

export const page: Page = { path: '/help', load: () => import('./HelpPage') };
