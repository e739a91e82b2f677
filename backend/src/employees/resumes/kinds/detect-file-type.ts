import { isCompoundFile } from '../../../platform/files/compound-file.js';
import { decodedText } from '../../../platform/files/decoded-text.js';
import { checkWordDocument, zippedDocument } from '../../../platform/files/office-document.js';
import { isDoubtfulPdf, isPdf } from '../../../platform/files/pdf.js';
import { checkJpeg, checkPng, isJpeg, isPng } from '../../../platform/files/pictures.js';
import { checkRtf, isRtf } from '../../../platform/files/rtf.js';
import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { isZip } from '../../../platform/files/zip-file.js';
import { type ResumeKind } from './resume-kind.js';

/** What a file is. */
export interface DetectedFile {
  kind: ResumeKind;
  /** Whether it must be opened to know that it is complete and has no password. */
  isDoubtful: boolean;
}

/** HTML, SVG, XML and scripts are text that programs run; so is text that begins like a GIF. */
const MARKUP = /^(?:<[a-z!?/]|#!|%!|GIF8[79]a)/i;
const MAX_START_BYTES = 6;
/** MHTML: web pages and e-mails, which Word saves under the name of a document. */
const MIME = /^MIME-Version:/im;
const MAX_MIME_HEAD = 4_096;

/**
 * Detects the type of a file by its bytes. The start decides, as it does for programs that open it: a file that is two types at once
 * is stored and served as that of its start.
 * @throws UnusableFile when it is of no kind that is taken, damaged, or has a password or programs inside
 */
export async function detectFileType(bytes: Buffer): Promise<DetectedFile> {
  if (isPdf(bytes)) return { kind: 'pdf', isDoubtful: isDoubtfulPdf(bytes) };
  return { kind: await certainKind(bytes), isDoubtful: false };
}

async function certainKind(bytes: Buffer): Promise<Exclude<ResumeKind, 'pdf'>> {
  if (!bytes.length) throw new UnusableFile('empty');
  if (isZip(bytes)) return zippedDocument(bytes);
  if (isCompoundFile(bytes)) {
    checkWordDocument(bytes);
    return 'doc';
  }
  if (isPng(bytes)) {
    checkPng(bytes);
    return 'png';
  }
  if (isJpeg(bytes)) {
    checkJpeg(bytes);
    return 'jpg';
  }
  if (isRtf(bytes)) {
    checkRtf(bytes);
    return 'rtf';
  }
  checkText(bytes);
  return 'txt';
}

/** @throws UnusableFile when it is no text, or one that programs run */
function checkText(bytes: Buffer): void {
  const text = decodedText(bytes)?.trimStart();
  if (text === undefined || MARKUP.test(text.slice(0, MAX_START_BYTES))) throw new UnusableFile('wrong kind');
  if (!text) throw new UnusableFile('empty');
  const [head = ''] = text.slice(0, MAX_MIME_HEAD).split(/\r?\n\r?\n/, 1);
  if (MIME.test(head) && /^Content-Type:/im.test(head)) throw new UnusableFile('web page');
}
