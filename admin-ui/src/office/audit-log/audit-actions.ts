/** Actions of the audit log that changed something. */
export const CHANGE_ACTIONS: readonly string[] = [
  'created',
  'registered',
  'updated',
  'status changed',
  'deleted',
  'erased',
  'disabled',
  'enabled',
  'password changed',
  'password reset',
  'sign-in changed',
  'merged',
  'merge undone',
  'sent',
];

/** Actions that tell who read or exported much. */
export const READING_ACTIONS: readonly string[] = ['read', 'exported'];

/** Actions that tell who came, or tried to. */
export const LOGIN_ACTIONS: readonly string[] = ['logged in', 'login failed'];
