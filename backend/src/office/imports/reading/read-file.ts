import { isCompoundFile } from '../../../platform/files/compound-file.js';
import { isZip } from '../../../platform/files/zip-file.js';
import { readCsv } from './csv-table.js';
import { type ReadTable, RefusedFile } from './read-table.js';
import { readXlsx } from './xlsx-table.js';

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads a table from a file, which is recognised by its bytes and never by its name.
 * @throws RefusedFile, UnusableFile when it cannot be taken
 */
export async function readTable(bytes: Buffer): Promise<ReadTable> {
  // what old Excel files are in, and workbooks with a password
  if (isCompoundFile(bytes)) throw new RefusedFile(bytes.includes(ENCRYPTED) ? 'password' : 'old_excel');
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (!table.rows.length) throw new RefusedFile('no_rows');
  return table;
}
