import { newestFirst, type Page } from '../kit/resource/page';

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

export const pages = {
  connections: {
    path: '/connections',
    list: newestFirst('connections', 'connection_date'),
    load: () => import('./connections/ConnectionsPage'),
    // the board loads column by column
    firstCalls: (storedSetting) => (storedSetting('connections.view') === 'board' ? [] : undefined),
  },
  interviews: {
    path: '/interviews',
    list: {
      resource: 'interviews',
      sort: { field: 'starts_at', order: 'ASC' },
      // a console stays open over midnight
      get filterDefaultValues() {
        return { starts_at_gte: `${ISO_DAY.format(new Date())}T00:00:00+05:30` };
      },
    },
    load: () => import('./interviews/InterviewsPage'),
    // calendar and agenda know which days they show
    firstCalls: (storedSetting) => (storedSetting('interviews.view') === 'list' ? undefined : []),
  },
  introductions: {
    path: '/introductions',
    list: newestFirst('introductions', 'introduced_at'),
    load: () => import('./introductions/IntroductionsPage'),
  },
} satisfies Record<string, Page>;
