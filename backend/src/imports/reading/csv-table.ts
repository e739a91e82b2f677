import papa from 'papaparse';
import { encodedText } from '../../files/decoded-text.js';
import { MAX_COLUMNS, RefusedFile, RowCollector, type ReadTable } from './read-table.js';

const DELIMITERS = [',', ';', '\t', '|'];
const GUESSED_ROWS = 50;
/** The line with which Excel is told what stands between values. */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;
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
  const { text, encoding } = decoded;
  const [line = '', given = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const collector = new RowCollector();
  let number = line ? 1 : 0;
  const content = text.slice(line.length);
  const delimiter = given || guessDelimiter(content);
  parsed(content, delimiter, (cells) => {
    number += 1;
    collector.add(number, cells);
  });
  return {
    fileType: 'csv',
    encoding,
    delimiter,
    sheet: null,
    otherSheets: [],
    formulas: 0,
    mergedCells: 0,
    rows: collector.rows,
  };
}

function parsed(text: string, delimiter: string, take: (cells: string[]) => void): void {
  let rows = 0;
  papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors }) => {
      rows += 1;
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new RefusedFile('open_quote', rows);
      take(data);
    },
  });
}

/**
 * The delimiter that cuts most of the first lines into the same number of values. Of several, the one that cuts them into more values.
 * papaparse's own guess fails when a title stands above the table.
 */
function guessDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: GUESSED_ROWS, skipEmptyLines: true });
    const widths = new Map<number, number>();
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
    return Math.max(0, ...[...widths].map(([width, rows]) => (width > 1 ? rows * MAX_COLUMNS + width : 0)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
