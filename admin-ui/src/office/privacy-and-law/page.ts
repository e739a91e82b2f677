import type { Page } from '../../kit/resource/page';

export const page: Page = { path: '/privacy-and-law', load: () => import('./PrivacyAndLawPage') };
