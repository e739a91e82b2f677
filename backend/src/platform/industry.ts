/** Industries an employee or a company belongs to (spec 9). */
export const INDUSTRIES = ['IT', 'Non-IT'] as const;
export type Industry = (typeof INDUSTRIES)[number];
