import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations.js';
import { type Problem } from '../errors/problem.js';

/** The sentence of most limits. */
export const TOO_OFTEN = 'Too many attempts. Please wait a while and try again.';

/** How many points there are within how many seconds: for each address, for each account, or for an account from each address. */
export interface Limit {
  /** In the table of counters, in metrics and logs. */
  name: string;
  per: 'address' | 'account' | 'account-address';
  points: number;
  seconds: number;
  /** The answer once it is used up, the same for all limits of one purpose. */
  problem: Problem;
  /** Not of devices and networks that the account knows. */
  isForStrangers?: boolean;
  /** Name of the counter of lockouts. Using the limit up locks out, longer each time. */
  locksOut?: string;
}

/** Of work that counts when it succeeds, and when it is refused. */
export interface EitherLimits {
  success: readonly Limit[];
  refusal: readonly Limit[];
}

/** Of attempts to log in: wrong passwords and right ones. */
export interface LoginLimits {
  failures: readonly Limit[];
  logins: readonly Limit[];
}

const names = new Set<string>();

/** Declares a limit, once, in the noun that it protects. */
export function limit<Rest extends Omit<Limit, 'name' | 'problem'>>(name: string, rest: Rest): Rest & { name: string } {
  if (names.has(name)) throw new Error(`two limits are called ${name}`);
  names.add(name);
  return { name, ...rest };
}

const MAILS_OF_STRANGERS = [
  { name: 'mails-of-strangers-hour', points: 8, seconds: HOUR_SECONDS },
  { name: 'mails-of-strangers-day', points: 24, seconds: DAY_SECONDS },
].map(({ name, ...rest }) => limit(name, { per: 'account', ...rest }));

/**
 * Mails to one mailbox that anybody can cause who does not own it, of every kind together (docs/security.md#mails-of-strangers). Whatever
 * sends such a mail takes a point of these, too.
 */
export const mailsOfStrangers = (refusal: Problem): Limit[] =>
  MAILS_OF_STRANGERS.map((one) => ({ ...one, problem: refusal }));

/** The /48 of an IPv6 address has this many times the points of one /64: it may be one customer, or many of a mobile network. */
export const SITE_FACTOR = 5;

/** Waits in seconds after the first, second, … lockout of the last 12 hours; the last one repeats. Never permanent. */
export const LOCKOUT_SECONDS = [
  MINUTE_SECONDS,
  2 * MINUTE_SECONDS,
  4 * MINUTE_SECONDS,
  8 * MINUTE_SECONDS,
  15 * MINUTE_SECONDS,
];
export const LOCKOUT_MEMORY_SECONDS = 12 * HOUR_SECONDS;
