import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { type GrievanceKind, numberOf } from './grievance-state.js';

interface GrievanceValues {
  kind: GrievanceKind;
  name: string;
  again: boolean;
}

const VALUES = `select grievance_id as record_id, kind, name, reopened_at is not null as again from grievances
  where grievance_id = any($1::integer[])`;

/** The text stays in the console: a mail or a lock screen has other readers. */
export const GRIEVANCE_FILED = notificationKind<GrievanceValues>('grievance.filed', {
  recordKind: 'grievance',
  title: 'A person complains, asks, or wants something corrected',
  needs: 'privacy',
  // no one reads of what they must not answer
  readers: { staff: `${VALUES} and user_id is distinct from $2::integer` },
  path: (id) => `/admin-dashboard/grievances/${id}/show`,
  text: ({ kind, name, again }) => (again ? `Opened again: ${kind} of ${name}` : `New ${kind} of ${name}`),
});

/** The answer is mailed by the noun itself. */
export const GRIEVANCE_ANSWERED_NOTICE = notificationKind('grievance.answered', {
  recordKind: 'grievance',
  title: 'What you wrote to us is answered',
  mail: 'never',
  readers: {
    employee: `${VALUES} and user_id = $2::integer`,
    company: `${VALUES} and user_id = $2::integer`,
  },
  path: () => '/grievances',
  text: () => 'We answered what you wrote to us.',
  hi: () => 'आपके संदेश का जवाब आ गया है।',
});

/** How the record is called among tasks and in the audit log. */
export const grievanceName = (id: number, name: string): string => `${numberOf(id)}, ${name}`;
