import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/interviews',
  list: newestFirst('interviews', 'starts_at'),
  load: () => import('./InterviewsPage'),
  // the calendar knows which days it shows
  firstCalls: (storedSetting) => (storedSetting('interviews.view') === 'list' ? undefined : []),
};
