/** What a mail or a push adds to the address of a dashboard. */
export const BELL_HASH = '#notifications';
export const PREFERENCES_HASH = '#notification-preferences';
