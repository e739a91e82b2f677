/** Words of default passwords and placeholders. What remains of a password without them is what has to be guessed. */
const KNOWN_WORDS =
  /super|admin(istrator)?|root|user|pass(word|wd)?|secret|change.?(me|it|this)|default|welcome|letmein|qwerty|asdf|test|demo|example|sample|placeholder|agency|niyukt|placement|recruitment|staffing|your|india/g;
const MIN_LEFT = 4;
const MIN_DISTINCT = 6;

/** For a super admin's password, because the first super admin has no second factor (NIST SP 800-63B). */
export const MIN_STAFF_PASSWORD_LENGTH = 15;

/** True for a password with few different characters, or few different letters besides well-known words and the own e-mail's name. */
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
