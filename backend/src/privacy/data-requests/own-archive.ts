import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Language } from '../../platform/language/language.js';
import { type OwnExport } from './own-export.js';
import { ownPage } from './own-page.js';

const BASE64 = 'base64';

/**
 * A ZIP archive of what the person may have: a page to read, the same as JSON, and the files that both name.
 * @param madeAt ISO 8601
 */
export async function ownArchive(held: OwnExport, language: Language, madeAt: string): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(madeAt);
  // moments as text, as they stand in both
  const data = JSON.parse(JSON.stringify(held)) as OwnExport;
  for (const [place, rows] of Object.entries(data)) {
    rows.forEach((row, at) => {
      const { content, file_name } = row;
      if (typeof content !== 'string' || typeof file_name !== 'string') return;
      const path = `files/${place}-${at + 1}-${safeName(file_name)}`;
      zip.addBuffer(Buffer.from(content, BASE64), path, { mtime });
      delete row['content'];
      row['file'] = path;
    });
  }
  zip.addBuffer(Buffer.from(ownPage(data, language, madeAt)), 'my-data.html', { mtime });
  zip.addBuffer(Buffer.from(JSON.stringify({ made_at: madeAt, ...data }, null, 2)), 'my-data.json', { mtime });
  zip.end();
  return buffer(zip.outputStream);
}

/** Of the person's own choice, and never a path. */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_').replace(/^\.+/, '_');
