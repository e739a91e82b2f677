import { HOUR_SECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { TOO_MANY_ANSWERS } from './interviews.problems.js';

const BY_LINK = { per: 'address', problem: TOO_MANY_ANSWERS } as const;

/** Of those who open and answer by the link in their mail, without a login. */
export const LINK_LIMITS = [
  limit('interview-links-minute', { ...BY_LINK, points: 30, seconds: MINUTE_SECONDS }),
  limit('interview-links-hour', { ...BY_LINK, points: 300, seconds: HOUR_SECONDS }),
];

/** Of calendars that read their feed: many may come from one address. */
export const FEED_LIMITS = [limit('calendar-feeds-minute', { ...BY_LINK, points: 120, seconds: MINUTE_SECONDS })];
