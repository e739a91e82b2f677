import { crc32, deflateSync } from 'node:zlib';

/** Pixels in rows from the top: one byte for gray, or three for red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  channels: 1 | 3;
  pixels: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const GRAY = 0;
const RGB = 2;
/** The PNG filter "Up", which suits pages. */
const UP = 2;

export function pngOf({ width, height, channels, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(channels === 1 ? GRAY : RGB, 9);
  const rowBytes = width * channels;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let row = 0; row < height; row += 1) {
    const to = row * (rowBytes + 1);
    const from = row * rowBytes;
    rows[to] = UP;
    for (let at = 0; at < rowBytes; at += 1) {
      rows[to + 1 + at] = (pixels[from + at] ?? 0) - (row ? (pixels[from - rowBytes + at] ?? 0) : 0);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
