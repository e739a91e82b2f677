/** Whose tasks are shown. */
export type Whose = 'all' | 'mine';

/** Where the console keeps it for a person. */
export const WHOSE_SETTING = 'tasks.whose';

/** Below `/api/admin`. */
export const groupsCall = (whose: Whose): string => `/tasks/groups${whose === 'mine' ? '?whose=mine' : ''}`;
