const KILOBYTE = 1000;
const SIZE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** The size of a file as people read it, for instance 230 kB. */
export const sizeText = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${SIZE.format(bytes / KILOBYTE / KILOBYTE)} MB`;
