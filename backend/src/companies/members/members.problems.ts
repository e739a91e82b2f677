import { problem } from '../../platform/errors/problem.js';

export const MEMBER_NOT_FOUND = problem('member.not_found', 404, 'Member not found');
export const LAST_OWNER = problem(
  'member.last_owner',
  409,
  'A company keeps at least one owner. Please make somebody else an owner first.',
);
export const TOO_MANY_MEMBERS = problem(
  'member.too_many',
  409,
  'A company can have at most %{max} members, invitations included',
);
export const TOO_MANY_INVITATIONS = problem(
  'rate_limit.invitations',
  429,
  'Too many invitations have been sent. Please wait a while and try again.',
);
