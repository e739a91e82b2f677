import { TDS_SECTIONS } from '@niyukt/ui-shared/api/company-rules';

/** What income tax is deducted for. */
export const TDS_KINDS = ['professional', 'commission', 'contract'] as const;
export type TdsKind = (typeof TDS_KINDS)[number];

/** The sections in force on a day of India, by what is deducted for; today's while no day is given. */
export function tdsSectionsOn(day: string): Readonly<Record<TdsKind, string>> {
  return TDS_SECTIONS.find(({ since }) => !day || since <= day) ?? TDS_SECTIONS[0];
}

/** The section of a kind on a day of India; empty for no kind. */
export function tdsSectionOf(kind: string, day: string): string {
  const known = TDS_KINDS.find((each) => each === kind);
  return known ? tdsSectionsOn(day)[known] : '';
}

const TEN_PERCENT_OF_PAISE_IN_RUPEES = 1000;

/** What a client usually deducts: 10 % of the fee without tax, in whole rupees, the nearest one. In paise. */
export const usualTds = (taxablePaise: number): number =>
  Math.round(taxablePaise / TEN_PERCENT_OF_PAISE_IN_RUPEES) * 100;
