import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, refusalOf } from '../../test/support/office.js';
import { readAll, READING_PATIENCE, resumePathOf } from '../../test/support/read-resumes.js';
import {
  docWithName,
  docxOf,
  endlessPdf,
  fixture,
  manyPages,
  simplePdf,
  wordXml,
} from '../../test/support/resume-files.js';
import { zipOf } from '../../test/support/zip.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** As Word saves a page under the name of a document. */
const MHTML = [
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary="----=_NextPart_01"',
  '',
  '------=_NextPart_01',
  'Content-Type: text/html; charset="us-ascii"',
  '',
  '<html><body><p>Asha Rao</p></body></html>',
].join('\r\n');

const refused = async (content: Buffer | Promise<Buffer>, name: string): Promise<unknown> => {
  const { id } = await office.addEmployee();
  const refusal = await refusalOf(office.admin.upload(resumePathOf(id), await content, name));
  expect(await office.count('resumes where employee_id = $1', [id])).toBe(0);
  return refusal;
};

describe('a file that cannot be a resume is refused in a sentence, and nothing of it is kept', () => {
  const wrongKind = { status: 415, error: expect.stringMatching(/^A resume must be a PDF, Word/) };
  const webPage = { status: 415, error: expect.stringMatching(/^This is a web page or an e-mail/) };
  const macros = { status: 415, error: expect.stringMatching(/^The file contains macros/) };
  const password = { status: 422, error: 'The file is protected by a password. Please upload it without one.' };
  const damaged = { status: 422, error: expect.stringMatching(/^The file is damaged or incomplete/) };
  const empty = { status: 422, error: 'The file is empty' };
  const unpacked = { status: 422, error: expect.stringMatching(/^The file unpacks to more/) };
  const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);
  const bomb = Buffer.alloc(70 * 1024 * 1024);

  it.each<[string, unknown, Buffer | Promise<Buffer>]>([
    ['program.pdf', wrongKind, Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['page.pdf', wrongKind, simplePdf(['x']).then((pdf) => Buffer.concat([Buffer.from('<html><body>'), pdf]))],
    [
      'picture.svg',
      wrongKind,
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['page.doc', webPage, Buffer.from(MHTML)],
    ['page.txt', wrongKind, Buffer.from('\ufeff  <!doctype html><script>alert(1)</script>')],
    ['script.txt', wrongKind, Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['archive.docx', wrongKind, zipOf([{ name: 'readme.txt', content: 'no document' }])],
    [
      'sheet.docx',
      wrongKind,
      docxOf('<x/>', { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    ],
    ['letters.png', wrongKind, Buffer.from('GIF89a and nothing but letters')],
    ['animation.png', wrongKind, Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['empty.pdf', empty, Buffer.alloc(0)],
    ['blank.txt', empty, Buffer.from(' \r\n\t\n')],
    ['macros.docm', macros, docxOf(wordXml(['x']), { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
    ['macros.docx', macros, docxOf(wordXml(['x']), { more: [{ name: 'word/vbaProject.bin', content: 'x' }] })],
    ['macros.doc', macros, docWithName('\x01CompObj', 'Macros')],
    ['object.rtf', macros, Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}')],
    ['password.pdf', password, simplePdf(['secret'], { userPassword: 'secret' })],
    ['password.docx', password, docWithName('\x01CompObj', 'EncryptedPackage')],
    ['password.zip.docx', password, zipOf([{ name: '[Content_Types].xml', content: 'x', isEncrypted: true }])],
    ['half.pdf', damaged, simplePdf(['x']).then(half)],
    ['noise.pdf', damaged, Buffer.from('%PDF-1.7\nnothing of a PDF\nstartxref\n12\n%%EOF\n')],
    ['half.docx', damaged, half(fixture('kavya.docx'))],
    ['half.doc', damaged, half(fixture('kavya.doc'))],
    ['half.odt', damaged, half(fixture('kavya.odt'))],
    ['half.rtf', damaged, half(fixture('kavya.rtf'))],
    ['half.jpg', damaged, half(fixture('rohan-sideways.jpg'))],
    ['half.png', damaged, half(fixture('sunita.png'))],
    ['bomb.docx', unpacked, docxOf(bomb)],
  ])('%s', async (name, refusal, content) => {
    expect(await refused(content, name)).toEqual(refusal);
  });
});

describe('a hostile file hurts nothing but itself', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
  const outside = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>';
  const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;

  it(
    'and says why it was not read',
    async () => {
      const read = await readAll(office, {
        'lying-bomb.docx': docxOf(Buffer.alloc(40 * 1024 * 1024, 0x20), { said: 100 }),
        'laughs.docx': docxOf(wordXml(['&c;'], laughs)),
        'outside.docx': docxOf(wordXml(['&file;'], outside)),
        'deep.docx': docxOf(deep),
        'broken.docx': docxOf('<w:document><w:body>'),
        'endless.pdf': endlessPdf(),
        'long.pdf': manyPages(10_000),
        'white.png': fixture('white.png'),
      });
      const damaged = { text_state: 'failed', text: null, problem: expect.stringMatching(/damaged/) };
      expect(read.get('lying-bomb.docx')).toMatchObject({ text_state: 'failed', text: null });
      expect(read.get('laughs.docx')).toMatchObject(damaged);
      expect(read.get('outside.docx')).toMatchObject(damaged);
      expect(read.get('deep.docx')).toMatchObject(damaged);
      expect(read.get('broken.docx')).toMatchObject(damaged);
      expect(read.get('endless.pdf')).toMatchObject({
        text_state: 'failed',
        problem: expect.stringMatching(/could not be read/),
      });
      expect(read.get('long.pdf')).toMatchObject({
        text_state: 'ready',
        page_count: 10_000,
        problem: 'Only the first 100 of 10000 pages were read',
      });
      expect(read.get('white.png')).toMatchObject({
        text_state: 'no_text',
        text: null,
        problem: 'No text could be recognised in the picture',
      });
      expect((await office.admin.get('/health/ready')).status).toBe(200);
    },
    READING_PATIENCE,
  );
});
