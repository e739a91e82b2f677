import { readDateStyles } from './date-formats.js';
import { RefusedFile, RowCollector, type ReadRow, type ReadTable } from './read-table.js';
import { readSharedTexts } from './shared-texts.js';
import { SheetCells, type MergedCells } from './sheet-cells.js';
import { readIndex } from './workbook-index.js';
import { WorkbookParts } from './workbook-parts.js';

/** Cells that are filled because they are merged with others; of groups that overlap, each counts. */
const MAX_FILLED = 2_000_000;

/**
 * Reads the first sheet of a workbook; the others are named. Nothing is computed, and no address is followed.
 * @throws RefusedFile when it is no workbook, is damaged, or has too much of anything
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  const parts = await WorkbookParts.open(bytes);
  const { sheetPart, sheet, otherSheets, from1904, sharedTexts, styles } = await readIndex(parts);
  const context = {
    sharedTexts: await readSharedTexts(parts, sharedTexts),
    dateStyles: await readDateStyles(parts, styles),
    from1904,
  };
  const collector = new RowCollector();
  const cells = new SheetCells(context, collector);
  await parts.read(sheetPart, cells);
  return {
    fileType: 'xlsx',
    encoding: null,
    delimiter: null,
    sheet,
    otherSheets,
    formulas: cells.formulas,
    mergedCells: cells.merged.length,
    rows: withMergedCells(collector.rows, cells.merged),
  };
}

/** Every one of merged cells has the value that is seen in them; rows that are otherwise empty stay out. */
function withMergedCells(rows: ReadRow[], merged: readonly MergedCells[]): ReadRow[] {
  const places = new Map(rows.map((row, place) => [row.number, place]));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  let room = MAX_FILLED;
  for (const { top, left, bottom, right } of merged) {
    const first = places.get(top) ?? rows.length;
    const value = rows[first]?.cells[left];
    for (const { number, cells } of value ? rows.slice(first) : []) {
      if (number > bottom) break;
      for (let column = left; column <= Math.min(right, width - 1); column += 1) {
        while (cells.length <= column) cells.push('');
        cells[column] ||= value ?? '';
        if ((room -= 1) < 0) throw new RefusedFile('damaged');
      }
    }
  }
  // counted again: a long text may now stand in many cells
  const filled = new RowCollector();
  for (const { number, cells } of rows) filled.add(number, cells);
  return filled.rows;
}
