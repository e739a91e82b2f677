import { encodedText } from '../../../platform/files/decoded-text.js';
import { MAX_COLUMNS, type ReadTable, RefusedFile, RowCollector } from './read-table.js';

const DELIMITERS = [',', ';', '\t', '|'];
const GUESSED_ROWS = 50;
/** The line with which Excel is told what stands between values. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;
/** Line ends of every system, mixed or not, and what copying between systems makes of them. */
const LINE_END = /\r{0,2}\n|\r/g;
const FILLED = /[^\s"]/;
/** Text that belongs to something else than a table. */
const OTHER_TEXT = /^(<(!doctype|html|\?xml)|%PDF|\{\\rtf)/i;
const MAX_START_LENGTH = 10;

/**
 * Reads text with separated values.
 * @throws RefusedFile when it is no such text, or has too much of anything
 */
export function readCsv(bytes: Buffer): ReadTable {
  const decoded = encodedText(bytes);
  if (!decoded || OTHER_TEXT.test(decoded.text.trimStart().slice(0, MAX_START_LENGTH))) {
    throw new RefusedFile('wrong_kind');
  }
  const text = decoded.text.replace(LINE_END, '\n');
  const [line = '', given = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const collector = new RowCollector();
  let number = line ? 1 : 0;
  const content = text.slice(line.length);
  const delimiter = given || guessDelimiter(content);
  for (const { cells, isOpen } of csvRecords(content, delimiter)) {
    number += 1;
    if (isOpen) throw new RefusedFile('open_quote', number);
    collector.add(number, cells);
  }
  return {
    fileType: 'csv',
    encoding: decoded.encoding,
    delimiter,
    sheet: null,
    otherSheets: [],
    formulas: 0,
    mergedCells: 0,
    lineCount: filledLines(content, delimiter),
    rows: collector.rows,
  };
}

/** Lines that hold more than separators. */
function filledLines(text: string, delimiter: string): number {
  let lines = 0;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end;
    if (FILLED.test(text.slice(start, next).replaceAll(delimiter, ''))) lines += 1;
    start = next + 1;
  }
  return lines;
}

/** The delimiter that cuts most of the first lines into the same number of values. Of several, the one that cuts them into more values. */
function guessDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const widths = new Map<number, number>();
    let rows = 0;
    for (const { cells } of csvRecords(text, delimiter)) {
      if (cells.length === 1 && !cells[0]?.trim()) continue;
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      if ((rows += 1) === GUESSED_ROWS) break;
    }
    return Math.max(0, ...[...widths].map(([width, count]) => (width > 1 ? count * MAX_COLUMNS + width : 0)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** A record of separated values. */
interface CsvRecord {
  cells: string[];
  /** Whether a quotation mark that is opened in it is never closed. */
  isOpen: boolean;
}

/**
 * Cuts text into records as spreadsheets do: a value in quotation marks may hold separators, line ends and doubled marks; what follows its
 * last mark belongs to it, so that `"Raju" Sharma` takes no further line.
 * @param text with line feeds only
 */
function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const nextDelimiter = finderOf(text, delimiter);
  const nextLine = finderOf(text, '\n');
  let cells: string[] = [];
  let at = 0;
  while (at < text.length || cells.length > 0) {
    let quoted = '';
    if (text[at] === '"') {
      const end = closingMark(text, at + 1);
      quoted = text.slice(at + 1, end < 0 ? text.length : end).replaceAll('""', '"');
      if (end < 0) {
        yield { cells: [...cells, quoted], isOpen: true };
        return;
      }
      at = end + 1;
    }
    const end = Math.min(nextDelimiter(at), nextLine(at));
    cells.push(quoted + text.slice(at, end));
    at = end + 1;
    if (text[end] === delimiter) continue;
    yield { cells, isOpen: false };
    cells = [];
  }
}

/** The place of the mark that closes a value; -1 when there is none. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Where a sign stands next, asked for places one behind the other; the end of the text when it does not. */
function finderOf(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const place = text.indexOf(sign, from);
      found = place < 0 ? text.length : place;
    }
    return found;
  };
}
