import { decodedText } from '../../../platform/files/decoded-text.js';
import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { isPicture, type ResumeKind } from '../kinds/resume-kind.js';
import { isLegible, UNKNOWN_LETTER } from './legible.js';
import { type PdfFile } from './pdf-file.js';
import { type HeldText } from './task.js';
import { MAX_CHARACTERS, tidy } from './tidy.js';

/** Of a longer document, the first pages are read. */
const MAX_PAGES = 100;
/** A page with fewer letters is taken for a picture. */
const MIN_LETTERS_OF_PAGE = 25;
/** Of more pages, the rest is not recognised. */
export const MAX_RECOGNIZED_PAGES = 10;

/**
 * The text layer of a file; a picture has none.
 * @throws UnusableFile when it cannot be read
 */
export async function textOfFile(kind: ResumeKind, bytes: Buffer): Promise<HeldText> {
  if (isPicture(kind)) return { text: '', pages: 1, pagesRead: 1, isWhole: false };
  if (kind === 'pdf') {
    const { PdfFile } = await import('./pdf-file.js');
    return textOfPdf(await PdfFile.open(bytes));
  }
  return { text: tidy(await documentText(kind, bytes)), pages: null, pagesRead: 0, isWhole: true };
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

function textOfPdf(file: PdfFile): HeldText {
  const pagesRead = Math.min(file.pageCount, MAX_PAGES);
  const texts: string[] = [];
  let length = 0;
  for (let page = 1; page <= pagesRead && length < MAX_CHARACTERS; page += 1) {
    const text = file.text(page);
    texts.push(text);
    length += text.length;
  }
  const text = texts.join('\n\n');
  const isWhole = isOfPages(text, pagesRead) && isLegible(text);
  return { text: tidy(text, isWhole ? '' : UNKNOWN_LETTER), pages: file.pageCount, pagesRead, isWhole };
}

/** Whether a text has the minimum of letters for this many pages. */
function isOfPages(text: string, pages: number): boolean {
  return text.replace(/\s/g, '').length >= MIN_LETTERS_OF_PAGE * Math.min(pages, MAX_RECOGNIZED_PAGES);
}
