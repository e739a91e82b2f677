/** The agency's name and contact in mails, pages and documents. */
export const AGENCY = {
  name: 'Niyukt',
  tagline: 'Recruitment and placement services',
  /** docs/rules.md#business-hours */
  businessHours: 'Monday to Friday, 9:00 AM to 6:00 PM IST',
} as const;
