const FORMAT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** An amount in Indian notation, such as ₹1,23,456.78. */
export function rupees(paise: number): string {
  return FORMAT.format(paise / 100);
}
