import { crc32 } from 'node:zlib';
import { UnusableFile } from './unusable-file.js';

/** Above what phones produce; limits the cost of opening. A PNG is unpacked as a whole. */
const MAX_PIXELS = { jpg: 64_000_000, png: 20_000_000 };

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const START_OF_SCAN = 0xda;
/** Markers of a frame header; 0xc4, 0xc8 and 0xcc in this range mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(PNG_SIGNATURE);
export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(JPEG_START);

/**
 * Checks the chunks of a PNG and their checksums.
 * @throws UnusableFile when it is damaged, incomplete or has too many pixels
 */
export function checkPng(bytes: Buffer): void {
  let at = PNG_SIGNATURE.length;
  let type = '';
  while (type !== 'IEND') {
    if (at + 12 > bytes.length) throw new UnusableFile('damaged');
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) throw new UnusableFile('damaged');
    const isFirst = type === '';
    type = bytes.toString('latin1', at + 4, at + 8);
    if (isFirst !== (type === 'IHDR') || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) {
      throw new UnusableFile('damaged');
    }
    if (isFirst) checkSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12), MAX_PIXELS.png);
    at = end + 4;
  }
}

/**
 * Checks the segments of a JPEG up to the picture.
 * @throws UnusableFile when it is damaged, incomplete or has too many pixels
 */
export function checkJpeg(bytes: Buffer): void {
  let at = 2;
  let hasFrame = false;
  for (;;) {
    if (at + 4 > bytes.length || bytes[at] !== 0xff) throw new UnusableFile('damaged');
    const marker = bytes[at + 1] ?? 0;
    // a fill byte
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) throw new UnusableFile('damaged');
      checkSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5), MAX_PIXELS.jpg);
      hasFrame = true;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) break;
  }
  if (!hasFrame || bytes.indexOf(JPEG_END, at) < 0) throw new UnusableFile('damaged');
}

function checkSize(width: number, height: number, maxPixels: number): void {
  if (!width || !height) throw new UnusableFile('damaged');
  if (width * height > maxPixels) throw new UnusableFile('too many pixels');
}
