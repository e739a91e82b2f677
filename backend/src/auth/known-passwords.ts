/** Of what defaults and placeholders are made; what is left of a password without them is what somebody would have to guess. */
const KNOWN_WORDS =
  /super|admin(istrator)?|root|user|pass(word|wd)?|secret|change.?(me|it|this)|default|welcome|letmein|qwerty|asdf|test|demo|example|sample|placeholder|agency|niyukt|placement|recruitment|staffing|your|india/g;
const MIN_LEFT = 4;
const MIN_DISTINCT = 6;

/** What a super admin's password must have: nobody is there yet who could be asked for a second factor (NIST SP 800-63B). */
export const MIN_STAFF_PASSWORD_LENGTH = 15;

/**
 * True for passwords that come with products, examples and habits, whatever digits and signs are put around them, and for those that
 * hold the own e-mail.
 */
export function isKnownDefault(password: string, email = ''): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const typed = password.toLowerCase();
  const rest = (local.length >= MIN_LEFT ? typed.replaceAll(local, '') : typed)
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(KNOWN_WORDS, '')
    .replace(/[^\p{L}]/gu, '');
  return new Set(rest).size < MIN_LEFT || new Set(typed).size < MIN_DISTINCT;
}
