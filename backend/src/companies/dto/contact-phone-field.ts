import { Matches } from 'class-validator';
import { TEN_DIGITS } from '../../platform/phones.js';
import { Field, type FieldOptions } from '../../platform/validation/field.js';
import { type WrongContext } from '../../platform/validation/wrong-codes.js';
import { trimmed } from '../../platform/validation/trimmed.js';

/** A number as people write it in India: ten digits with an optional prefix 0, 91 or +91. */
const WRITTEN_PHONE = /^(?:(?:\+|00)?91|0)?(\d{10})$/;

/** The ten digits of a phone number, if they are unambiguous; other text passes unchanged to validation. */
export function tenDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return WRITTEN_PHONE.exec(value.replace(/[\s().-]/g, ''))?.[1] ?? trimmed(value);
}

/** Phone of a company's contact, read and answered as ten digits. */
export function ContactPhoneField(presence: Pick<FieldOptions, 'required' | 'notEmpty'>): PropertyDecorator {
  return Field(
    {
      doc: 'Phone of the contact person: exactly ten digits, the first 6 to 9; a country code (+91, 91), a leading 0 and spaces are taken away',
      example: '9876543210',
      ...presence,
    },
    { type: String },
    [Matches(TEN_DIGITS, { message: 'Must be exactly 10 digits', context: { code: 'mobile' } satisfies WrongContext })],
    tenDigits,
  );
}
