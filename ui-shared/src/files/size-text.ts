const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

const sizeIn = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: 1 });
const KILOBYTES = sizeIn('kilobyte');
const MEGABYTES = sizeIn('megabyte');

/** A file size, as 184 kB or 1.2 MB. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? KILOBYTES.format(Math.ceil(bytes / KILOBYTE)) : MEGABYTES.format(bytes / MEGABYTE);
