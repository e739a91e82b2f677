import { filled, type HostileFamily } from './family.js';

const SECTOR = 512;
const NONE = 0xffffffff;
const END = 0xfffffffe;

interface Stream {
  name: string;
  type: number;
  start: number;
  size: number;
}

interface Layout {
  /** Sectors behind the header, in their order. */
  sectors: readonly Buffer[];
  /** Where tables of sectors are, as the header names them. */
  fatSectors: readonly number[];
  directory: number;
  miniFat?: number;
  moreFatSectors?: number;
}

/** A compound file whose parts need not fit each other. */
function compoundOf({ sectors, fatSectors, directory, miniFat = END, moreFatSectors = END }: Layout): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(miniFat, 60);
  header.writeUInt32LE(moreFatSectors, 68);
  fatSectors.slice(0, 109).forEach((sector, place) => header.writeUInt32LE(sector, 76 + 4 * place));
  return Buffer.concat([header, ...sectors]);
}

/** Numbers as sectors; what is left of the last one names none. */
function sectorsOf(numbers: readonly number[]): Buffer[] {
  const bytes = Buffer.alloc(Math.max(1, Math.ceil(numbers.length / 128)) * SECTOR, 0xff);
  numbers.forEach((number, place) => bytes.writeUInt32LE(number, 4 * place));
  return cut(bytes);
}

function cut(bytes: Buffer): Buffer[] {
  const whole = Buffer.alloc(Math.ceil(bytes.length / SECTOR) * SECTOR);
  bytes.copy(whole);
  return Array.from({ length: whole.length / SECTOR }, (_, place) =>
    whole.subarray(place * SECTOR, (place + 1) * SECTOR),
  );
}

function directoryOf(streams: readonly Stream[]): Buffer[] {
  const bytes = Buffer.alloc(128 * streams.length);
  streams.forEach(({ name, type, start, size }, place) => {
    const at = 128 * place;
    bytes.write(name, at, 62, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes[at + 66] = type;
    bytes.writeUInt32LE(start, at + 116);
    bytes.writeUInt32LE(size, at + 120);
  });
  return cut(bytes);
}

const ROOT = (start: number, size: number): Stream => ({ name: 'Root Entry', type: 5, start, size });
const WORD = (start: number, size: number): Stream => ({ name: 'WordDocument', type: 2, start, size });

/** A file with these streams, one after the other, in chains that a table of sectors has. */
function withStreams(contents: Readonly<Record<string, Buffer>>, more: readonly Stream[] = []): Buffer {
  const streams: Stream[] = [];
  const data: Buffer[] = [];
  for (const [name, content] of Object.entries(contents)) {
    streams.push({ name, type: 2, start: data.length, size: content.length });
    data.push(...cut(content));
  }
  const directory = directoryOf([ROOT(END, 0), ...streams, ...more]);
  const links = data.map((_, place) => (streams.some(({ start }) => start === place + 1) ? END : place + 1));
  links[data.length - 1] = END;
  links.push(...directory.map((_, place) => (place === directory.length - 1 ? END : data.length + place + 1)));
  const table = sectorsOf(links);
  const places = table.map((_, place) => links.length + place);
  const further = sectorsOf(places.slice(109));
  return compoundOf({
    sectors: [...data, ...directory, ...table, ...further.slice(0, places.length > 109 ? 1 : 0)],
    fatSectors: places,
    directory: data.length,
    moreFatSectors: places.length > 109 ? links.length + table.length : END,
  });
}

const FIB_BYTES = 0x01a2 + 8;

/** A Word document with a table of pieces. @param pieces first letter, letters and place in the document of each */
function wordOf(text: Buffer, clx: Buffer): Buffer {
  const document = Buffer.concat([Buffer.alloc(FIB_BYTES), text, Buffer.alloc(4_096)]);
  document.writeUInt32LE(0, 0x01a2);
  document.writeUInt32LE(clx.length, 0x01a2 + 4);
  return withStreams({ WordDocument: document, '0Table': Buffer.concat([clx, Buffer.alloc(4_096)]) });
}

function pieces(lengths: readonly number[]): Buffer {
  const table = Buffer.alloc(4 * (lengths.length + 1) + 8 * lengths.length);
  lengths.reduce((at, length, place) => {
    table.writeUInt32LE(Math.min(at + length, NONE), 4 * (place + 1));
    table.writeUInt32LE((0x40000000 | (2 * FIB_BYTES)) >>> 0, 4 * (lengths.length + 1) + 8 * place + 2);
    return at + length;
  }, 0);
  const head = Buffer.alloc(5);
  head[0] = 2;
  head.writeUInt32LE(table.length, 1);
  return Buffer.concat([head, table]);
}

/** A mini stream whose chain of mini sectors goes round, and a document that says it is as long. */
function roundAndRound(size: number): Buffer {
  const directory = directoryOf([ROOT(2, 64), WORD(0, size)]);
  return compoundOf({
    sectors: [...sectorsOf([END, END, END, END]), ...directory, Buffer.alloc(SECTOR), ...sectorsOf([0])],
    fatSectors: [0],
    directory: 1,
    miniFat: 3,
  });
}

/** The same table of sectors, named again and again. */
function namedAgain(n: number): Buffer {
  const sectors = [...sectorsOf([END, END]), ...directoryOf([ROOT(END, 0), WORD(1, 4_096)])];
  const more = Array.from({ length: n }, (_, place) => {
    const [sector = Buffer.alloc(0)] = sectorsOf([...Array.from({ length: 127 }, () => 0), 2 + place + 1]);
    return sector;
  });
  return compoundOf({ sectors: [...sectors, ...more], fatSectors: [0], directory: 1, moreFatSectors: 2 });
}

const letters = (part: string, n: number): Buffer => Buffer.from(filled(part, n), 'latin1');

/** DOC, and what only looks like it. */
export const HOSTILE_COMPOUNDS: readonly HostileFamily[] = [
  { name: 'mini-sectors-go-round.doc', from: 100, make: roundAndRound },
  { name: 'mini-sectors-go-round-for-long.doc', from: 100_000_000, make: roundAndRound },
  {
    name: 'stated-size.doc',
    from: 400_000_000,
    make: (n) => withStreams({ WordDocument: Buffer.alloc(5_000) }, [WORD(0, n)]),
  },
  {
    name: 'stated-size-alone.doc',
    from: 400_000_000,
    make: (n) =>
      compoundOf({
        sectors: [...sectorsOf([END, END, 2]), ...directoryOf([ROOT(END, 0), WORD(2, n)]), Buffer.alloc(SECTOR)],
        fatSectors: [0],
        directory: 1,
      }),
  },
  { name: 'tables-named-again.doc', from: 900, make: namedAgain },
  {
    name: 'streams.doc',
    from: 3_000,
    make: (n) =>
      withStreams(
        { WordDocument: Buffer.alloc(5_000) },
        Array.from({ length: n }, (_, i) => ({ ...WORD(0, 9), name: `s${i}` })),
      ),
  },
  { name: 'long-document.doc', from: 300_000, make: (n) => wordOf(letters('long ', n), pieces([n])) },
  {
    name: 'pieces.doc',
    from: 10_000,
    make: (n) => wordOf(letters('piece ', 1_000), pieces(Array.from({ length: n }, () => 900))),
  },
  { name: 'long-piece.doc', from: 400_000_000, make: (n) => wordOf(letters('piece ', 1_000), pieces([n])) },
  {
    name: 'properties.doc',
    from: 100_000,
    make: (n) => wordOf(letters('x', 100), Buffer.concat([Buffer.from(filled('\x01\0\0', n), 'latin1'), pieces([50])])),
  },
  { name: 'fields.doc', from: 300_000, make: (n) => wordOf(letters('\x13', n), pieces([n])) },
  { name: 'field-ends.doc', from: 300_000, make: (n) => wordOf(letters('\x13a\x14b\x15', n), pieces([n])) },
  { name: 'cells.doc', from: 300_000, make: (n) => wordOf(letters('\x07', n), pieces([n])) },
];
