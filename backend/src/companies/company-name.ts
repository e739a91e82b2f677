import { AGENCY } from '../platform/agency.js';
import { LOOKALIKES } from '../platform/lookalikes.js';
import { type Wrong } from '../platform/validation/wrong-codes.js';

/** Also endings that mail programs make links of, wherever they stand. */
const ADDRESS =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:ai|app|biz|cc|click|club|cn|co|com|dev|eu|icu|in|info|io|link|live|me|net|online|org|page|ru|shop|site|store|tech|to|top|uk|us|web|xyz)(?![\p{L}\p{N}])/iu;

/** As it is read: without accents and invisible characters, with the letters that look like Latin ones, in small or capitals, as these. */
const readAs = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replace(/[\p{Cf}\u0300-\u036f]/gu, ''),
    (letter) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toUpperCase()) ?? letter,
  )
    .join('')
    .toLowerCase()
    .replace(/[1|!lı]/g, 'i');

/** The agency's letters with anything but letters between them; "Niyukti" is a word of its own. */
const AGENCY_NAME =
  /n[^\p{L}]*i[^\p{L}]*y[^\p{L}]*u[^\p{L}]*k[^\p{L}]*t(?:$|[^i]|i\p{L})|(?:^|[^\p{L}\p{M}])नियुक्त(?:$|[^\p{L}\p{M}])/u;

/**
 * What is wrong with a name that a stranger gives a company: it stands in mails of the agency, and is neither an address nor the agency's
 * own name there. The staff may enter names such as "Booking.com".
 */
export function wrongCompanyName(name: unknown): Wrong | undefined {
  if (typeof name !== 'string') return undefined;
  if (ADDRESS.test(name.normalize('NFKC').replace(/[。．]/g, '.')))
    return { message: 'Company name must not hold a web or email address', code: 'no_address' };
  if (AGENCY_NAME.test(readAs(name)))
    return { message: `Company name must not hold the name ${AGENCY.name}`, code: 'agency_name' };
  return undefined;
}
