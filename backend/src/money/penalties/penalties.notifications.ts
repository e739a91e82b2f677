import { notificationKind } from '../../agency/notifications/notification-kind.js';

/** A person answers a notice. Only super admins see cases. */
export const PENALTY_DISPUTED = notificationKind<{ name: string }>('penalty.disputed', {
  recordKind: 'penalty case',
  title: 'A person disputes a penalty',
  readers: {
    staff: `select p.case_id as record_id, p.employee_name as name from penalty_cases p where p.case_id = any($1::integer[])
      and exists (select from users u where u.user_id = $2 and u.role = 'super_admin')`,
  },
  path: (caseId) => `/admin-dashboard/penalties/${caseId}/show`,
  text: ({ name }) => `${name} answered the notice of a penalty and does not agree.`,
});

/** Accounts that are told: each super admin who can log in. */
export const SUPER_ADMINS = `select user_id from users where role = 'super_admin' and disabled_at is null`;
