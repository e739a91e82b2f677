import { type Glyph, linesOfGlyphs, type PageLine, pageLineOf, type PagePiece, type Span } from './page-lines.js';

/** In heights of the letters. */
const PARAGRAPH_GAP = 1.9;
/** Minimum lines of a column, and minimum width of a gutter in heights of the letters. */
const MIN_COLUMN_LINES = 3;
const MIN_GUTTER = 1.1;
/** When this share of the lines on both sides is aligned, they are rows of a table. */
const ALIGNED_SHARE = 0.8;
const MAX_REMARK_LETTERS = 20;
const HEADING_REACH = 2;
const MAX_DEPTH = 4;
/** A page in small print has 150 lines. A page with more is not searched for columns. */
const MAX_LINES = 300;
/** Per line, the widest ones. */
const MAX_GUTTERS = 64;

/**
 * The lines of a page in reading order: column by column, tables row by row. An empty line separates paragraphs, a tab separates
 * columns within a line.
 * @param glyphs in the order of the page's content
 */
export function linesInReadingOrder(glyphs: readonly Glyph[], pageWidth: number): string[] {
  const page = { left: 0, right: pageWidth };
  const lines = linesOfGlyphs(glyphs);
  return inOrder(lines, page, lines.length > MAX_LINES ? 0 : MAX_DEPTH);
}

/** Finds, from each line, the longest band with a gutter; lines outside of bands are read one by one. */
function inOrder(lines: readonly PageLine[], area: Span, depth: number): string[] {
  const texts: string[] = [];
  let plain: PageLine[] = [];
  for (let first = 0; first < lines.length;) {
    const band = depth ? bandFrom(lines, first, area) : undefined;
    const line = lines[first];
    if (band) {
      append(texts, joined(plain));
      plain = [];
      append(texts, ['', ...textsOfBand(band, area, depth)]);
      first += band.lines.length;
    } else {
      if (line) plain.push(line);
      first += 1;
    }
  }
  append(texts, joined(plain));
  return texts;
}

/** Lines in two columns. */
interface Band {
  lines: PageLine[];
  columns: readonly [PageLine[], PageLine[]];
  middle: number;
  /** Of the gutter. */
  width: number;
}

function bandFrom(lines: readonly PageLine[], first: number, area: Span): Band | undefined {
  const heads: BandHead[] = [];
  for (let head = headOf(area); first + heads.length < lines.length && head.gutters.length; heads.push(head)) {
    const line = lines[first + heads.length];
    if (!line) break;
    head = withLine(head, line);
  }
  for (let count = heads.length; count >= MIN_COLUMN_LINES; count -= 1) {
    const head = heads[count - 1];
    const gutter = head && gutterOf(head);
    const band = gutter && bandOf(lines.slice(first, first + count), gutter);
    if (band) return isHeading(band, area) ? undefined : band;
  }
  return undefined;
}

/** What is known of the first lines of a band. */
interface BandHead {
  /** In ascending order. */
  heights: readonly number[];
  gutters: Span[];
  firstRight: number;
  lastLeft: number;
}

const headOf = (area: Span): BandHead => ({ heights: [], gutters: [area], firstRight: Infinity, lastLeft: -Infinity });

function withLine({ heights, gutters, firstRight, lastLeft }: BandHead, line: PageLine): BandHead {
  return {
    heights: [...heights, line.height].sort((a, b) => a - b),
    gutters: widest(withoutInk(gutters, line.ink)),
    firstRight: Math.min(firstRight, line.firstRight),
    lastLeft: Math.max(lastLeft, line.lastLeft),
  };
}

/** The widest gutter with text on both sides, if it is wide enough. */
function gutterOf({ heights, gutters, firstRight, lastLeft }: BandHead): Span | undefined {
  const min = MIN_GUTTER * (heights[Math.floor(heights.length / 2)] ?? 0);
  const between = gutters.filter(
    ({ left, right }) => right - left >= min && firstRight <= left + 0.01 && lastLeft >= right - 0.01,
  );
  return between.reduce(
    (one: Span | undefined, other) => (one && widthOf(one) >= widthOf(other) ? one : other),
    undefined,
  );
}

/** Whether the first line reaches into the gutter of the others: then it is a heading of both columns. */
function isHeading({ lines, width }: Band, area: Span): boolean {
  const [first, ...others] = lines;
  const gutter = others.length < MIN_COLUMN_LINES ? undefined : gutterOf(others.reduce(withLine, headOf(area)));
  const without = gutter && bandOf(others, gutter);
  return first !== undefined && without !== undefined && without.width - width > HEADING_REACH * first.height;
}

function bandOf(lines: PageLine[], gutter: Span): Band | undefined {
  const middle = (gutter.left + gutter.right) / 2;
  const atLeft = lines.filter(({ firstRight }) => firstRight <= middle);
  const atRight = lines.filter(({ lastLeft }) => lastLeft >= middle);
  if (atLeft.length < MIN_COLUMN_LINES || atRight.length < MIN_COLUMN_LINES) return undefined;
  const columns = [
    side(atLeft, (piece) => piece.right <= middle),
    side(atRight, (piece) => piece.left >= middle),
  ] as const;
  return { lines, columns, middle, width: widthOf(gutter) };
}

function textsOfBand({ lines, columns, middle }: Band, { left, right }: Span, depth: number): string[] {
  if (isTable(columns)) return joined(lines);
  const texts = inOrder(columns[0], { left, right: middle }, depth - 1);
  append(texts, ['', ...inOrder(columns[1], { left: middle, right }, depth - 1), '']);
  return texts;
}

function side(band: readonly PageLine[], isIn: (piece: PagePiece) => boolean): PageLine[] {
  return band.map(({ pieces, baseline, height }) => pageLineOf(pieces.filter(isIn), baseline, height));
}

/** Rows aligned on both sides, or short remarks at the right of lines, such as years. */
function isTable([first, second]: readonly [readonly PageLine[], readonly PageLine[]]): boolean {
  const baselines = new Set(first.map(({ baseline }) => baseline));
  const aligned = second.filter(({ baseline }) => baselines.has(baseline)).length;
  if (aligned >= ALIGNED_SHARE * Math.max(first.length, second.length)) return true;
  return aligned >= ALIGNED_SHARE * second.length && medianLetters(second) <= MAX_REMARK_LETTERS;
}

function medianLetters(lines: readonly PageLine[]): number {
  const lengths = lines
    .map((line) => line.pieces.reduce((sum, { text }) => sum + text.length, 0))
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** Parts of spans without ink, from left to right. */
function withoutInk(spans: readonly Span[], ink: readonly Span[]): Span[] {
  const left: Span[] = [];
  let next = 0;
  for (const span of spans) {
    let from = span.left;
    for (; next < ink.length && (ink[next]?.left ?? 0) < span.right; next += 1) {
      const { left: inkLeft, right: inkRight } = ink[next] ?? span;
      if (inkRight < from) continue;
      if (inkLeft > from) left.push({ left: from, right: inkLeft });
      from = Math.max(from, inkRight);
      // it may reach into the next span
      if (inkRight > span.right) break;
    }
    if (span.right > from) left.push({ left: from, right: span.right });
  }
  return left;
}

function widest(spans: Span[]): Span[] {
  if (spans.length <= MAX_GUTTERS) return spans;
  const chosen = spans.toSorted((a, b) => widthOf(b) - widthOf(a)).slice(0, MAX_GUTTERS);
  return chosen.sort((a, b) => a.left - b.left);
}

const widthOf = ({ left, right }: Span): number => right - left;

function joined(lines: readonly PageLine[]): string[] {
  return lines.flatMap((line, place) => {
    const above = lines[place - 1];
    const isParagraph = above && above.baseline - line.baseline > PARAGRAPH_GAP * Math.min(above.height, line.height);
    const isRightToLeft = line.pieces.every((piece) => piece.isRightToLeft);
    const pieces = isRightToLeft ? line.pieces.toReversed() : line.pieces;
    const text = pieces.map((piece) => piece.text).join('\t');
    return isParagraph ? ['', text] : [text];
  });
}

function append(texts: string[], more: readonly string[]): void {
  for (const text of more) texts.push(text);
}
