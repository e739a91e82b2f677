import { type Call } from './load.js';

const BOUNDARY = 'a-boundary-that-stands-in-no-file';

/** A file, with optional fields. */
export interface FilePost {
  path: string;
  headers: Record<string, string>;
  fileName: string;
  content: string;
  fields?: Record<string, string>;
  check: Call['check'];
}

/** The call that posts a file as multipart/form-data. */
export function filePost({ path, headers, fileName, content, fields = {}, check }: FilePost): Call & { body: string } {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n${content}\r\n`;
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join('')}${file}--${BOUNDARY}--\r\n`,
    check,
  };
}
