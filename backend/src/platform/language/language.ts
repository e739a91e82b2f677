/** The languages in which job seekers are written to. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The check of a column that holds one, or nothing where none is known. */
export const languageCheck = (column: string): string => `${column} in ('en', 'hi')`;
