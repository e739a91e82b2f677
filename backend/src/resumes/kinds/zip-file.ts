import { fromBufferPromise, type Entry, type ZipFile as Opened } from 'yauzl';
import { UnusableFile } from './unusable-file.js';

/** A resume has some dozens of parts. */
const MAX_ENTRIES = 2_000;
const MIB = 1024 * 1024;
/** What all parts may have together once they are unpacked. */
const MAX_UNPACKED_BYTES = 64 * MIB;
const DEFLATED = 8;
const STORED = 0;

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
