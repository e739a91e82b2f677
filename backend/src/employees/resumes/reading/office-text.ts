import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { readXml } from '../../../platform/files/xml.js';
import { ZipFile } from '../../../platform/files/zip-file.js';
import { MAX_UNTIDY_CHARACTERS } from './tidy.js';

/** What elements mean for the text. */
interface Elements {
  /** Their content is text. */
  text: ReadonlySet<string>;
  /** A line ends after them. */
  lineEnds: ReadonlySet<string>;
  /** They stand for characters. */
  letters: Readonly<Record<string, string>>;
  /** Their content is skipped. */
  hidden: ReadonlySet<string>;
  /** A cell ends after them. */
  cells: ReadonlySet<string>;
}

const WORD: Elements = {
  text: new Set(['w:t', 'a:t']),
  lineEnds: new Set(['w:p', 'w:tr', 'a:p']),
  letters: { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-', 'w:ptab': '\t' },
  // text boxes appear twice, once for older readers
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
const MAX_REPEATS = 100;

/** The text of a Word document: headers, then the body with tables and text boxes, then footers and notes. */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  const zip = await ZipFile.open(bytes);
  const around = zip.names.filter((name) => WORD_AROUND.test(name)).slice(0, MAX_AROUND);
  const isHeader = (name: string): boolean => name.startsWith('word/header');
  const names = [...around.filter(isHeader), WORD_MAIN, ...around.filter((name) => !isHeader(name))];
  if (!zip.names.includes(WORD_MAIN)) throw new UnusableFile('damaged');
  return textOfParts(zip, names, WORD);
}

/** The text of an OpenDocument text, including headers and footers, which are in its styles. */
export async function textOfOdt(bytes: Buffer): Promise<string> {
  return textOfParts(await ZipFile.open(bytes), ['styles.xml', 'content.xml'], OPEN_DOCUMENT);
}

async function textOfParts(zip: ZipFile, names: readonly string[], elements: Elements): Promise<string> {
  const texts: string[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const text = textOfXml((await zip.text(name)) ?? '', elements).trim();
    // first pages and others often have the same header
    if (text && !seen.has(text)) texts.push(text);
    seen.add(text);
  }
  return texts.join('\n');
}

function textOfXml(xml: string, elements: Elements): string {
  const parts = new TextParts();
  let hidden = 0;
  readXml(xml, {
    open: (name, { 'text:c': repeats }) => {
      if (elements.hidden.has(name)) hidden += 1;
      if (elements.cells.has(name)) parts.beginCell();
      const letter = elements.letters[name];
      if (letter && !hidden) parts.add(letter.repeat(Math.max(1, Math.min(Number(repeats ?? 1) || 1, MAX_REPEATS))));
    },
    text: (text, parent) => {
      if (!hidden && elements.text.has(parent)) parts.add(text);
    },
    close: (name) => {
      if (elements.hidden.has(name)) hidden -= 1;
      else if (hidden) return;
      else if (elements.cells.has(name)) parts.endCell();
      else if (elements.lineEnds.has(name)) parts.add('\n');
    },
  });
  return parts.text;
}

/** Collects text up to the stored length, and drops the rest. */
class TextParts {
  private readonly parts: string[] = [];
  private length = 0;
  /** Where the open cells begin, the innermost last. */
  private readonly cells: number[] = [];

  get text(): string {
    return this.parts.join('');
  }

  add(part: string): void {
    if (this.length > MAX_UNTIDY_CHARACTERS) return;
    this.length += part.length;
    this.parts.push(part);
  }

  beginCell(): void {
    this.cells.push(this.parts.length);
  }

  /** Of one line, what stands beside it follows behind a tab; one of several is a column of its own, and so is what follows. */
  endCell(): void {
    while (this.parts.at(-1) === '\n') this.parts.pop();
    this.add(this.parts.indexOf('\n', this.cells.pop()) < 0 ? '\t' : '\n');
  }
}
