import { windows1252 } from '../../platform/windows-1252.js';
import { RefusedFile, type ReadTable } from './read-table.js';

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** Text that belongs to something else than a table. */
const OTHER_TEXT = /^\s*(<(!doctype|html|\?xml)|%PDF|\{\\rtf)/i;
const SAMPLE_BYTES = 4096;

/**
 * The text of a file. Its encoding is told by a byte order mark, else by its bytes: what is no UTF-8 is Windows-1252, which Excel in
 * India writes.
 * @throws RefusedFile when it is no text
 */
export function decodedText(bytes: Uint8Array): { text: string; encoding: NonNullable<ReadTable['encoding']> } {
  const decoded = decode(bytes);
  if (CONTROL_CHARACTERS.test(decoded.text) || OTHER_TEXT.test(decoded.text)) throw new RefusedFile('wrong_kind');
  return decoded;
}

function decode(bytes: Uint8Array): ReturnType<typeof decodedText> {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: windows1252(bytes), encoding: 'windows-1252' };
  }
}

/** Without a mark, UTF-16 is told by the zeros of its Latin letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && !even) return 'utf-16le';
  return even > many && !odd ? 'utf-16be' : undefined;
}
