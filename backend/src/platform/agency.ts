import { type Language } from './language/language.js';

/** The agency's name and contact in mails, pages and documents. */
export const AGENCY = {
  name: 'Niyukt',
  tagline: 'Recruitment and placement services',
  /** docs/rules.md#business-hours */
  businessHours: 'Monday to Friday, 9:00 AM to 6:00 PM IST',
} as const;

/** What stands at the end of each mail. */
export const AGENCY_LINES: Readonly<Record<Language, { tagline: string; businessHours: string }>> = {
  en: AGENCY,
  hi: { tagline: 'नौकरी और भर्ती की सेवा', businessHours: 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 बजे (IST)' },
};
