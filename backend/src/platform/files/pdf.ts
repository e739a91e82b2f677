import { UnusableFile } from './unusable-file.js';

/** The end of a file, which says where the cross-reference table is. */
const END_BYTES = 4_096;
const TABLE_BYTES = 40;

export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/**
 * Whether a PDF must be opened to know that it is complete and has no password.
 * @throws UnusableFile when its end is missing
 */
export function isDoubtfulPdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES));
  const [, startOfTable] = /^startxref\s+(\d+)\s+%%EOF/.exec(end.slice(end.lastIndexOf('startxref'))) ?? [];
  if (startOfTable === undefined) throw new UnusableFile('damaged');
  const table = bytes.toString('latin1', Number(startOfTable), Number(startOfTable) + TABLE_BYTES);
  return !/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(table) || bytes.includes('/Encrypt');
}
