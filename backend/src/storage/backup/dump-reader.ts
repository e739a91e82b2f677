import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { DamagedBackup } from './damaged-backup.js';
import { type DumpedSchema, type DumpedTable, type SequenceState } from './database-tables.js';
import { DUMP_FORMAT, type DumpEnd, type DumpHead, LENGTH_BYTES, type TableEnd } from './dump.js';

const MAX_LINE_BYTES = 1024 * 1024;

/** Names are printed to the operator's terminal, so control characters are refused. */
const name = z.string().regex(/^\P{C}{1,200}$/u);
const count = z.int().min(0);
const HEAD = z.strictObject({
  dump: z.literal('niyukt'),
  format: z.literal(DUMP_FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(name).min(1),
});
const TABLE = z.strictObject({ table: name, columns: z.array(name).min(1) });
const TABLE_END = z.strictObject({ rows: count, sha256: z.string() });
const END = z.strictObject({
  sequences: z.record(name, z.strictObject({ last: z.string().regex(/^\d{1,19}$/), called: z.boolean() })),
  tables: count,
  rows: count,
});

/** Takes the rows of one table of the schema; all of them must be read. */
export type TakeRows = (table: DumpedTable, rows: AsyncIterable<Buffer>) => Promise<void>;

/** What a whole dump held, in names of the schema. */
export interface DumpContent {
  tables: (DumpedTable & TableEnd)[];
  sequences: Record<string, SequenceState>;
  rows: number;
  /** Tables of the dump that the schema does not have: those of another application in the same database. */
  leftOut: string[];
}

/**
 * Reads a dump once, from its beginning to its end, and compares counts, checksums and every name on the way. What comes out is
 * named as the schema names it, never as the dump does.
 */
export class DumpReader {
  private readonly source: AsyncIterator<Buffer>;
  private waiting: Buffer = Buffer.alloc(0);

  private constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]();
  }

  /** @throws DamagedBackup when it does not begin like a dump */
  static async open(bytes: AsyncIterable<Buffer>): Promise<{ head: DumpHead; reader: DumpReader }> {
    const reader = new DumpReader(bytes);
    const head = HEAD.safeParse(await reader.line(z.unknown()));
    if (!head.success) throw new DamagedBackup('it holds no dump of ours');
    return { head: head.data, reader };
  }

  /**
   * Hands the rows of every table over.
   * @param schema of the migrations that the head names
   * @throws DamagedBackup when anything is missing, is not what was written, or has another name or other columns than in the schema
   */
  async read(schema: DumpedSchema, take: TakeRows): Promise<DumpContent> {
    const tables: DumpContent['tables'] = [];
    const others = new Map<string, TableEnd>();
    for (;;) {
      const next = await this.line(z.union([TABLE, END]));
      if ('sequences' in next) return this.finish(next, schema, tables, others);
      const named = next.table;
      if (others.has(named) || tables.some(({ table }) => table === named))
        throw new DamagedBackup(`the table ${named} stands in it twice`);
      const known = this.inSchema(next, schema);
      const hash = createHash('sha256');
      if (known) await take(known, this.rows(hash));
      else for await (const _ of this.rows(hash)) continue;
      const end = await this.line(TABLE_END);
      if (end.sha256 !== hash.digest('hex')) throw new DamagedBackup(`the rows of ${named} were changed`);
      if (known) tables.push({ ...known, ...end });
      else others.set(named, end);
    }
  }

  /** The table of the schema that a line of the dump means. */
  private inSchema(line: DumpedTable, { tables }: DumpedSchema): DumpedTable | undefined {
    const known = tables.find(({ table }) => table === line.table);
    if (!known) return undefined;
    // migrations that ran in another order leave the same columns in another one
    const columns = line.columns.flatMap((column) => known.columns.filter((other) => other === column));
    const isSame = columns.length === line.columns.length && new Set(columns).size === known.columns.length;
    if (!isSame || columns.length !== known.columns.length)
      throw new DamagedBackup(`the columns of ${known.table} are not those of its version`);
    return { table: known.table, columns };
  }

  private async finish(
    end: DumpEnd,
    schema: DumpedSchema,
    tables: DumpContent['tables'],
    others: Map<string, TableEnd>,
  ): Promise<DumpContent> {
    const all = [...tables, ...others.values()];
    const rows = all.reduce((sum, table) => sum + table.rows, 0);
    const missing = schema.tables.find(({ table }) => !tables.some((held) => held.table === table));
    if (missing) throw new DamagedBackup(`the table ${missing.table} is missing in it`);
    if (end.tables !== all.length || end.rows !== rows) throw new DamagedBackup('tables are missing in it');
    // reading on checks the seal of the last bytes
    if (this.waiting.length || !(await this.source.next()).done) throw new DamagedBackup('something follows its end');
    return { tables, sequences: this.sequencesOf(end, schema), rows, leftOut: [...others.keys()] };
  }

  private sequencesOf({ sequences }: DumpEnd, schema: DumpedSchema): DumpContent['sequences'] {
    const states = new Map(Object.entries(sequences));
    const known: DumpContent['sequences'] = {};
    for (const sequence of schema.sequences) {
      const state = states.get(sequence);
      if (!state) throw new DamagedBackup(`the sequence ${sequence} is missing in it`);
      known[sequence] = state;
    }
    return known;
  }

  /** Never looks into rows: however long one is, no more of it is held than what arrived at once. */
  private async *rows(hash: Hash): AsyncGenerator<Buffer> {
    for await (const piece of this.pieces()) {
      hash.update(piece);
      yield piece;
    }
  }

  private async *pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      while (this.waiting.length < LENGTH_BYTES) await this.more();
      let left = this.waiting.readUInt32BE();
      this.waiting = this.waiting.subarray(LENGTH_BYTES);
      if (!left) return;
      while (left) {
        if (!this.waiting.length) await this.more();
        const piece = this.waiting.subarray(0, left);
        this.waiting = this.waiting.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    }
  }

  private async line<T>(shape: z.ZodType<T>): Promise<T> {
    let end = this.waiting.indexOf('\n');
    while (end < 0) {
      if (this.waiting.length > MAX_LINE_BYTES) throw new DamagedBackup('it was changed');
      await this.more();
      end = this.waiting.indexOf('\n');
    }
    const text = this.waiting.subarray(0, end).toString('utf8');
    this.waiting = this.waiting.subarray(end + 1);
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      throw new DamagedBackup('it was changed');
    }
  }

  private async more(): Promise<void> {
    const next = await this.source.next();
    if (next.done) throw new DamagedBackup('it was cut off');
    this.waiting = this.waiting.length ? Buffer.concat([this.waiting, next.value]) : next.value;
  }
}
