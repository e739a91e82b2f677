import type { Page } from '../../platform/resource/page';

export const page: Page = { path: '/settings', load: () => import('./SettingsPage') };
