import { Readable } from 'node:stream';
// the one place: every other one answers a FileReply
// eslint-disable-next-line no-restricted-imports
import { StreamableFile } from '@nestjs/common';

/** What is read of a file at a time, while its client takes it. */
const PIECE_BYTES = 128 * 1024;

/** A file that a browser saves under its name, in any script, or shows. */
export interface FileReply {
  filename: string;
  contentType: string;
  /** Shown, under a name in ASCII without quotes. */
  isShown?: boolean;
  /** Known of a stream that has a length. */
  bytes?: number;
  /** A stream is read no faster than its client takes it. */
  content: Buffer | Readable;
}

/** A file that is small enough to be in memory as a whole. */
export interface WholeFile extends FileReply {
  content: Buffer;
}

/** A stored file as a stream that holds a piece of it at a time. @param read answers nothing when the file is gone */
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

/** What a file takes of memory while it is sent: a piece in the socket, one that was read ahead, or the whole of it. */
export function heldBytesOf({ content }: FileReply): number {
  return Buffer.isBuffer(content) ? content.length : 2 * PIECE_BYTES;
}

/** The file as Nest sends it, in pieces. */
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

/** Percent-encoded as RFC 8187 asks for, which allows fewer characters than an address. */
function rfc8187(text: string): string {
  const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!~]/g, percent);
}
