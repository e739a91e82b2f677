import { CompoundFile } from '../../../platform/files/compound-file.js';
import { windows1252 } from '../../../platform/files/decoded-text.js';
import { UnusableFile } from '../../../platform/files/unusable-file.js';

const FLAGS_AT = 0x0a;
const SECOND_TABLE = 0x0200;
const CLX_AT = 0x01a2;
const PIECE_TABLE = 2;
const PROPERTIES = 1;
const PIECE_BYTES = 8;
const COMPRESSED = 0x40000000;
const OFFSET = 0x3fffffff;
/** The rest of a longer document is not read. */
const MAX_LETTERS = 1_000_000;

/**
 * The text of a Word 97 to 2003 document ([MS-DOC]), followed by its headers, footnotes and text boxes.
 * @throws UnusableFile when it is damaged
 */
export function textOfDoc(bytes: Buffer): string {
  const file = new CompoundFile(bytes);
  const document = file.stream('WordDocument');
  if (!document || document.length < CLX_AT + 8) throw new UnusableFile('damaged');
  const table = file.stream(document.readUInt16LE(FLAGS_AT) & SECOND_TABLE ? '1Table' : '0Table');
  if (!table) throw new UnusableFile('damaged');
  const at = document.readUInt32LE(CLX_AT);
  const pieces = pieceTable(table.subarray(at, at + document.readUInt32LE(CLX_AT + 4)));
  return readable(textOfPieces(document, pieces));
}

/** Skips the properties before the table of pieces. */
function pieceTable(clx: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= clx.length && clx[at] === PROPERTIES) at += 3 + clx.readUInt16LE(at + 1);
  if (at + 5 > clx.length || clx[at] !== PIECE_TABLE) throw new UnusableFile('damaged');
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
}

/** The table lists where pieces begin in the text and the last one ends, then their places in the file. */
function textOfPieces(document: Buffer, table: Buffer): string {
  const count = Math.floor((table.length - 4) / (4 + PIECE_BYTES));
  const texts: string[] = [];
  let letters = 0;
  for (let piece = 0; piece < count && letters < MAX_LETTERS; piece += 1) {
    const said = table.readUInt32LE(4 * (piece + 1)) - table.readUInt32LE(4 * piece);
    if (said <= 0) continue;
    const length = Math.min(said, MAX_LETTERS - letters);
    letters += length;
    const place = table.readUInt32LE(4 * (count + 1) + PIECE_BYTES * piece + 2);
    const at = place & OFFSET;
    texts.push(
      place & COMPRESSED
        ? windows1252(document.subarray(at / 2, at / 2 + length))
        : document.toString('utf16le', at, at + 2 * length),
    );
  }
  return texts.join('');
}

/** Removes instructions of fields, and converts Word's marks into breaks. */
function readable(text: string): string {
  let depth = 0;
  let isInstruction = false;
  const letters: string[] = [];
  // a row ends with a mark of its own after that of its last cell
  for (const letter of text.replaceAll('\x07\x07', '\n')) {
    if (letter === '\x13') {
      depth += 1;
      isInstruction = true;
    } else if (letter === '\x14') isInstruction = false;
    else if (letter === '\x15') {
      depth = Math.max(0, depth - 1);
      isInstruction = false;
    } else if (!isInstruction || !depth) letters.push(MARKS[letter] ?? letter);
  }
  return letters.join('');
}

const MARKS: Readonly<Record<string, string>> = {
  '\r': '\n',
  '\x07': '\t',
  '\x0b': '\n',
  '\x0c': '\n',
  '\x1e': '-',
  '\x1f': '',
};
