import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { packBackup, unpackBackup } from '../../src/storage/backup/backup-file.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { DamagedBackup } from '../../src/storage/backup/damaged-backup.js';
import { DumpReader } from '../../src/storage/backup/dump-reader.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { schemaAt } from '../../src/storage/backup/schema-at.js';
import { seal, unseal } from '../../src/storage/backup/sealed-stream.js';
import { sinceBaseline } from '../../src/storage/schema/migrations.js';
import { DATABASE_AT_BASELINE } from '../../test/support/baseline.js';
import { bytesOf, flipped, inPieces } from '../../test/support/bytes.js';
import { schemaOf } from '../../test/support/schema.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

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
  const head = lines(
    { dump: 'niyukt', format: 3, madeAt: '2026-11-20T18:30:00.000Z', migrations: ['RequestsByEmail1700000093000'] },
    schema.tables[0],
  );

  it('are handed over as they arrive, however long one is, and no more of it is held', async () => {
    async function* arriving(): AsyncGenerator<Buffer> {
      yield Buffer.concat([Buffer.from(head), Buffer.from('ffffffff', 'hex')]);
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
  });
});

describe('R53: what a backup holds', () => {
  let database: TestDatabase;
  let dump: Buffer;
  let backup: Buffer;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await database.sql(DATABASE_AT_BASELINE);
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
    await dropReplaced({ address: database.url });
    await database.drop();
  });

  const replaced = (bytes: Buffer, one: string, other: string): Buffer =>
    Buffer.from(bytes.toString('latin1').replace(one, other), 'latin1');
  const read = async (bytes: Buffer, size?: number): Promise<unknown> => {
    const rows: Buffer[] = [];
    const { head, reader } = await DumpReader.open(inPieces(bytes, size));
    const content = await reader.read(schemaAt(sinceBaseline(head.migrations) ?? []), async (_, pieces) => {
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

  it('comes in the place of a database that is too old to be read, and says so', async () => {
    await database.sql(`delete from migrations where name = 'RequestsByEmail1700000093000'`);
    await database.letGo();
    const { unread } = await restore({ address: database.url }, inPieces(backup), NO_KEY);
    expect(unread).toBe('it is of a version before 1.5');
  });

  it('of a newer version is refused by name', async () => {
    const newer = replaced(dump, '"NoticePeriod1700000040000"', '"OfTomorrow1900000000000"');
    const bytes = await bytesOf(packBackup(inPieces(newer), undefined));
    await database.letGo();
    await expect(restore({ address: database.url }, inPieces(bytes), NO_KEY)).rejects.toThrow(
      /newer version.*OfTomorrow/,
    );
  });

  it.each<[string, RegExp, () => Promise<Buffer>]>([
    [
      'in an older format',
      /before 1\.4: .* \(git checkout 12db53d5\), /,
      async () => replaced(backup, '"format":3', '"format":2'),
    ],
    [
      'of older tables',
      /before 1\.5: .* \(git checkout a9385bc5\), /,
      () => {
        const older = replaced(dump, '"RequestsByEmail1700000093000"', '"RequestsByNobody1700000093000"');
        return bytesOf(packBackup(inPieces(older), undefined));
      },
    ],
  ])('%s is refused, and the sentence says what to do', async (_, sentence, older) => {
    await database.letGo();
    await expect(restore({ address: database.url }, inPieces(await older()), NO_KEY)).rejects.toThrow(sentence);
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
