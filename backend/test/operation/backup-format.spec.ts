import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { packBackup, unpackBackup } from '../../src/backup/backup-file.js';
import { createBackup } from '../../src/backup/create-backup.js';
import { DamagedBackup } from '../../src/backup/damaged-backup.js';
import { DumpReader } from '../../src/backup/dump-reader.js';
import { dropKept, restore } from '../../src/backup/restore.js';
import { schemaAt } from '../../src/backup/schema-at.js';
import { seal, unseal } from '../../src/backup/sealed-stream.js';
import { migrate } from '../../src/platform/database/data-source.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { bytesOf, flipped, inPieces } from '../support/bytes.js';
import { schemaOf } from '../support/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const HEADER = Buffer.from('a header\n');
const CHUNK_BYTES = 64 * 1024;
const NO_KEY = { passphrase: undefined };

/** Everything that a text can hold and COPY has to write in another way. */
const AWKWARD = [
  '\\.',
  '\\N',
  'tab\there',
  'line\nbreak',
  '\r\n',
  '\\',
  '"\'',
  'नमस्ते 🙂',
  '',
  '\\.\n\\.',
  '{"sequences":{}}',
];

describe('R53: the seal of a backup', () => {
  const key = randomBytes(32);
  const sealed = (plain: Buffer): Promise<Buffer> => bytesOf(seal(key, HEADER, inPieces(plain)));
  const opened = (bytes: Buffer, header = HEADER): Promise<Buffer> => bytesOf(unseal(key, header, inPieces(bytes)));

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    'opens to the %d bytes it was put on',
    async (length) => {
      const plain = randomBytes(length);
      const bytes = await sealed(plain);
      expect((await opened(bytes)).equals(plain)).toBe(true);
      expect(length < 16 || !bytes.includes(plain.subarray(0, 16))).toBe(true);
    },
  );

  it('breaks with any change: a bit, an end that is cut off, chunks that moved, another header, another key', async () => {
    const bytes = await sealed(randomBytes(3 * CHUNK_BYTES + 100));
    const chunk = CHUNK_BYTES + 16;
    const positions = Array.from({ length: 60 }, (_, n) => Math.floor((n / 60) * bytes.length));
    const changed = [
      ...positions.map((at) => flipped(bytes, at, 1 << (at % 8))),
      ...[1, 15, 16, 116, chunk, 2 * chunk].map((cut) => bytes.subarray(0, bytes.length - cut)),
      ...[chunk, 2 * chunk, 3 * chunk].map((end) => bytes.subarray(0, end)),
      Buffer.concat([bytes.subarray(chunk, 2 * chunk), bytes.subarray(0, chunk), bytes.subarray(2 * chunk)]),
      Buffer.concat([bytes, bytes.subarray(-116)]),
      Buffer.alloc(0),
    ];
    for (const other of changed) await expect(opened(other)).rejects.toBeInstanceOf(DamagedBackup);
    await expect(opened(bytes, Buffer.from('a Header\n'))).rejects.toBeInstanceOf(DamagedBackup);
    await expect(bytesOf(unseal(randomBytes(32), HEADER, inPieces(bytes)))).rejects.toBeInstanceOf(DamagedBackup);
  });
});

describe('R63: the rows of a dump', () => {
  const PIECE = Buffer.alloc(1021, 'x');
  const PIECES = 3_000;
  const schema = { tables: [{ table: 'notes', columns: ['text'] }], sequences: [] };
  const lines = (...contents: (object | undefined)[]): string =>
    contents.map((content) => `${JSON.stringify(content)}\n`).join('');
  const head = (format: number): string =>
    lines(
      { dump: 'niyukt', format, madeAt: '2026-11-20T18:30:00.000Z', migrations: ['Accounts1700000001000'] },
      schema.tables[0],
    );
  /** Rows of format 2, and what reading them hands over when they arrive in pieces of this size. */
  const textRead = async (rows: string, size: number): Promise<string> => {
    const sha256 = createHash('sha256').update(rows).digest('hex');
    const end = lines({ rows: 0, sha256 }, { sequences: {}, tables: 1, rows: 0 });
    const taken: Buffer[] = [];
    const { reader } = await DumpReader.open(inPieces(Buffer.from(`${head(2)}${rows}\\.\n${end}`), size));
    await reader.read(schema, async (_, pieces) => {
      for await (const piece of pieces) taken.push(piece);
    });
    return Buffer.concat(taken).toString();
  };

  it.each([1, 2, 3, 4, 5, 1021])('of format 2 end where they end, also in pieces of %d bytes', async (size) => {
    for (const rows of ['', '\n', '\n\n', '\\\\.\n', 'a\n\\\\.\n\\\\\\.\n', '\\N\nनमस्ते\\n\\.\n\n'])
      expect(await textRead(rows, size)).toBe(rows);
  });

  it.each([
    [2, ''],
    [3, 'ffffffff'],
  ])(
    'of format %d are handed over as they arrive, however long one is, and no more of it is held',
    async (format, length) => {
      async function* arriving(): AsyncGenerator<Buffer> {
        yield Buffer.concat([Buffer.from(head(format)), Buffer.from(length, 'hex')]);
        for (let n = 0; n < PIECES; n += 1) yield PIECE;
      }
      const taken: number[] = [];
      const { reader } = await DumpReader.open(arriving());
      const reading = reader.read(schema, async (_, rows) => {
        for await (const piece of rows) taken.push(piece.length);
      });
      await expect(reading).rejects.toThrow('it was cut off');
      expect(taken).toHaveLength(PIECES);
      expect(Math.max(...taken)).toBeLessThanOrEqual(PIECE.length);
    },
  );
});

describe('R53: what a backup holds', () => {
  let database: TestDatabase;
  let dump: Buffer;
  let backup: Buffer;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await migrate(
      database.url,
      MIGRATIONS.slice(0, -1).map(({ name }) => name),
    );
    for (const [n, name] of AWKWARD.entries()) {
      await database.sql('insert into users (email, password_hash, role, full_name) values ($1, $2, $3, $4)', [
        `a${n}@b.example`,
        'x',
        'admin',
        name,
      ]);
    }
    await database.sql('create table notes_of_the_operator (note text)');
    backup = await bytesOf(createBackup(database.url, undefined));
    dump = await bytesOf(unpackBackup(inPieces(backup), NO_KEY));
  });
  afterAll(async () => {
    await database.letGo();
    await dropKept({ address: database.url });
    await database.drop();
  });

  const read = async (bytes: Buffer, size?: number): Promise<unknown> => {
    const rows: Buffer[] = [];
    const { head, reader } = await DumpReader.open(inPieces(bytes, size));
    const content = await reader.read(schemaAt(head.migrations), async (_, pieces) => {
      for await (const piece of pieces) rows.push(piece);
    });
    return { head, content, rows: Buffer.concat(rows).toString('latin1') };
  };

  it.each([1, 2, 3, 7, 64])('reads the same however it arrives, also in pieces of %d bytes', async (size) => {
    expect(await read(dump, size)).toEqual(await read(dump, dump.length));
  });

  it('fails wherever a dump is cut off, and whichever of its bytes is another one', async () => {
    const positions = Array.from({ length: 120 }, (_, n) => Math.floor((n / 120) * dump.length));
    for (const at of positions) await expect(read(dump.subarray(0, at))).rejects.toBeInstanceOf(DamagedBackup);
    const whole = await read(dump);
    for (const at of positions) {
      const change = await read(flipped(dump, at, 1 << (at % 5))).catch((error: unknown) => error);
      // names and times stand for themselves: a seal is what protects them
      expect(change instanceof Error || JSON.stringify(change) !== JSON.stringify(whole)).toBe(true);
    }
    await expect(read(Buffer.concat([dump, dump]))).rejects.toBeInstanceOf(DamagedBackup);
  });

  it('fails when the compressed bytes are cut off anywhere', async () => {
    for (let end = 1; end < backup.length; end += 97) {
      await expect(bytesOf(unpackBackup(inPieces(backup.subarray(0, end)), NO_KEY))).rejects.toThrow();
    }
  });

  it('of an older version is brought up to this one, with every awkward text, and without what is not the product’s', async () => {
    await database.letGo();
    const { leftOut } = await restore({ address: database.url }, inPieces(backup), NO_KEY);
    expect(leftOut).toEqual(['notes_of_the_operator']);
    const names = await database.sql<{ full_name: string }>('select full_name from users order by user_id');
    expect(names.map(({ full_name }) => full_name)).toEqual(AWKWARD);
    const reference = await createTestDatabase();
    try {
      expect(await schemaOf(database)).toEqual(await schemaOf(reference));
    } finally {
      await reference.drop();
    }
  });

  it('of a newer version is refused by name', async () => {
    const newer = dump.toString('latin1').replace('"Accounts1700000001000"', '"OfTomorrow1900000000000"');
    const bytes = await bytesOf(packBackup(inPieces(Buffer.from(newer, 'latin1')), undefined));
    await database.letGo();
    await expect(restore({ address: database.url }, inPieces(bytes), NO_KEY)).rejects.toThrow(
      /newer version.*OfTomorrow/,
    );
  });

  it('that is sealed asks for its passphrase', async () => {
    const bytes = await bytesOf(packBackup(inPieces(dump), 'a-passphrase-of-enough-length'));
    expect(bytes.includes('b.example')).toBe(false);
    await expect(bytesOf(unpackBackup(inPieces(bytes), NO_KEY))).rejects.toThrow(/BACKUP_PASSPHRASE/);
    expect(
      (await bytesOf(unpackBackup(inPieces(bytes), { passphrase: 'a-passphrase-of-enough-length' }))).equals(dump),
    ).toBe(true);
  });
});
