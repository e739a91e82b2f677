import { type XmlHandler, XmlReader } from '../../../platform/files/xml.js';
import { ZipFile } from '../../../platform/files/zip-file.js';

/** What 20,000 rows of 100 columns take, and pictures beside them. */
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
const LIMITS = { unpackedBytes: MAX_UNPACKED_BYTES, partBytes: MAX_UNPACKED_BYTES };

/** The parts of a workbook, found by name in capitals or small letters. None is in memory as a whole. */
export class WorkbookParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly names: ReadonlyMap<string, string>,
  ) {}

  /** @throws UnusableFile when it is no ZIP file, or has a password */
  static async open(bytes: Buffer): Promise<WorkbookParts> {
    const zip = await ZipFile.open(bytes, LIMITS);
    return new WorkbookParts(zip, new Map(zip.names.map((name) => [name.toLowerCase(), name])));
  }

  has(name: string): boolean {
    return this.names.has(name.toLowerCase());
  }

  /**
   * Reads a part from its beginning to its end.
   * @param handler receives names without their prefix
   * @throws UnusableFile when it is damaged, unpacks to too much, or declares anything
   */
  async read(name: string, { open, text, close }: XmlHandler): Promise<void> {
    const stored = this.names.get(name.toLowerCase());
    if (stored === undefined) return;
    const reader = new XmlReader({
      open: (element, attributes) => open?.(localName(element), withLocalNames(attributes)),
      text: (piece, parent) => text?.(piece, localName(parent)),
      close: (element) => close?.(localName(element)),
    });
    for await (const piece of this.zip.pieces(stored)) reader.write(piece);
    reader.end();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withLocalNames(attributes: Record<string, string>): Record<string, string> {
  const names = Object.keys(attributes);
  if (!names.some((name) => name.includes(':'))) return attributes;
  return Object.fromEntries(names.map((name) => [localName(name), attributes[name] ?? '']));
}
