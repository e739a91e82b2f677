import { STATES } from './states.js';

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Checks the shape, the state's code and the check character (docs/rules.md#gstin).
 * @param text in capitals
 */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && text.slice(0, 2) in STATES && checkCharacter(text.slice(0, 14)) === text[14];
}

/** Modulus 36: every second character counts twice; quotient and remainder of each product are added. */
function checkCharacter(text: string): string | undefined {
  const sum = [...text].reduce((total, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 ? 2 : 1);
    return total + Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length);
  }, 0);
  return CHARACTERS[(CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length];
}
