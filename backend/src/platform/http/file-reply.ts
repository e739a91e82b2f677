import { StreamableFile } from '@nestjs/common';

/** A file that a browser shows, or saves under its name. */
export interface NamedFile {
  /** In ASCII, without quotes. */
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
