const FORMAT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** An amount as people in India write it, such as ₹1,23,456.78. */
export function rupees(paise: number): string {
  return FORMAT.format(paise / 100);
}
