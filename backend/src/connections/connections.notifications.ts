import { notificationKind } from '../agency/notifications/notification-kind.js';

/** An employee was connected to a job. */
export const CONNECTED_NOTIFICATION = notificationKind<{ job: string }>('connection.made', {
  recordKind: 'connection',
  title: 'You are connected to a job',
  readers: {
    employee: `select c.connection_id as record_id, c.job_title as job from connections c join employees e using (employee_id)
      where c.connection_id = any($1::integer[]) and e.user_id = $2::integer`,
  },
  path: () => '/employee-dashboard',
  mail: 'never',
  text: ({ job }) => `You are connected to a job: ${job}.`,
  hi: ({ job }) => `एजेंसी ने आपको इस नौकरी से जोड़ा: ${job}`,
});
