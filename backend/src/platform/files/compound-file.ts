import { UnusableFile } from './unusable-file.js';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const MAX_REGULAR_SECTOR = 0xfffffffa;
const STREAM = 2;
const ROOT = 5;
const FAT_SECTORS_IN_HEADER = 109;

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(SIGNATURE);

/**
 * The container of Word 97 to 2003, and of newer Word files with a password ([MS-CFB]). A cyclic chain of sectors, or a stream longer
 * than its container, is damaged.
 */
export class CompoundFile {
  private readonly sectorBytes: number;
  private readonly fat: number[];
  private readonly entries: Entry[];

  /** @throws UnusableFile when it is damaged or incomplete */
  constructor(private readonly bytes: Buffer) {
    if (bytes.length < 512) throw new UnusableFile('damaged');
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new UnusableFile('damaged');
    this.sectorBytes = 1 << shift;
    this.fat = numbersIn(Buffer.concat(this.fatSectors().map((sector) => this.sector(sector))));
    this.entries = this.entriesIn(this.chain(bytes.readUInt32LE(48)));
  }

  /** Names of all storages and streams. */
  get names(): string[] {
    return this.entries.map(({ name }) => name);
  }

  /**
   * The content of a stream; undefined when there is none of this name.
   * @throws UnusableFile when it is damaged
   */
  stream(name: string): Buffer | undefined {
    const entry = this.entries.find((each) => each.type === STREAM && each.name === name);
    if (!entry) return undefined;
    const content = entry.size < this.bytes.readUInt32LE(56) ? this.miniStream(entry) : this.chain(entry.start);
    if (content.length < entry.size) throw new UnusableFile('damaged');
    return content.subarray(0, entry.size);
  }

  private fatSectors(): number[] {
    const sectors: number[] = [];
    for (let place = 0; place < FAT_SECTORS_IN_HEADER; place += 1) {
      sectors.push(this.bytes.readUInt32LE(76 + 4 * place));
    }
    const seen = new Set<number>();
    for (let next = this.bytes.readUInt32LE(68); next < MAX_REGULAR_SECTOR && !seen.has(next);) {
      seen.add(next);
      const more = numbersIn(this.sector(next));
      next = more.pop() ?? MAX_REGULAR_SECTOR;
      sectors.push(...more);
    }
    const named = sectors.filter((sector) => sector < MAX_REGULAR_SECTOR);
    if (new Set(named).size < named.length) throw new UnusableFile('damaged');
    return named;
  }

  private sector(number: number): Buffer {
    const at = (number + 1) * this.sectorBytes;
    // the last sector may be shorter
    if (at >= this.bytes.length) throw new UnusableFile('damaged');
    return this.bytes.subarray(at, at + this.sectorBytes);
  }

  private chain(start: number): Buffer {
    return Buffer.concat([...chained(start, this.fat)].map((sector) => this.sector(sector)));
  }

  private miniStream({ start, size }: Entry): Buffer {
    const root = this.entries.find(({ type }) => type === ROOT);
    const fatStart = this.bytes.readUInt32LE(60);
    if (!root || fatStart >= MAX_REGULAR_SECTOR) throw new UnusableFile('damaged');
    const fat = numbersIn(this.chain(fatStart));
    const content = this.chain(root.start);
    if (size > content.length) throw new UnusableFile('damaged');
    const sectors: Buffer[] = [];
    for (const sector of chained(start, fat)) {
      if (sectors.length * MINI_SECTOR_BYTES >= size) break;
      const at = sector * MINI_SECTOR_BYTES;
      if (at >= content.length) throw new UnusableFile('damaged');
      sectors.push(content.subarray(at, at + MINI_SECTOR_BYTES));
    }
    return Buffer.concat(sectors);
  }

  private entriesIn(directory: Buffer): Entry[] {
    const entries: Entry[] = [];
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64);
      const type = directory[at + 66] ?? 0;
      if (type === 0 || nameBytes < 2) continue;
      entries.push({
        name: directory.toString('utf16le', at, at + nameBytes - 2),
        type,
        start: directory.readUInt32LE(at + 116),
        size: directory.readUInt32LE(at + 120),
      });
    }
    return entries;
  }
}

/**
 * The sectors of a chain, in order.
 * @throws UnusableFile when it is cyclic
 */
function* chained(start: number, fat: readonly number[]): Generator<number> {
  const seen = new Set<number>();
  for (let next = start; next < MAX_REGULAR_SECTOR; next = fat[next] ?? MAX_REGULAR_SECTOR) {
    if (seen.has(next)) throw new UnusableFile('damaged');
    seen.add(next);
    yield next;
  }
}

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}
