import { createHash, randomBytes } from 'node:crypto';
import { Matches } from 'class-validator';
import { Field } from './validation/field.js';

/** A token of a link, a challenge or a form: who has it may do something without a login. Only its hash is stored. */
export function newLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: linkTokenHash(token) };
}

/** How a token stands in the database. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of a link, from its address behind `#`. */
export function LinkTokenField(): PropertyDecorator {
  const message = 'This link is not complete';
  return Field(
    { doc: 'The token of the link', example: 'mZ3v…', required: message },
    { type: String, maxLength: 200 },
    [Matches(/^[\w-]{1,200}$/, { message })],
  );
}
