/** What begins a formula, and what may stand before it in a cell. The console's files of lists know the same (admin-ui). */
const SIGN = /[=+\-@＝＋－＠]/;
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets of other regions split a line here, also within quotes: what follows is a cell of its own. */
const SEPARATOR = /[;|\t\r\n]/;
const BEFORE_A_SIGN = /[\s"';|]+/g;
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

/** Without it Excel misreads letters beyond ASCII. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file. No cell of it is run as a formula, whatever a spreadsheet splits it at. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Text of such a cell without the marks inside it; the one at its beginning stays. */
export function withoutInnerMarks(text: string): string {
  return atInnerSigns(text, (piece) => piece.replace(/^'/, ''));
}

function csvCell(value: string | null): string {
  const text = value ?? '';
  const marked = atInnerSigns(text, (piece) => `'${piece}`);
  const harmless = FORMULA.test(text) ? `'${marked}` : marked;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Changes what stands between a separator and the sign of a formula after it. */
function atInnerSigns(text: string, change: (piece: string) => string): string {
  return text.replace(BEFORE_A_SIGN, (run, at: number) => {
    if (!SIGN.test(text.charAt(at + run.length))) return run;
    const pieces = run.split(SEPARATOR);
    const piece = pieces.at(-1) ?? '';
    return pieces.length > 1 ? run.slice(0, run.length - piece.length) + change(piece) : run;
  });
}
