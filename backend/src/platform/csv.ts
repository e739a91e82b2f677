/** Characters that begin a formula. admin-ui has the same rule for its CSV files. */
const SIGN = /[=+\-@＝＋－＠]/;
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Separators of spreadsheets in other regions, which split a line even inside quotes: the rest becomes a cell. */
const SEPARATOR = /[;|\t\r\n]/;
const BEFORE_A_SIGN = /[\s"';|]+/g;
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

/** Without it Excel misreads letters beyond ASCII. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file. No cell runs as a formula, even in a spreadsheet that splits lines at another separator. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Removes the marks that `csvLine` adds inside a cell; one at the beginning stays. */
export function withoutInnerMarks(text: string): string {
  return atInnerSigns(text, (piece) => piece.replace(/^'/, ''));
}

function csvCell(value: string | null): string {
  const text = value ?? '';
  const marked = atInnerSigns(text, (piece) => `'${piece}`);
  const harmless = FORMULA.test(text) ? `'${marked}` : marked;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Replaces what stands between a separator and a formula's sign after it. */
function atInnerSigns(text: string, change: (piece: string) => string): string {
  return text.replace(BEFORE_A_SIGN, (run, at: number) => {
    if (!SIGN.test(text.charAt(at + run.length))) return run;
    const pieces = run.split(SEPARATOR);
    const piece = pieces.at(-1) ?? '';
    return pieces.length > 1 ? run.slice(0, run.length - piece.length) + change(piece) : run;
  });
}
