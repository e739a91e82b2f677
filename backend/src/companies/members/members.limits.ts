import { TOO_MANY_CODE_TRIES } from '../../auth/auth.problems.js';
import { DAY_SECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { limit, mailsOfStrangers } from '../../platform/rate-limits/limits.js';
import { TOO_MANY_INVITATIONS } from './members.problems.js';

const INVITATION = { per: 'account', seconds: DAY_SECONDS, problem: TOO_MANY_INVITATIONS } as const;

/** Counted for the company, whichever member invites; refused ones count, because the answer reveals whether an e-mail has an account. */
export const INVITATIONS_OF_COMPANY = [limit('member-invitations-company', { points: 60, ...INVITATION })];

/** One invitation, opened again and again. */
export const INVITATION_OPENINGS = [
  limit('member-invitation-openings', {
    per: 'account-address',
    points: 30,
    seconds: 10 * MINUTE_SECONDS,
    problem: TOO_MANY_CODE_TRIES,
  }),
];

/** No mailbox is filled with invitations. */
export const INVITATIONS_TO_EMAIL = [limit('member-invitations-email', { points: 6, ...INVITATION })];
export const INVITATIONS_BY_MEMBERS = [...INVITATIONS_TO_EMAIL, ...mailsOfStrangers(TOO_MANY_INVITATIONS)];
