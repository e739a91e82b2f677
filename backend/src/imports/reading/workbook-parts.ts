import { type Readable } from 'node:stream';
import sax from 'sax';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { RefusedFile } from './read-table.js';

const MAX_PARTS = 2_000;
/** Of all parts that are read, unpacked: what 20,000 rows of 100 columns take. */
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;

/** What is done with the XML of a part: names come without their prefix. */
export interface PartReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Thrown by a reader that has seen enough. */
export class Enough extends Error {}

/** The parts of a workbook: a ZIP file of XML. What is unpacked is bounded, and never in memory as a whole. */
export class WorkbookParts {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws RefusedFile when it is no ZIP file */
  static async open(bytes: Uint8Array): Promise<WorkbookParts> {
    try {
      const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        lazyEntries: true,
        validateEntrySizes: true,
      });
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MAX_PARTS) throw new RefusedFile('damaged');
        if (entry.isEncrypted()) throw new RefusedFile('password');
        entries.set(entry.fileName.toLowerCase(), entry);
      }
      return new WorkbookParts(zip, entries);
    } catch (error) {
      throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /**
   * Reads a part from its beginning to its end.
   * @throws RefusedFile when it is damaged, unpacks to too much, or declares entities
   */
  async read(name: string, reader: PartReader): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return;
    // what is said here may be too little: what comes is counted, too
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw new RefusedFile('too_much_text');
    const parser = parserFor(reader);
    let stream: Readable | undefined;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      stream.setEncoding('utf8');
      for await (const piece of stream) {
        const text = piece as string;
        this.unpacked += text.length;
        if (this.unpacked > MAX_UNPACKED_BYTES) throw new RefusedFile('too_much_text');
        parser.write(text);
      }
      parser.close();
    } catch (error) {
      if (error instanceof Enough) return;
      throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
    } finally {
      stream?.destroy();
    }
  }
}

/** Entities are never expanded: a document that declares any is refused. */
function parserFor({ open, text, close }: PartReader): sax.SAXParser {
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new RefusedFile('damaged');
  };
  parser.onopentag = ({ name, attributes }) => {
    const plain = Object.entries(attributes as Record<string, string>).map(([key, value]) => [localName(key), value]);
    open?.(localName(name), Object.fromEntries(plain) as Record<string, string>);
  };
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  parser.onclosetag = (name) => close?.(localName(name));
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
