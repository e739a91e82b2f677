/** Text that a spreadsheet would run as a formula, as the console's files of lists know it. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Without it Excel misreads letters beyond ASCII. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file. No cell of it is run as a formula. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
