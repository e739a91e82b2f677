import { listCall } from '../kit/providers/list-call';
import { newestFirst, type Page } from '../kit/resource/page';
import { CHANGE_ACTIONS } from './audit-log/audit-actions';
import { BILLING_CALL, DASHBOARD_LISTS, DAY_CALL, DUE_CALL, STANDING_CALL, STATS_CALL } from './dashboard/first-lists';
import { groupsCall, type Whose, WHOSE_SETTING } from './tasks/groups-call';

const firstGroups = (storedSetting: (key: string) => unknown): string =>
  `/api/admin${groupsCall((storedSetting(WHOSE_SETTING) as Whose | undefined) ?? 'all')}`;

export const pages = {
  admins: {
    path: '/admins',
    list: newestFirst('admins', 'created_at'),
    load: () => import('./admins/AdminList'),
    isForSuperAdmins: true,
  },
  auditLog: {
    path: '/audit-log',
    list: { ...newestFirst('audit-log', 'at'), filterDefaultValues: { action: CHANGE_ACTIONS } },
    load: () => import('./audit-log/ActivityList'),
    isForSuperAdmins: true,
  },
  dashboard: {
    path: '/',
    load: () => import('./dashboard/Dashboard'),
    firstCalls: (storedSetting) => [
      firstGroups(storedSetting),
      DAY_CALL,
      STANDING_CALL,
      DUE_CALL,
      STATS_CALL,
      BILLING_CALL,
      ...DASHBOARD_LISTS.map(({ resource, query }) => listCall(resource, query)),
    ],
  },
  duplicates: {
    path: '/duplicates',
    list: {
      resource: 'duplicates',
      sort: { field: 'created_at', order: 'DESC' },
      filterDefaultValues: { state: 'open' },
    },
    load: () => import('./duplicates/DuplicateList'),
    needs: 'merges',
  },
  health: { path: '/health', load: () => import('./health/HealthPage'), isForSuperAdmins: true },
  help: { path: '/help', load: () => import('./help/HelpPage') },
  imports: {
    path: '/imports',
    list: newestFirst('imports', 'created_at'),
    load: () => import('./imports/ImportList'),
    needs: 'imports',
  },
  merges: {
    path: '/merges',
    list: newestFirst('merges', 'merged_at'),
    load: () => import('./merges/MergeList'),
    needs: 'merges',
  },
  privacyAndLaw: {
    path: '/privacy-and-law',
    load: () => import('./privacy-and-law/PrivacyAndLawPage'),
  },
  settings: { path: '/settings', load: () => import('./settings/SettingsPage') },
  tasks: {
    path: '/tasks',
    list: { resource: 'tasks', sort: { field: 'due_at', order: 'ASC' }, filterDefaultValues: { state: 'open' } },
    load: () => import('./tasks/TasksPage'),
    // a filter in the address asks for the list
    firstCalls: (storedSetting) => (window.location.search ? undefined : [firstGroups(storedSetting)]),
  },
} satisfies Record<string, Page>;
