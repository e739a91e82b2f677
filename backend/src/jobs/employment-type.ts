import { trimmed } from '../platform/validation/trimmed.js';

/** Employment types as stored and answered (docs/rules.md#employment-type). */
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Spellings of the admin's form, for input only (docs/rules.md#employment-type). */
export const ADMIN_EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;

/** What lists of companies and job sites call them: a job without an end, and one with an end. */
export const CALLED_IN_FILES: Partial<Record<EmploymentType, readonly string[]>> = {
  'Full-time': [
    'permanent',
    'perm',
    'full-time, permanent',
    'permanent, full-time',
    'permanent full-time',
    'full-time permanent',
    'fte',
    'full-time employee',
    'full-time employment',
    'स्थायी',
    'पूर्णकालिक',
  ],
  'Part-time': ['part-time, permanent', 'part-time employment', 'अंशकालिक'],
  Contract: [
    'contractual',
    'contract basis',
    'on contract',
    'contract-to-hire',
    'contract to hire',
    'c2h',
    'fixed-term',
    'fixed-term contract',
    'full-time, temporary/contractual',
    'संविदा',
    'अनुबंध',
  ],
  Internship: ['intern', 'इंटर्नशिप'],
};

/** Turns the spelling of the admin's form into the stored one; anything else passes unchanged to validation. */
export function storedEmploymentType(value: unknown): unknown {
  const text = trimmed(value);
  const index = ADMIN_EMPLOYMENT_TYPES.findIndex((spelling) => spelling === text);
  return index < 0 ? text : EMPLOYMENT_TYPES[index];
}
