export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

const UTF16_SAMPLE_BYTES = 4_096;
/** Share of zeros in every second byte of Latin text. */
const UTF16_SHARE = 0.4;
// Control characters that text does not have; tab, line feed, vertical tab (a line break of Word), form feed and carriage return are
// allowed.
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * Decodes UTF-8, UTF-16 or Windows-1252.
 * @returns undefined when the bytes are no text
 */
export function decodedText(bytes: Buffer): string | undefined {
  return encodedText(bytes)?.text;
}

/** The same, with the encoding. */
export function encodedText(bytes: Buffer): { text: string; encoding: TextEncoding } | undefined {
  for (const label of labelsOf(bytes)) {
    try {
      // drops the byte order mark
      const text = label ? new TextDecoder(label, { fatal: true }).decode(bytes) : windows1252(bytes);
      const encoding = !label ? 'windows-1252' : label === 'utf-8' ? label : 'utf-16';
      return BINARY.test(text) ? undefined : { text, encoding };
    } catch {
      // try the next encoding
    }
  }
  return undefined;
}

/** @returns labels of `TextDecoder`; undefined for Windows-1252, which fits every byte and is missing in some builds of Node.js */
function labelsOf(bytes: Buffer): ('utf-8' | 'utf-16le' | 'utf-16be' | undefined)[] {
  const start = bytes.toString('hex', 0, 2);
  if (start === 'fffe') return ['utf-16le'];
  if (start === 'feff') return ['utf-16be'];
  const sample = bytes.subarray(0, UTF16_SAMPLE_BYTES);
  if (shareOfZeros(sample, 1) > UTF16_SHARE) return ['utf-16le'];
  if (shareOfZeros(sample, 0) > UTF16_SHARE) return ['utf-16be'];
  return ['utf-8', undefined];
}

/** @param first 0 for the high bytes of UTF-16BE, 1 for those of UTF-16LE */
function shareOfZeros(bytes: Buffer, first: 0 | 1): number {
  let zeros = 0;
  for (let at = first; at < bytes.length; at += 2) if (bytes[at] === 0) zeros += 1;
  return bytes.length > 1 ? zeros / Math.floor(bytes.length / 2) : 0;
}

/** Letters of 0x80 to 0x9f, where Latin-1 has control characters. */
const LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes Windows-1252, which `TextDecoder` of Node.js 20 to 23 decodes as Latin-1. */
export function windows1252({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => LETTERS[letter.charCodeAt(0) - 0x80] ?? letter);
}
