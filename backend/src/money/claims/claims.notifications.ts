import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { COMPANIES_OF_OWNER } from '../../companies/company-accounts.js';

interface ClaimValues {
  employee: string;
  company: string;
  state: string;
}

const VALUES = `select c.claim_id as record_id, p.employee_name as employee, p.company_name as company, c.state
  from warranty_claims c join placements p using (placement_id) where c.claim_id = any($1::integer[])`;

/** A company filed a claim. */
export const CLAIM_FILED_NOTIFICATION = notificationKind<ClaimValues>('claim.filed', {
  recordKind: 'claim',
  title: 'A company files a warranty claim',
  readers: { staff: VALUES },
  needs: 'money',
  path: (claimId) => `/admin-dashboard/claims/${claimId}/show`,
  // the agency's address gets a mail of its own
  mail: 'never',
  text: ({ employee, company }) => `${company} filed a warranty claim: ${employee} left.`,
});

/** The agency decided on a claim. */
export const CLAIM_DECIDED_NOTIFICATION = notificationKind<ClaimValues>('claim.decided', {
  recordKind: 'claim',
  title: 'A warranty claim is decided',
  readers: { company: `${VALUES} and c.company_id in (${COMPANIES_OF_OWNER})` },
  path: () => '/company-dashboard/placements',
  mail: 'never',
  text: ({ employee, state }) =>
    state === 'declined'
      ? `Your warranty claim for ${employee} was declined.`
      : `Your warranty claim for ${employee} was approved.`,
});
