import { readCsv } from './csv-table.js';
import { RefusedFile, type ReadTable } from './read-table.js';
import { readXlsx } from './xlsx-table.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What old Excel files are in, and workbooks with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads a table from a file, which is told by its bytes and never by its name.
 * @throws RefusedFile when it cannot be taken
 */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const begins = (signature: readonly number[]): boolean => signature.every((byte, place) => bytes[place] === byte);
  if (begins(COMPOUND_FILE)) throw new RefusedFile(Buffer.from(bytes).includes(ENCRYPTED) ? 'password' : 'old_excel');
  const table = begins(ZIP) ? await readXlsx(bytes) : readCsv(bytes);
  if (!table.rows.length) throw new RefusedFile('no_rows');
  return table;
}
