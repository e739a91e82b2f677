import { CompoundFile, isCompoundFile } from '../../files/compound-file.js';
import { checkJpeg, checkPng, isJpeg, isPng } from '../../files/pictures.js';
import { decodedText } from '../../files/decoded-text.js';
import { type ResumeKind } from './resume-kind.js';
import { UnusableFile } from '../../files/unusable-file.js';
import { isZip, ZipFile } from '../../files/zip-file.js';

/** What a file is. */
export interface DetectedFile {
  kind: ResumeKind;
  /** Whether it must be opened before it is known to be whole and without a password. */
  isDoubtful: boolean;
}

const PDF_END_BYTES = 4_096;
const DOCX_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
/** HTML, SVG, XML and scripts are text, too, but programs read them; so is what pretends to be a GIF. */
const MARKUP = /^\s*(?:<[a-z!?/]|#!|%!|GIF8[79]a)/i;
/** Programs inside a document. */
const OOXML_PROGRAM = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/)/i;
const ODT_PROGRAM = /^(?:Basic|Scripts)\/.*[^/]$/i;
const DOC_PROGRAM = /^(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)$/i;
const RTF_PROGRAM = /\\obj(?:data|update|ocx)\b/i;
const RTF_START = '{\\rtf';
/** Of the header of a Word document: whether it is encrypted. */
const FIB_FLAGS_AT = 10;
const FIB_ENCRYPTED = 0x0100;

/**
 * Tells by its bytes what a file is. Its start decides, as it does for the programs that open it: a file that is two kinds at once is
 * kept and answered as the one of its start.
 * @throws UnusableFile when it is of no kind that is taken, damaged, or has a password or programs inside
 */
export async function detectFileType(bytes: Buffer): Promise<DetectedFile> {
  if (!bytes.length) throw new UnusableFile('empty');
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { kind: 'pdf', isDoubtful: isDoubtfulPdf(bytes) };
  if (isZip(bytes)) return certain(await zippedKind(bytes));
  if (isCompoundFile(bytes)) return certain(compoundKind(bytes));
  if (isPng(bytes)) {
    checkPng(bytes);
    return certain('png');
  }
  if (isJpeg(bytes)) {
    checkJpeg(bytes);
    return certain('jpg');
  }
  if (bytes.toString('latin1', 0, RTF_START.length) === RTF_START) {
    checkRtf(bytes);
    return certain('rtf');
  }
  return certain(textKind(bytes));
}

function certain(kind: ResumeKind): DetectedFile {
  return { kind, isDoubtful: false };
}

/** @throws UnusableFile when its end is missing */
function isDoubtfulPdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - PDF_END_BYTES));
  const [, startOfTable] = /startxref\s+(\d+)\s+%%EOF/.exec(end.slice(end.lastIndexOf('startxref'))) ?? [];
  if (startOfTable === undefined) throw new UnusableFile('damaged');
  const table = bytes.toString('latin1', Number(startOfTable), Number(startOfTable) + 40);
  return !/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(table) || bytes.includes('/Encrypt');
}

async function zippedKind(bytes: Buffer): Promise<ResumeKind> {
  const zip = await ZipFile.open(bytes);
  const has = (program: RegExp): boolean => zip.names.some((name) => program.test(name));
  const types = await zip.text('[Content_Types].xml');
  if (types !== undefined) {
    if (/word[^"]*macroEnabled/i.test(types)) throw new UnusableFile('macros');
    if (!types.includes(DOCX_PART)) throw new UnusableFile('wrong kind');
    if (has(OOXML_PROGRAM)) throw new UnusableFile('macros');
    return 'docx';
  }
  if ((await zip.text('mimetype'))?.trim() !== ODT_TYPE || !zip.names.includes('content.xml')) {
    throw new UnusableFile('wrong kind');
  }
  if ((await zip.text('META-INF/manifest.xml'))?.includes('encryption-data')) throw new UnusableFile('password');
  if (has(ODT_PROGRAM)) throw new UnusableFile('macros');
  return 'odt';
}

function compoundKind(bytes: Buffer): ResumeKind {
  const file = new CompoundFile(bytes);
  if (file.names.includes('EncryptedPackage')) throw new UnusableFile('password');
  if (!file.names.includes('WordDocument')) throw new UnusableFile('wrong kind');
  if (file.names.some((name) => DOC_PROGRAM.test(name))) throw new UnusableFile('macros');
  const document = file.stream('WordDocument');
  if (!document || document.length < FIB_FLAGS_AT + 2) throw new UnusableFile('damaged');
  if (document.readUInt16LE(FIB_FLAGS_AT) & FIB_ENCRYPTED) throw new UnusableFile('password');
  return 'doc';
}

function checkRtf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/\}[\s\0]*$/.test(text.slice(-1_024))) throw new UnusableFile('damaged');
  if (RTF_PROGRAM.test(text)) throw new UnusableFile('macros');
}

function textKind(bytes: Buffer): ResumeKind {
  const text = decodedText(bytes);
  if (text === undefined || MARKUP.test(text)) throw new UnusableFile('wrong kind');
  if (!text.trim()) throw new UnusableFile('empty');
  return 'txt';
}
