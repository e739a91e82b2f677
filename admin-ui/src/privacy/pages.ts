import { newestFirst, type Page } from '../kit/resource/page';

export const pages = {
  breaches: {
    path: '/breaches',
    list: newestFirst('breaches', 'aware_at'),
    load: () => import('./breaches/BreachList'),
    isForSuperAdmins: true,
  },
  grievances: {
    path: '/grievances',
    list: newestFirst('grievances', 'filed_at'),
    load: () => import('./grievances/GrievanceList'),
    needs: 'privacy',
  },
  notices: {
    path: '/notices',
    list: { resource: 'notices', sort: { field: 'noted_at', order: 'DESC' } },
    load: () => import('./notices/NoticeList'),
  },
  restrictions: {
    path: '/restricted-accounts',
    list: newestFirst('restricted-accounts', 'restricted_at'),
    load: () => import('./restrictions/RestrictedAccountList'),
  },
  retention: {
    path: '/retention',
    list: { resource: 'retention', sort: { field: 'last_seen_at', order: 'ASC' } },
    load: () => import('./retention/RetentionList'),
  },
  terms: {
    path: '/asked-accounts',
    list: { ...newestFirst('asked-accounts', 'created_at'), filterDefaultValues: { state: ['unanswered', 'refused'] } },
    load: () => import('./terms/TermsAccountList'),
  },
} satisfies Record<string, Page>;
