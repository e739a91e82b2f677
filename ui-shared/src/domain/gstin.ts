import { STATES } from '../api/company-rules';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** A state and a PAN: from here on both are known. */
const BEGINNING = /^\d{2}[A-Z]{5}\d{4}[A-Z]/;

/** A GSTIN as it is written: in capitals, without spaces. */
export const gstinOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What a GSTIN says of its owner, also before its last three characters are typed. */
export function readGstin(gstin: string): { pan: string; state: string } | undefined {
  const state = gstin.slice(0, 2);
  if (!BEGINNING.test(gstin) || !(state in STATES)) return undefined;
  return { pan: gstin.slice(2, 12), state };
}

/** The last character that belongs to the fourteen before it (docs/rules.md#gstin). */
export function checkCharacterOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 ? 2 : 1);
    return total + Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length);
  }, 0);
  return CHARACTERS[(CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length] ?? '';
}

/** What is wrong with a GSTIN. */
export type GstinFault = 'length' | 'shape' | 'state' | 'check';

export function gstinFault(gstin: string): GstinFault | undefined {
  if (gstin.length !== 15) return 'length';
  if (!SHAPE.test(gstin)) return 'shape';
  if (!(gstin.slice(0, 2) in STATES)) return 'state';
  return checkCharacterOf(gstin) === gstin[14] ? undefined : 'check';
}
