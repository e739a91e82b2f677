import { STATES } from './states.js';

/** Who is registered for GST as a business: a state, a PAN, a number within the state, `Z`. */
const REGISTERED = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** Who deducts GST at source: a state, a TAN or PAN, a number, `D`. */
const DEDUCTOR = /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/;
/** Non-resident taxable persons and online services from abroad: a state or 99, year, country, number. */
const NON_RESIDENT = /^(?:\d{4}[A-Z]{3}\d{5}NR|99\d{2}[A-Z]{3}\d{5}OS)[0-9A-Z]$/;
/** The UIN of an embassy, a body of the United Nations or another notified person. */
const UIN = /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/;

/** The first two digits of who is registered with the centre, not in a state. */
const OF_CENTRE = '99';
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Checks the shape, the state's code and the check character of a business's GSTIN (docs/rules.md#gstin).
 * @param text in capitals
 */
export function isGstin(text: string): boolean {
  return REGISTERED.test(text) && stateOfGstin(text) !== undefined && hasCheckCharacter(text);
}

/**
 * Checks what a client may be registered by: also the GSTIN of a tax deductor or a non-resident, and a UIN. That one ends in
 * any character (docs/rules.md#gstin).
 * @param text in capitals
 */
export function isGstinOrUin(text: string): boolean {
  if (isGstin(text)) return true;
  if (stateOfGstin(text) === undefined && !text.startsWith(OF_CENTRE)) return false;
  return UIN.test(text) || ((DEDUCTOR.test(text) || NON_RESIDENT.test(text)) && hasCheckCharacter(text));
}

/** The state that a GSTIN or UIN is of; undefined when it is of none. */
export function stateOfGstin(text: string): string | undefined {
  const code = text.slice(0, 2);
  return code in STATES ? code : undefined;
}

/** Modulus 36: every second character counts twice; quotient and remainder of each product are added. */
function hasCheckCharacter(text: string): boolean {
  const sum = [...text.slice(0, 14)].reduce((total, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 ? 2 : 1);
    return total + Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length);
  }, 0);
  return CHARACTERS[(CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length] === text[14];
}
