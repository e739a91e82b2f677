import { notificationKind } from '../../notifications/notification-kind.js';

/** The agency hears whom a company lets in. */
export const COLLEAGUE_INVITED = notificationKind<{ company: string }>('member.invited', {
  recordKind: 'company',
  title: 'A company invites a member',
  readers: {
    staff: 'select company_id as record_id, name as company from companies where company_id = any($1::integer[])',
  },
  text: ({ company }) => `${company} invited somebody to act for it`,
  path: (companyId) => `/admin-dashboard/companies/${companyId}/show`,
  mail: false,
  push: false,
});
