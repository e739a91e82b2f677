import { readDateStyles } from './date-formats.js';
import { type ReadRow, type ReadTable, RefusedFile, RowCollector } from './read-table.js';
import { readSharedTexts } from './shared-texts.js';
import { type MergedCells, SheetCells } from './sheet-cells.js';
import { readIndex } from './workbook-index.js';
import { WorkbookParts } from './workbook-parts.js';

/** Cells that are filled because they are merged with others; of groups that overlap, each counts. */
const MAX_FILLED = 2_000_000;

/**
 * Reads the first sheet of a workbook; the others are named. Nothing is computed, and no address is followed.
 * @throws RefusedFile when it is no workbook, is damaged, or has too much of anything
 */
export async function readXlsx(bytes: Buffer): Promise<ReadTable> {
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
    lineCount: collector.rows.length,
    rows: withMergedCells(collector, cells.merged),
  };
}

/** Every one of merged cells has the value that is seen in them; rows that are otherwise empty stay out. */
function withMergedCells(collector: RowCollector, merged: readonly MergedCells[]): ReadRow[] {
  const { rows } = collector;
  const places = new Map(rows.map((row, place) => [row.number, place]));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  let room = MAX_FILLED;
  for (const { top, left, bottom, right } of merged) {
    const first = places.get(top) ?? rows.length;
    const value = rows[first]?.cells[left];
    if (!value) continue;
    for (let place = first; (rows[place]?.number ?? Infinity) <= bottom; place += 1) {
      const { cells } = rows[place] as ReadRow;
      for (let column = left; column <= Math.min(right, width - 1); column += 1) {
        if ((room -= 1) < 0) throw new RefusedFile('damaged');
        while (cells.length <= column) cells.push('');
        if (cells[column]) continue;
        cells[column] = value;
        // a long text may now stand in many cells
        collector.count(value);
      }
    }
  }
  return rows;
}
