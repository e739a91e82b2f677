import { StreamableFile } from '@nestjs/common';

/** A file that a browser shows, or saves under its name. */
export interface NamedFile {
  /** Without quotes and control characters; in ASCII where it is shown. */
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Answers a file with its type, its length and its name. */
export function fileReply({ filename, contentType, content }: NamedFile): StreamableFile {
  return new StreamableFile(content, {
    type: contentType,
    length: content.length,
    disposition: `inline; filename="${filename}"`,
  });
}

/** Answers a file to be saved, never shown, under a name in any script. */
export function attachmentReply({ filename, contentType, content }: NamedFile): StreamableFile {
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim()
    .replace(/^[\s._-]*(\.\w+)$/, 'file$1');
  return new StreamableFile(content, {
    type: contentType,
    length: content.length,
    disposition: `attachment; filename="${ascii}"; filename*=UTF-8''${rfc8187(filename)}`,
  });
}

/** Percent-encoded as RFC 8187 asks for, which allows fewer characters than an address. */
function rfc8187(text: string): string {
  const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!~]/g, percent);
}
