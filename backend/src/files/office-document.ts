import { CompoundFile } from './compound-file.js';
import { UnusableFile } from './unusable-file.js';
import { readXml } from './xml.js';
import { ZipFile } from './zip-file.js';

const KIB = 1024;
/** A document names some hundred parts there. */
const MAX_LIST_OF_PARTS = 512 * KIB;
const MAX_MIMETYPE = KIB;
const DOCX_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
/** Programs inside a document. */
const OOXML_PROGRAM = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/)/i;
const ODT_PROGRAM = /^(?:Basic|Scripts)\/.*[^/]$/i;
const DOC_PROGRAM = /^(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)$/i;
/** Of the header of a Word document: whether it is encrypted. */
const FIB_FLAGS_AT = 10;
const FIB_ENCRYPTED = 0x0100;

/**
 * Which text document a ZIP file is.
 * @throws UnusableFile when it is none, damaged, or has a password or programs inside
 */
export async function zippedDocument(bytes: Buffer): Promise<'docx' | 'odt'> {
  const zip = await ZipFile.open(bytes);
  const has = (program: RegExp): boolean => zip.names.some((name) => program.test(name));
  const types = await zip.text('[Content_Types].xml', MAX_LIST_OF_PARTS);
  if (types !== undefined) {
    checkContentTypes(types);
    if (has(OOXML_PROGRAM)) throw new UnusableFile('macros');
    return 'docx';
  }
  const type = zip.names.includes('content.xml') ? await zip.text('mimetype', MAX_MIMETYPE) : undefined;
  if (type?.trim() !== ODT_TYPE) throw new UnusableFile('wrong kind');
  const parts = await zip.text('META-INF/manifest.xml', MAX_LIST_OF_PARTS);
  if (parts?.includes('encryption-data')) throw new UnusableFile('password');
  if (has(ODT_PROGRAM)) throw new UnusableFile('macros');
  return 'odt';
}

/** @throws UnusableFile when they are not those of a Word document without macros */
function checkContentTypes(xml: string): void {
  const types: string[] = [];
  readXml(xml, { open: (_, { ContentType: type }) => type && types.push(type) });
  const isWithMacros = (type: string): boolean => /word/i.test(type) && /macroEnabled/i.test(type);
  if (types.some(isWithMacros)) throw new UnusableFile('macros');
  if (!types.includes(DOCX_PART)) throw new UnusableFile('wrong kind');
}

/**
 * Makes sure that a compound file is a document of Word 97 to 2003.
 * @throws UnusableFile when it is none, damaged, or has a password or programs inside
 */
export function checkWordDocument(bytes: Buffer): void {
  const file = new CompoundFile(bytes);
  if (file.names.includes('EncryptedPackage')) throw new UnusableFile('password');
  if (!file.names.includes('WordDocument')) throw new UnusableFile('wrong kind');
  if (file.names.some((name) => DOC_PROGRAM.test(name))) throw new UnusableFile('macros');
  const document = file.stream('WordDocument');
  if (!document || document.length < FIB_FLAGS_AT + 2) throw new UnusableFile('damaged');
  if (document.readUInt16LE(FIB_FLAGS_AT) & FIB_ENCRYPTED) throw new UnusableFile('password');
}
