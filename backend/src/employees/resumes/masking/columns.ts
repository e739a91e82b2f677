import { type ViewLine } from './view.js';

/** A heading with something beside it may open two columns. */
const SIDE_BY_SIDE = /^(\s{0,8}\S.{0,58}?)(\s{3,60})(\S.{0,58})$/;
const MIN_LINES = 3;
const MAX_RUN = 150;
/** After so many lines without the right column it has ended. */
const MAX_ALONE = 12;
/** A column's lines begin at most so far from its heading. */
const OFF = 1;

/**
 * Lines in the order in which they are read: where two columns stand side by side, first those of the left one.
 * @param isHeading whether words open a part
 */
export function readingOrder(lines: readonly ViewLine[], isHeading: (text: string) => boolean): ViewLine[] {
  const found: ViewLine[] = [];
  // of a column that was none, no line is tried again
  let tried = { column: -1, end: 0 };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const opened = columnAt(line.text, isHeading);
    const column = opened === tried.column && at < tried.end ? undefined : opened;
    const left: ViewLine[] = [];
    const right: ViewLine[] = [];
    let end = at;
    let alone = 0;
    for (; column !== undefined && end < lines.length && end - at < MAX_RUN && alone < MAX_ALONE; end += 1) {
      const next = lines[end];
      const cut = next ? cutAt(next.text, column) : undefined;
      if (!next || cut === undefined || (cut === next.text.length && opensAlone(lines, end, isHeading))) break;
      left.push(part(next, 0, cut));
      alone = cut < next.text.length ? 0 : alone + 1;
      if (cut < next.text.length) right.push(part(next, cut, next.text.length));
    }
    const isBoth = left.some(({ text }) => isHeading(text.trim())) && right.some(({ text }) => isHeading(text.trim()));
    if (!isBoth || right.filter(({ text }) => text.trim()).length < MIN_LINES) {
      found.push(line);
      if (column !== undefined) tried = { column, end };
    } else {
      found.push(...left, ...right);
      at = end - 1;
    }
  }
  return found;
}

/** A heading below an empty line, with nothing beside it, is of no column. */
const opensAlone = (lines: readonly ViewLine[], at: number, isHeading: (text: string) => boolean): boolean =>
  lines[at - 1]?.text.trim() === '' && isHeading(lines[at]?.text.trim() ?? '');

/** Where a right column may begin. */
function columnAt(text: string, isHeading: (text: string) => boolean): number | undefined {
  const [, left = '', gap = '', right = ''] = text.length < 140 ? (SIDE_BY_SIDE.exec(text.trimEnd()) ?? []) : [];
  return right && (isHeading(left.trim()) || isHeading(right.trim())) ? left.length + gap.length : undefined;
}

/** Where a line is cut, unless something stands across both columns. */
function cutAt(text: string, column: number): number | undefined {
  if (text.trimEnd().length < column) return text.length;
  for (let at = column - OFF; at <= column + OFF; at += 1)
    if (/\S/.test(text[at] ?? '') && text.slice(Math.max(0, at - 2), at).trim() === '') return at;
  const indented = text.slice(column - 2).search(/\S/);
  return text.slice(0, column + 8).trim() === '' && indented >= 0 ? column : undefined;
}

function part({ start, text }: ViewLine, from: number, to: number): ViewLine {
  const own = text.slice(from, to).trimEnd();
  return { start: start + from, end: start + from + own.length, text: own };
}
