import sax, { type Tag } from 'sax';
import { UnusableFile } from '../../files/unusable-file.js';
import { ZipFile } from '../../files/zip-file.js';

/** What an element stands for in the text. */
interface Elements {
  /** Their letters are text. */
  text: ReadonlySet<string>;
  /** After them a line ends. */
  lineEnds: ReadonlySet<string>;
  /** They stand for letters themselves. */
  letters: Readonly<Record<string, string>>;
  /** Nothing in them is read. */
  hidden: ReadonlySet<string>;
  /** After them another cell begins. */
  cells: ReadonlySet<string>;
}

const WORD: Elements = {
  text: new Set(['w:t', 'a:t']),
  lineEnds: new Set(['w:p', 'w:tr', 'a:p']),
  letters: { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-', 'w:ptab': '\t' },
  // text boxes stand there twice: once for older readers
  hidden: new Set(['mc:Fallback', 'w:del', 'w:moveFrom']),
  cells: new Set(['w:tc']),
};

const OPEN_DOCUMENT: Elements = {
  text: new Set(['text:p', 'text:h', 'text:span', 'text:a', 'text:list-header', 'text:date', 'text:ruby-base']),
  lineEnds: new Set(['text:p', 'text:h', 'table:table-row']),
  letters: { 'text:tab': '\t', 'text:line-break': '\n', 'text:s': ' ' },
  hidden: new Set(['office:annotation', 'text:tracked-changes', 'office:scripts', 'office:automatic-styles']),
  cells: new Set(['table:table-cell']),
};

const WORD_MAIN = 'word/document.xml';
const WORD_AROUND = /^word\/(?:header|footer|footnotes|endnotes)\d*\.xml$/;
const MAX_AROUND = 20;
const MAX_DEPTH = 2_000;

/** The text of a Word document: headers first, as they stand on top, then the text with tables and text boxes, then footers and notes. */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  const zip = await ZipFile.open(bytes);
  const around = zip.names.filter((name) => WORD_AROUND.test(name)).slice(0, MAX_AROUND);
  const isHeader = (name: string): boolean => name.startsWith('word/header');
  const names = [...around.filter(isHeader), WORD_MAIN, ...around.filter((name) => !isHeader(name))];
  if (!zip.names.includes(WORD_MAIN)) throw new UnusableFile('damaged');
  return textOfParts(zip, names, WORD);
}

/** The text of an OpenDocument text, with headers and footers, which its styles hold. */
export async function textOfOdt(bytes: Buffer): Promise<string> {
  return textOfParts(await ZipFile.open(bytes), ['styles.xml', 'content.xml'], OPEN_DOCUMENT);
}

async function textOfParts(zip: ZipFile, names: readonly string[], elements: Elements): Promise<string> {
  const texts: string[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const text = textOfXml((await zip.text(name)) ?? '', elements).trim();
    // a header of the first page and of others is often the same
    if (text && !seen.has(text)) texts.push(text);
    seen.add(text);
  }
  return texts.join('\n');
}

/** The parser knows no entities but those of XML, and fetches nothing: what a document declares is refused as damaged. */
function textOfXml(xml: string, elements: Elements): string {
  const parts: string[] = [];
  const path: string[] = [];
  let hidden = 0;
  const parser = sax.parser(true, { position: false });
  parser.ondoctype = () => {
    throw new UnusableFile('damaged');
  };
  parser.onerror = () => {
    throw new UnusableFile('damaged');
  };
  parser.onopentag = ({ name, attributes }: Tag) => {
    if (path.length > MAX_DEPTH) throw new UnusableFile('damaged');
    path.push(name);
    if (elements.hidden.has(name)) hidden += 1;
    const letter = elements.letters[name];
    if (letter && !hidden) parts.push(letter.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 100)));
  };
  parser.ontext = (text) => {
    if (!hidden && elements.text.has(path.at(-1) ?? '')) parts.push(text);
  };
  parser.onclosetag = (name) => {
    path.pop();
    if (elements.hidden.has(name)) hidden -= 1;
    else if (hidden) return;
    else if (elements.cells.has(name)) {
      // what ends a line inside a cell only ends the cell
      while (parts.at(-1) === '\n') parts.pop();
      parts.push('\t');
    } else if (elements.lineEnds.has(name)) parts.push('\n');
  };
  parser.write(xml).close();
  return parts.join('');
}
