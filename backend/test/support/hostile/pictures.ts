import { crc32, deflateSync } from 'node:zlib';
import { fixture } from '../resume-files.js';
import { filled, type HostileFamily } from './family.js';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A gray picture, or with a channel of its own for how much shows through. */
function png(side: number, pixels: Buffer, between: readonly Buffer[] = [], colours = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(colours, 9);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function white(side: number): Buffer {
  const rows = Buffer.alloc(side * (side + 1), 0xff);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return rows;
}

const SMALL = white(40);
const GRAY_AND_ALPHA = 4;

/** Segments before the picture of a photo. */
function jpg(segments: Buffer): Buffer {
  const photo = fixture('rohan-sideways.jpg');
  return Buffer.concat([photo.subarray(0, 2), segments, photo.subarray(2)]);
}

/** JPG and PNG. */
export const HOSTILE_PICTURES: readonly HostileFamily[] = [
  {
    name: 'chunks.png',
    from: 20_000,
    make: (n) =>
      png(
        40,
        SMALL,
        Array.from({ length: n }, () => chunk('tEXt', Buffer.alloc(0))),
      ),
  },
  { name: 'text.png', from: 400_000, make: (n) => png(40, SMALL, [chunk('tEXt', Buffer.from(filled('a\0', n)))]) },
  { name: 'palette.png', from: 400_000, make: (n) => png(40, SMALL, [chunk('PLTE', Buffer.alloc(n))]) },
  { name: 'bomb.png', from: 10_000_000, make: (n) => png(40, Buffer.alloc(n)) },
  { name: 'bomb-with-alpha.png', from: 10_000_000, make: (n) => png(40, Buffer.alloc(n), [], GRAY_AND_ALPHA) },
  { name: 'pixels.png', from: 400, make: (n) => png(n, white(n)) },
  { name: 'stated-pixels.png', from: 440, make: (n) => png(n, SMALL) },
  { name: 'segments.jpg', from: 50_000, make: (n) => jpg(Buffer.from(filled('\xff\xe5\x00\x02', 4 * n), 'latin1')) },
  { name: 'fill-bytes.jpg', from: 400_000, make: (n) => jpg(Buffer.alloc(n, 0xff)) },
  {
    name: 'empty-segments.jpg',
    from: 50_000,
    make: (n) => jpg(Buffer.from(filled('\xff\xe5\x00\x00', 4 * n), 'latin1')),
  },
  {
    name: 'comments.jpg',
    from: 100,
    make: (n) =>
      jpg(
        Buffer.concat(Array.from({ length: n }, () => Buffer.from(`\xff\xfe\x10\x02${filled('x', 4_096)}`, 'latin1'))),
      ),
  },
];
