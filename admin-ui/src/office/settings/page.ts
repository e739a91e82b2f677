import type { Page } from '../../kit/resource/page';

export const page: Page = { path: '/settings', load: () => import('./SettingsPage') };
