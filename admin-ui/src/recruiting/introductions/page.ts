import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/introductions',
  list: newestFirst('introductions', 'introduced_at'),
  load: () => import('./IntroductionsPage'),
};
