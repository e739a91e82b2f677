import fc from 'fast-check';

const FILES: readonly [name: string, content: string][] = [
  ['cv.txt', 'Asha Rao, React, +91 98765 43210'],
  ['cv.txt', ''],
  ['cv.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF'],
  ['cv.docx', 'PK\x03\x04 and nothing of a ZIP file'],
  ['cv.rtf', '{\\rtf1 {{{{ \\u-1?\\bin99 }'],
  ['picture.svg', '<svg onload="alert(1)"/>'],
  ['../../etc/passwd', '\xff\xfeA\0s\0h\0a\0'],
  ['people.csv', 'Name,E-mail\nAsha,asha@example.in'],
];

/** Files in multipart/form-data: right ones, odd ones, and bodies that end too early. */
export const multipartBody: fc.Arbitrary<{ headers: Record<string, string>; body: Buffer }> = fc
  .tuple(fc.constantFrom(...FILES), fc.constantFrom('file', 'file', 'file', 'other'), fc.boolean())
  .map(([[name, content], field, isWhole]) => {
    const part = `--fuzz\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}`;
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=fuzz' },
      body: Buffer.from(isWhole ? `${part}\r\n--fuzz--\r\n` : part, 'latin1'),
    };
  });
