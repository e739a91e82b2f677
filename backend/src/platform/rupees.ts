const FORMAT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** An amount in Indian notation, such as ₹1,23,456.78. */
export function rupees(paise: number): string {
  return FORMAT.format(paise / 100);
}

/** The same on a screen, where whole rupees have no paise: ₹17,000. */
export const plainRupees = (paise: number): string => rupees(paise).replace(/\.00$/, '');
