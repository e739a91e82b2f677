import { AGENCY, PRODUCT } from '../platform/agency.js';
import { LOOKALIKES } from '../platform/text.js';
import { holdsAddress } from '../platform/validation/web-address.js';
import { type Wrong } from '../platform/validation/wrong-codes.js';

/** As it is read: without accents and invisible characters, with the letters that look like Latin ones, in small or capitals, as these. */
const readAs = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replace(/[\p{Cf}\u0300-\u036f]/gu, ''),
    (letter) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toUpperCase()) ?? letter,
  )
    .join('')
    .toLowerCase()
    .replace(/[1|!lı]/g, 'i');

/** The product's letters with anything but letters between them; "Niyukti" is a word of its own. */
const PRODUCT_NAME =
  /n[^\p{L}]*i[^\p{L}]*y[^\p{L}]*u[^\p{L}]*k[^\p{L}]*t(?:$|[^i]|i\p{L})|(?:^|[^\p{L}\p{M}])नियुक्त(?:$|[^\p{L}\p{M}])/u;

/** Initials belong to many. */
const MIN_LETTERS = 3;

const wordsOf = (name: string): string[] => readAs(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether some words of a name are another name, however that is cut into words: "T.e.e.n Log" and "Teenlog" are "Teen Log". */
function holdsName(name: string, other: string): boolean {
  const wanted = wordsOf(other).join('');
  if (wanted.length < MIN_LETTERS) return false;
  const words = wordsOf(name);
  return words.some((_, first) => words.some((__, last) => words.slice(first, last + 1).join('') === wanted));
}

/** The name in a text that the agency or its product has. */
function ownNameIn(name: string): string | undefined {
  const { ownName } = AGENCY;
  if (ownName && holdsName(name, ownName)) return ownName;
  return PRODUCT_NAME.test(readAs(name)) ? PRODUCT : undefined;
}

/**
 * What is wrong with a name that a stranger gives a company: it stands in mails of the agency, and is neither an address nor the agency's
 * own name there. The staff may enter names such as "Booking.com".
 */
export function wrongCompanyName(name: unknown): Wrong | undefined {
  if (typeof name !== 'string') return undefined;
  if (holdsAddress(name)) return { message: 'Company name must not hold a web or email address', code: 'no_address' };
  const own = ownNameIn(name);
  return own ? { message: `Company name must not hold the name ${own}`, code: 'agency_name' } : undefined;
}
