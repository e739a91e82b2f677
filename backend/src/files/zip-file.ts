import { type Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile as OpenedFile } from 'yauzl';
import { UnusableFile } from './unusable-file.js';

/** A document has some dozens of parts. */
const MAX_ENTRIES = 2_000;
const MIB = 1024 * 1024;
/** What all parts may have together once they are unpacked. */
const MAX_UNPACKED_BYTES = 64 * MIB;
/** What the parts that are read may have: they are text. */
const MAX_PART_BYTES = 24 * MIB;

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** The container of DOCX and ODT. What its directory says of sizes is not believed: unpacking ends at a limit. */
export class ZipFile {
  private readonly entries = new Map<string, Entry>();

  private constructor(private readonly file: OpenedFile) {}

  /** @throws UnusableFile when it is damaged, cut off, encrypted, or unpacks to too much */
  static async open(bytes: Buffer): Promise<ZipFile> {
    let unpacked = 0;
    try {
      const file = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      if (file.entryCount > MAX_ENTRIES) throw new UnusableFile('too large unpacked');
      const zip = new ZipFile(file);
      for await (const entry of file.eachEntry()) {
        unpacked += entry.uncompressedSize;
        if (unpacked > MAX_UNPACKED_BYTES) throw new UnusableFile('too large unpacked');
        if (entry.isEncrypted()) throw new UnusableFile('password');
        // readers take the first of a name
        if (!zip.entries.has(entry.fileName)) zip.entries.set(entry.fileName, entry);
      }
      return zip;
    } catch (error) {
      throw error instanceof UnusableFile ? error : new UnusableFile('damaged');
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /**
   * The text of a part; nothing when there is none of this name.
   * @param maxBytes unpacked
   * @throws UnusableFile when it is damaged or unpacks to too much
   */
  async text(name: string, maxBytes = MAX_PART_BYTES): Promise<string | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const parts: Buffer[] = [];
    let length = 0;
    try {
      const stream: Readable = await this.file.openReadStreamPromise(entry);
      for await (const part of stream as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > maxBytes) throw new UnusableFile('too large unpacked');
        parts.push(part);
      }
    } catch (error) {
      throw error instanceof UnusableFile ? error : new UnusableFile('damaged');
    }
    return textOfXml(Buffer.concat(parts));
  }
}

/** XML in these files is UTF-8, and seldom UTF-16, which its mark tells. */
function textOfXml(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
