import { Readable } from 'node:stream';
// eslint-disable-next-line no-restricted-imports -- here alone: handlers return a FileReply
import { StreamableFile } from '@nestjs/common';

/** Read at a time while a file is sent. */
const PIECE_BYTES = 128 * 1024;

/** A file to be saved under its name, in any script, or to be shown. */
export interface FileReply {
  filename: string;
  contentType: string;
  /** Shown in the browser, under an ASCII name without quotes. */
  isShown?: boolean;
  /** Length of a stream, if it is known. */
  bytes?: number;
  /** A stream is read at the client's pace. */
  content: Buffer | Readable;
}

/** A file that is small enough to be held in memory. */
export interface WholeFile extends FileReply {
  content: Buffer;
}

/**
 * A stored file as a stream that holds one piece at a time.
 * @param read returns undefined when the file was deleted
 */
export function inPieces(bytes: number, read: (from: number, length: number) => Promise<Buffer | undefined>): Readable {
  async function* pieces(): AsyncGenerator<Buffer, void, undefined> {
    for (let from = 0; from < bytes;) {
      const piece = await read(from, PIECE_BYTES);
      if (!piece?.length) throw new Error('a file went while it was sent');
      yield piece;
      from += piece.length;
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE_BYTES });
}

/** Memory that sending a file takes: two pieces of a stream, or the whole of a buffer. */
export function heldBytesOf({ content }: FileReply): number {
  return Buffer.isBuffer(content) ? content.length : 2 * PIECE_BYTES;
}

/** Converts a file for Nest, in pieces. */
export function sentInPieces({ content, contentType, bytes, ...named }: FileReply): StreamableFile {
  const isWhole = Buffer.isBuffer(content);
  const length = isWhole ? content.length : bytes;
  const stream = isWhole
    ? inPieces(content.length, async (from, most) => content.subarray(from, from + most))
    : content;
  return new StreamableFile(stream, {
    type: contentType,
    disposition: dispositionOf(named),
    ...(length !== undefined && { length }),
  });
}

function dispositionOf({ filename, isShown }: Pick<FileReply, 'filename' | 'isShown'>): string {
  if (isShown) return `inline; filename="${filename}"`;
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim()
    .replace(/^[\s._-]*(\.\w+)$/, 'file$1');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${rfc8187(filename)}`;
}

/** Percent-encoding of RFC 8187, which allows fewer characters than an address. */
function rfc8187(text: string): string {
  const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!~]/g, percent);
}
