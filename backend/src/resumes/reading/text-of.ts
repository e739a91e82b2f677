import { type ResumeKind } from '../kinds/resume-kind.js';
import { decodedText } from '../../files/decoded-text.js';
import { UnusableFile } from '../../files/unusable-file.js';
import { type PdfFile } from './pdf-file.js';
import { type ReadingLine } from './task.js';
import { MAX_CHARACTERS, tidy } from './tidy.js';

/** A resume has a few pages; of a book the first ones are read. */
const MAX_PAGES = 100;

/**
 * The text that a file holds as text: a picture holds none.
 * @throws UnusableFile when it cannot be read
 */
export async function textOf(kind: ResumeKind, bytes: Buffer): Promise<ReadingLine> {
  if (kind === 'jpg' || kind === 'png') return { text: '', pages: 1, pagesRead: 1 };
  if (kind === 'pdf') {
    const { PdfFile } = await import('./pdf-file.js');
    return textOfPdf(await PdfFile.open(bytes));
  }
  return { text: tidy(await documentText(kind, bytes)), pages: null, pagesRead: 0 };
}

async function documentText(kind: Exclude<ResumeKind, 'pdf' | 'jpg' | 'png'>, bytes: Buffer): Promise<string> {
  switch (kind) {
    case 'docx':
      return (await import('./office-text.js')).textOfDocx(bytes);
    case 'odt':
      return (await import('./office-text.js')).textOfOdt(bytes);
    case 'doc':
      return (await import('./doc-text.js')).textOfDoc(bytes);
    case 'rtf':
      return (await import('./rtf-text.js')).textOfRtf(bytes);
    case 'txt': {
      const text = decodedText(bytes);
      if (text === undefined) throw new UnusableFile('damaged');
      return text;
    }
  }
}

function textOfPdf(file: PdfFile): ReadingLine {
  const pagesRead = Math.min(file.pageCount, MAX_PAGES);
  const texts: string[] = [];
  let length = 0;
  for (let page = 1; page <= pagesRead && length < MAX_CHARACTERS; page += 1) {
    const text = file.text(page);
    texts.push(text);
    length += text.length;
  }
  return { text: tidy(texts.join('\n\n')), pages: file.pageCount, pagesRead };
}
