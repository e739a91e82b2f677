import { CompoundFile } from './compound-file.js';
import { UnusableFile } from './unusable-file.js';
import { readXml } from './xml.js';
import { ZipFile } from './zip-file.js';

const KIB = 1024;
/** A document lists a few hundred parts. */
const MAX_LIST_OF_PARTS = 512 * KIB;
const MAX_MIMETYPE = KIB;
const DOCX_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
/** Macros and ActiveX. */
const OOXML_PROGRAM = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/)/i;
const ODT_PROGRAM = /^(?:Basic|Scripts)\/.*[^/]$/i;
const DOC_PROGRAM = /^(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)$/i;
/** Offset in the FIB of a Word document; one flag says that it is encrypted. */
const FIB_FLAGS_AT = 10;
const FIB_ENCRYPTED = 0x0100;

/**
 * Detects the type of a zipped text document.
 * @throws UnusableFile when it is none, damaged, or has a password or macros
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
 * Checks that a compound file is a Word 97 to 2003 document.
 * @throws UnusableFile when it is none, damaged, or has a password or macros
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
