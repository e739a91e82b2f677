import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { AGENCY } from '../../platform/agency.js';

/** Every owner hears whom the agency lets in; the mail says who. */
export const OWNER_ADDED_NOTIFICATION = notificationKind<{ company: string }>('member.owner_added', {
  recordKind: 'company',
  title: 'We make somebody an owner of your company',
  readers: {
    company: `select c.company_id as record_id, c.name as company from companies c join company_members m using (company_id)
      where c.company_id = any($1::integer[]) and m.user_id = $2::integer and m.role = 'owner'`,
  },
  text: ({ company }) => `${AGENCY.name} made somebody an owner of ${company}`,
  path: () => '/company-dashboard/members',
  mail: 'never',
  push: false,
  isUrgent: true,
});

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
