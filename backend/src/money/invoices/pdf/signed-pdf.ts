import { cmsSignature, type SigningIdentity } from './pdf-signature.js';

/** Room for a signature with a chain of certificates. */
const SIGNATURE_BYTES = 16_384;
/** Fits offsets of a PDF of 10 GB. */
const OFFSET = '**********';
const RANGE_PLACEHOLDER = `[0 /${OFFSET} /${OFFSET} /${OFFSET}]`;

/** The dictionary of a signature, with room to be filled by `signed`. */
export function signatureDictionary(name: string, at: string): object {
  return {
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, OFFSET, OFFSET, OFFSET],
    Contents: Buffer.alloc(SIGNATURE_BYTES),
    Name: new String(name),
    M: new Date(at),
  };
}

/**
 * Signs all of a PDF with a `signatureDictionary` but the signature itself.
 * @throws Error when the PDF has no place for it, or the certificates are too long
 */
export function signed(pdf: Buffer, identity: SigningIdentity): Buffer {
  const range = pdf.indexOf(RANGE_PLACEHOLDER);
  const start = pdf.indexOf(`<${'0'.repeat(64)}`, range);
  if (range < 0 || start < 0) throw new Error('the PDF has no place for a signature');
  const end = start + SIGNATURE_BYTES * 2 + 2;
  const bytes = Buffer.from(pdf);
  const ranges = `[0 ${start} ${end} ${pdf.length - end}]`.padEnd(RANGE_PLACEHOLDER.length);
  bytes.write(ranges, range, 'latin1');
  const signature = cmsSignature(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), identity);
  if (signature.length > SIGNATURE_BYTES) throw new Error('the certificates of the signature are too long');
  bytes.write(signature.toString('hex'), start + 1, 'latin1');
  return bytes;
}
