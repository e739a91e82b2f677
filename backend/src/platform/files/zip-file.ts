import { type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { type Entry, fromBufferPromise, type ZipFile as OpenedFile } from 'yauzl';
import { UnusableFile } from './unusable-file.js';

/** A document has some dozens of parts. */
const MAX_ENTRIES = 2_000;
const MIB = 1024 * 1024;

/** Limits of unpacking, in bytes. */
export interface ZipLimits {
  /** Of all parts together. */
  unpackedBytes: number;
  /** Of one part. */
  partBytes: number;
}

/** For documents: only text is read from them. */
const DOCUMENT: ZipLimits = { unpackedBytes: 64 * MIB, partBytes: 24 * MIB };

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** The container of DOCX, ODT and XLSX. Sizes in its directory are not trusted: unpacking stops at a limit. */
export class ZipFile {
  private readonly entries = new Map<string, Entry>();
  private unpacked = 0;

  private constructor(
    private readonly file: OpenedFile,
    private readonly limits: ZipLimits,
  ) {}

  /** @throws UnusableFile when it is damaged, incomplete, encrypted, or unpacks to too much */
  static async open(bytes: Buffer, limits = DOCUMENT): Promise<ZipFile> {
    let said = 0;
    try {
      const file = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      if (file.entryCount > MAX_ENTRIES) throw new UnusableFile('too large unpacked');
      const zip = new ZipFile(file, limits);
      for await (const entry of file.eachEntry()) {
        said += entry.uncompressedSize;
        if (said > limits.unpackedBytes) throw new UnusableFile('too large unpacked');
        if (entry.isEncrypted()) throw new UnusableFile('password');
        // readers take the first of equal names
        if (!zip.entries.has(entry.fileName)) zip.entries.set(entry.fileName, entry);
      }
      return zip;
    } catch (error) {
      throw usable(error);
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /**
   * The text of a part; undefined when there is none of this name.
   * @param maxBytes unpacked
   * @throws UnusableFile when it is damaged or unpacks to too much
   */
  async text(name: string, maxBytes = this.limits.partBytes): Promise<string | undefined> {
    if (!this.entries.has(name)) return undefined;
    const pieces: string[] = [];
    for await (const piece of this.pieces(name, maxBytes)) pieces.push(piece);
    return pieces.join('');
  }

  /**
   * The text of a part in chunks, as it is unpacked; empty when there is none of this name.
   * @param maxBytes unpacked
   * @throws UnusableFile when it is damaged or unpacks to too much
   */
  async *pieces(name: string, maxBytes = this.limits.partBytes): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (!entry) return;
    let length = 0;
    let decoder: TextDecoder | undefined;
    try {
      const stream: Readable = await this.file.openReadStreamPromise(entry);
      for await (const part of stream as AsyncIterable<Buffer>) {
        length += part.length;
        this.unpacked += part.length;
        if (length > maxBytes || this.unpacked > this.limits.unpackedBytes) {
          throw new UnusableFile('too large unpacked');
        }
        decoder ??= decoderOf(part);
        yield decoder.decode(part, { stream: true });
      }
      if (decoder) yield decoder.decode();
    } catch (error) {
      throw usable(error);
    }
  }
}

function usable(error: unknown): UnusableFile {
  return error instanceof UnusableFile ? error : new UnusableFile('damaged');
}

/** XML in these files is UTF-8, or UTF-16 with a byte order mark. */
function decoderOf(start: Buffer): TextDecoder {
  const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8');
}
