import { Matches } from 'class-validator';
import { Field, Rule } from '../platform/validation/field.js';
import { ChoiceField } from '../platform/validation/fields.js';
import { trimmed } from '../platform/validation/trimmed.js';
import { holdsAddress } from '../platform/validation/web-address.js';
import { type Check } from '../platform/validation/wrong-codes.js';
import { isGstin, isGstinOrUin } from './gst/gstin.js';
import { STATE_CODES } from './gst/states.js';

const capitals = (value: unknown): unknown => {
  const text = trimmed(value);
  return typeof text === 'string' ? text.toUpperCase() : text;
};

export const isNoAddress: Check = (value) =>
  holdsAddress(String(value))
    ? { message: 'Name people know must not hold a web or email address', code: 'no_address' }
    : undefined;

/** The GSTIN of a business, stored in capitals (docs/rules.md#gstin). */
export function GstinField(doc: string): PropertyDecorator {
  return checkedGstin(doc, isGstin);
}

/** The GSTIN or UIN of a client, stored in capitals (docs/rules.md#gstin). */
export function ClientGstinField(doc: string): PropertyDecorator {
  return checkedGstin(doc, isGstinOrUin);
}

function checkedGstin(doc: string, isValid: (text: string) => boolean): PropertyDecorator {
  return Field(
    { doc, example: '29AAHCT9485A1ZX' },
    { type: String, maxLength: 15 },
    [Rule((value) => (typeof value === 'string' && isValid(value) ? undefined : 'GSTIN is not valid'))],
    capitals,
  );
}

/** A state by its two-digit GST code. */
export function StateField(required?: string): PropertyDecorator {
  const doc = 'Two-digit GST code of the state';
  return ChoiceField(STATE_CODES, { label: 'State', doc, example: '29', ...(required && { required }) });
}

/** A PIN code: six digits. */
export function PinCodeField(required?: string): PropertyDecorator {
  const rule = Matches(/^[1-9]\d{5}$/, { message: 'PIN code must be six digits' });
  const doc = 'PIN code, six digits';
  return Field({ doc, example: '560001', ...(required && { required }) }, { type: String, pattern: '^[1-9]\\d{5}$' }, [
    rule,
  ]);
}

/** Text of a fixed pattern, in capitals. */
export function CapitalsField(doc: string, example: string, pattern: RegExp, message: string): PropertyDecorator {
  return Field({ doc, example }, { type: String, pattern: pattern.source }, [Matches(pattern, { message })], capitals);
}
