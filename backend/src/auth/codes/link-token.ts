import { createHash, randomBytes } from 'node:crypto';

/** A token for a mailed link, or the challenge of a login. Stored as its hash only. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token stands in the database. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
