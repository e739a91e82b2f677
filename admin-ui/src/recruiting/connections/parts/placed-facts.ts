/** What may be entered when a connection becomes placed: a day, and rupees as typed. Both may be empty. */
export interface PlacedFacts {
  joining_date: string;
  first_month_gross_paise: string;
}

export const NO_FACTS: PlacedFacts = { joining_date: '', first_month_gross_paise: '' };
