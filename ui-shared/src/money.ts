const PAISE = 100;
const LAKH = 100_000;
const CRORE = 10_000_000;
/** Plain digits, or groups of thousands in the Indian or western way; at most two decimals, and what cheques have around them. */
const RUPEES = /^(?:₹|rs\.?|inr)?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?(?:\s?\/-)?$/i;

/** Whole rupees with Indian grouping, as 1,23,456. */
const grouped = (rupees: number): string => rupees.toLocaleString('en-IN');

/**
 * An amount as ₹1,23,456.78, for documents of money.
 * @param paise whole paise; negative ones have a minus before the sign
 */
export function moneyText(paise: number): string {
  const size = Math.abs(paise);
  const rest = String(size % PAISE).padStart(2, '0');
  return `${paise < 0 ? '−' : ''}₹${grouped(Math.floor(size / PAISE))}.${rest}`;
}

/** An amount as ₹1,23,456, with paise only where it has some: everywhere else. @param paise whole paise */
export const plainMoneyText = (paise: number): string => moneyText(paise).replace(/\.00$/, '');

/** How the amounts of one column are written: all with paise, or none where all are whole rupees. @param amounts whole paise */
export const moneyColumn = (amounts: readonly number[]): ((paise: number) => string) =>
  amounts.every((paise) => paise % PAISE === 0) ? plainMoneyText : moneyText;

const rounded = (amount: number): string => amount.toLocaleString('en-IN', { maximumFractionDigits: 1 });

/**
 * A short amount: ₹950, ₹60K, ₹4.5 L, ₹1.2 Cr.
 * @param paise whole paise, not negative
 */
export function shortMoneyText(paise: number): string {
  const rupees = paise / PAISE;
  if (rupees >= CRORE) return `₹${rounded(rupees / CRORE)} Cr`;
  if (rupees >= LAKH) return `₹${rounded(rupees / LAKH)} L`;
  if (rupees >= 1000) return `₹${rounded(rupees / 1000)}K`;
  return `₹${rounded(rupees)}`;
}

/**
 * An amount for an input, as 60,000 or 45,555.55; empty when there is none.
 * @param paise whole paise
 */
export function typedMoney(paise: number | null | undefined): string {
  if (paise === null || paise === undefined) return '';
  const rest = paise % PAISE;
  return grouped(Math.floor(paise / PAISE)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`);
}

/**
 * Parses an amount in rupees such as `60000`, `1,23,456.78` or `₹500`.
 * @returns whole paise; undefined for anything else, and above the largest safe integer
 */
export function readMoney(text: string): number | undefined {
  const [whole, rupees = '', paise = ''] = RUPEES.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(rupees.replaceAll(',', '') + paise.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
