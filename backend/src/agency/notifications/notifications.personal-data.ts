import { type PersonalData } from '../../auth/personal-data/personal-data.js';

/** What an account was informed of, without texts, and how it wants to be notified. Both go with the account. */
export const NOTIFICATION_DATA: readonly PersonalData[] = [
  {
    name: 'notifications',
    own: { fields: ['kind', 'created_at', 'read_at', 'mailed_at'] },
    read: ({ transaction, person }) =>
      transaction.query(
        `select kind, record_kind, record_id, times, created_at, read_at, mailed_at from notifications
         where user_id = any($1) order by notification_id`,
        [person.users],
      ),
  },
  {
    name: 'notificationPreferences',
    own: { fields: ['kind', 'bell', 'mail', 'push'] },
    read: ({ transaction, person }) =>
      transaction.query(
        'select kind, bell, mail, push from notification_preferences where user_id = any($1) order by 1',
        [person.users],
      ),
  },
  {
    name: 'pushedBrowsers',
    own: { fields: ['push_service', 'created_at'] },
    read: ({ transaction, person }) =>
      transaction.query(
        `select substring(endpoint from '^https://([^/]+)') as push_service, created_at, session_ends_at from push_subscriptions
         where user_id = any($1) order by subscription_id`,
        [person.users],
      ),
  },
];
