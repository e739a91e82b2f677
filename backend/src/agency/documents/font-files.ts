import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export type Weight = 400 | 600;

/** A typeface by its Fontsource package and subset. */
export interface Typeface {
  family: string;
  subset: string;
}

const resolve = createRequire(import.meta.url).resolve;
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_RECORD_BYTES = 20;

/** The bytes of a typeface as TrueType. */
export function fontFile({ family, subset }: Typeface, weight: Weight): Buffer {
  const file = resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  return withoutWoff(readFileSync(file));
}

/** Converts WOFF, which is TrueType with deflated tables, because the shaper reads TrueType only. */
function withoutWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER_BYTES + count * RECORD_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  head.writeUInt16BE(RECORD_BYTES * 2 ** log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(RECORD_BYTES * (count - 2 ** log), 10);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF_HEADER_BYTES + table * WOFF_RECORD_BYTES;
    const to = HEADER_BYTES + table * RECORD_BYTES;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const stored = woff.subarray(start, start + packed);
    const content = packed < length ? inflateSync(stored) : stored;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    content.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(tables);
}
