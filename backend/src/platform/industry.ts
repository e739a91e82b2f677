/** Industries an employee or a company belongs to (docs/rules.md#industry). */
export const INDUSTRIES = ['IT', 'Non-IT'] as const;
export type Industry = (typeof INDUSTRIES)[number];
