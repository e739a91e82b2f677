import type { Page } from '../../kit/resource/page';

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

export const page: Page = {
  path: '/interviews',
  list: {
    resource: 'interviews',
    sort: { field: 'starts_at', order: 'ASC' },
    // a console stays open over midnight
    get filterDefaultValues() {
      return { starts_at_gte: `${ISO_DAY.format(new Date())}T00:00:00+05:30` };
    },
  },
  load: () => import('./InterviewsPage'),
  // calendar and agenda know which days they show
  firstCalls: (storedSetting) => (storedSetting('interviews.view') === 'list' ? undefined : []),
};
