import type { Page } from '../../kit/resource/page';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();

export const page: Page = {
  path: '/interviews',
  list: {
    resource: 'interviews',
    sort: { field: 'starts_at', order: 'ASC' },
    filterDefaultValues: { starts_at_gte: `${TODAY}T00:00:00+05:30` },
  },
  load: () => import('./InterviewsPage'),
  // calendar and agenda know which days they show
  firstCalls: (storedSetting) => (storedSetting('interviews.view') === 'list' ? undefined : []),
};
