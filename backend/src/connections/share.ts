/** How a company comes to see a person: nothing, asked for, shown, and the three ends (docs/rules.md#submissions). */
export const SHARES = ['none', 'waiting', 'submitted', 'withdrawn', 'declined', 'expired'] as const;
export type Share = (typeof SHARES)[number];

/** What a company sees beyond the sheet, each step more than the one before (docs/rules.md#reveal). */
export const REVEALS = ['none', 'name', 'contact'] as const;
export type Reveal = (typeof REVEALS)[number];

/** What a company says of a person it was shown. */
export const COMPANY_ANSWERS = ['interested', 'hold', 'not_suitable', 'already_known'] as const;
export type CompanyAnswer = (typeof COMPANY_ANSWERS)[number];
