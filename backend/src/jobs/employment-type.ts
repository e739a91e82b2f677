import { trimmed } from '../platform/validation/trimmed.js';

/** Employment types as stored and answered (docs/rules.md#employment-type). */
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Spellings of the admin's form, for input only (docs/rules.md#employment-type). */
export const ADMIN_EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;

/** Turns the spelling of the admin's form into the stored one; anything else passes unchanged to validation. */
export function storedEmploymentType(value: unknown): unknown {
  const text = trimmed(value);
  const index = ADMIN_EMPLOYMENT_TYPES.findIndex((spelling) => spelling === text);
  return index < 0 ? text : EMPLOYMENT_TYPES[index];
}
