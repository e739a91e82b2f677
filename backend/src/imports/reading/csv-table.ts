import papa from 'papaparse';
import { decodedText } from './decoded-text.js';
import { RefusedFile, RowCollector, type ReadTable } from './read-table.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** The line with which Excel is told what stands between values. */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads text with separated values.
 * @throws RefusedFile when it is no such text, or has too much of anything
 */
export function readCsv(bytes: Uint8Array): ReadTable {
  const { text, encoding } = decodedText(bytes);
  const [line = '', given = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const collector = new RowCollector();
  let number = line ? 1 : 0;
  const { delimiter } = parsed(text.slice(line.length), given, (cells) => {
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

function parsed(text: string, delimiter: string, take: (cells: string[]) => void): { delimiter: string } {
  let found = delimiter || ',';
  let rows = 0;
  papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    step: ({ data, errors, meta }) => {
      rows += 1;
      found = meta.delimiter;
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new RefusedFile('open_quote', rows);
      take(data);
    },
  });
  return { delimiter: found };
}
