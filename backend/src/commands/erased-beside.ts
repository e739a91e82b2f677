import { type ErasedEntry } from '../privacy/data-requests/erased-people/erased-hashes.js';
import { writeErasedFile } from '../storage/backup/erased-people-file.js';

/** Writes the file of erased people. A command that did its work does not fail by it. @returns what is to be said */
export async function writeErasedBeside(folder: string, read: () => Promise<ErasedEntry[]>): Promise<string[]> {
  try {
    const aside = await writeErasedFile(folder, await read());
    return aside ? [`The file of erased people could not be used: it is ${aside} now, and there is a new one.`] : [];
  } catch (error) {
    process.stderr.write(`The file of erased people is not written to ${folder} (${(error as Error).message}).\n`);
    return [];
  }
}
