/** A letter on a page, in points from the lower left; or a gap between letters, which stands in the page or is a guess of PDFium. */
export type Glyph =
  | { letter: string; left: number; right: number; baseline: number; height: number; isGap?: false }
  | { isGap: true; isGuess: boolean };

/** Letters that follow each other on one line without a wide gap. */
interface Piece {
  text: string;
  /** Where each code unit of the text begins. */
  lefts: number[];
  left: number;
  right: number;
  baseline: number;
  height: number;
}

/** Pieces on one height, from left to right. */
interface Line {
  pieces: Piece[];
  baseline: number;
  height: number;
}

interface Span {
  left: number;
  right: number;
}

/** In heights of the letters. */
const SAME_LINE = 0.35;
const MAX_STRAY_LETTERS = 2;
const WIDE_GAP = 1.3;
const BACKWARDS = 0.6;
const WORD_GAP = 0.17;
const PARAGRAPH_GAP = 1.9;
/** PDFium does not know how wide their joined letters are. */
const INDIC = /[\u0900-\u0dff]/;
/** A column has so many lines, and so much room beside it, in heights of the letters. */
const MIN_COLUMN_LINES = 3;
const MIN_GUTTER = 1.1;
/** When nearly all lines of both sides stand on the same heights, they are rows of a table. */
const ALIGNED_SHARE = 0.8;
const MAX_REMARK_LETTERS = 20;
const HEADING_REACH = 2;
const MAX_DEPTH = 4;

/**
 * The lines of a page as a reader reads them: down one column, then the next; a table row by row. An empty line stands between
 * paragraphs, a tab between what stands apart on a line.
 * @param glyphs in the order of the page's content
 */
export function linesInReadingOrder(glyphs: readonly Glyph[], pageWidth: number): string[] {
  const page = { left: 0, right: pageWidth };
  return inOrder(linesOf(withStrays(piecesOf(glyphs))), page, MAX_DEPTH);
}

function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  let gap: 'none' | 'guess' | 'certain' = 'none';
  for (const glyph of glyphs) {
    if (glyph.isGap) {
      if (gap !== 'certain') gap = glyph.isGuess ? 'guess' : 'certain';
      continue;
    }
    const { letter, left, right, baseline, height } = glyph;
    if (piece && continues(piece, glyph)) {
      const isApart = left - piece.right > WORD_GAP * piece.height;
      const isBelieved =
        gap === 'certain' || (gap === 'guess' && !INDIC.test(letter) && !INDIC.test(piece.text.slice(-1)));
      const added = `${isBelieved || isApart ? ' ' : ''}${letter}`;
      piece.text += added;
      piece.lefts.push(...Array.from({ length: added.length }, () => left));
      piece.left = Math.min(piece.left, left);
      piece.right = Math.max(piece.right, right);
      piece.height = Math.max(piece.height, height);
    } else {
      piece = { text: letter, lefts: Array.from({ length: letter.length }, () => left), left, right, baseline, height };
      pieces.push(piece);
    }
    gap = 'none';
  }
  return pieces;
}

/** Letters that a font lacks, such as the dot of an address, are often written apart, into the gaps that were left for them. */
function withStrays(pieces: readonly Piece[]): Piece[] {
  const long = pieces.filter(({ text }) => text.length > MAX_STRAY_LETTERS);
  return pieces.filter((stray) => {
    if (stray.text.length > MAX_STRAY_LETTERS) return true;
    const around = long.find(
      ({ left, right, baseline, height }) =>
        left < stray.left && stray.right < right && Math.abs(baseline - stray.baseline) < SAME_LINE * height,
    );
    const after = around?.lefts.findIndex((left) => left > stray.left) ?? 0;
    if (!around || after < 1 || around.text[after] !== ' ') return true;
    around.text = `${around.text.slice(0, after)}${stray.text}${around.text.slice(after + 1)}`;
    around.lefts.splice(after, 1, ...stray.lefts);
    return false;
  });
}

function continues(piece: Piece, { left, baseline, height }: Exclude<Glyph, { isGap: true }>): boolean {
  const size = Math.max(piece.height, height);
  const gap = left - piece.right;
  return Math.abs(baseline - piece.baseline) < SAME_LINE * size && gap < WIDE_GAP * size && gap > -BACKWARDS * size;
}

/** From the top. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line && line.baseline - piece.baseline < SAME_LINE * Math.min(line.height, piece.height)) {
      line.pieces.push(piece);
      line.height = Math.max(line.height, piece.height);
    } else lines.push({ pieces: [piece], baseline: piece.baseline, height: piece.height });
  }
  for (const { pieces: ofLine } of lines) ofLine.sort((a, b) => a.left - b.left);
  return lines;
}

/** Looks from each line for the longest band below it that has a gutter; what is in none is read line by line. */
function inOrder(lines: readonly Line[], area: Span, depth: number): string[] {
  const texts: string[] = [];
  let plain: Line[] = [];
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

/** Lines with two columns between which nothing is written. */
interface Band {
  lines: Line[];
  columns: readonly [Line[], Line[]];
  middle: number;
  /** Of the gutter. */
  width: number;
}

function bandFrom(lines: readonly Line[], first: number, area: Span): Band | undefined {
  let gutters = [area];
  let longest: Band | undefined;
  for (let last = first; last < lines.length && gutters.length; last += 1) {
    const line = lines[last];
    if (!line) break;
    gutters = withoutInk(gutters, line);
    longest = bandOf(lines.slice(first, last + 1), gutters) ?? longest;
  }
  return longest && isHeading(longest, area) ? undefined : longest;
}

/** Whether the first line reaches into the gutter of the others: then it stands above both columns. */
function isHeading({ lines, width }: Band, area: Span): boolean {
  const [first, ...others] = lines;
  const without = bandOf(others, others.reduce(withoutInk, [area]));
  return first !== undefined && without !== undefined && without.width - width > HEADING_REACH * first.height;
}

function bandOf(lines: Line[], gutters: readonly Span[]): Band | undefined {
  if (lines.length < MIN_COLUMN_LINES) return undefined;
  const [widest] = betweenInk(gutters, lines).toSorted((a, b) => b.right - b.left - (a.right - a.left));
  if (!widest) return undefined;
  const middle = (widest.left + widest.right) / 2;
  const columns = [
    side(lines, (piece) => piece.right <= middle),
    side(lines, (piece) => piece.left >= middle),
  ] as const;
  return columns.every(({ length }) => length >= MIN_COLUMN_LINES)
    ? { lines, columns, middle, width: widest.right - widest.left }
    : undefined;
}

function textsOfBand({ lines, columns, middle }: Band, { left, right }: Span, depth: number): string[] {
  if (isTable(columns)) return joined(lines);
  const texts = inOrder(columns[0], { left, right: middle }, depth - 1);
  append(texts, ['', ...inOrder(columns[1], { left: middle, right }, depth - 1), '']);
  return texts;
}

function side(band: readonly Line[], isIn: (piece: Piece) => boolean): Line[] {
  return band.map((line) => ({ ...line, pieces: line.pieces.filter(isIn) })).filter(({ pieces }) => pieces.length);
}

/** Rows on the same heights on both sides, or short remarks at the right of lines, such as years. */
function isTable([first, second]: readonly [readonly Line[], readonly Line[]]): boolean {
  const baselines = new Set(first.map(({ baseline }) => baseline));
  const aligned = second.filter(({ baseline }) => baselines.has(baseline)).length;
  if (aligned >= ALIGNED_SHARE * Math.max(first.length, second.length)) return true;
  return aligned >= ALIGNED_SHARE * second.length && medianLetters(second) <= MAX_REMARK_LETTERS;
}

function medianLetters(lines: readonly Line[]): number {
  const lengths = lines
    .map((line) => line.pieces.reduce((sum, { text }) => sum + text.length, 0))
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** What is left of the spans beside the pieces of a line. */
function withoutInk(spans: Span[], { pieces }: Line): Span[] {
  return pieces.reduce(
    (left: Span[], piece) =>
      left.flatMap((span) =>
        [
          { left: span.left, right: Math.min(span.right, piece.left) },
          { left: Math.max(span.left, piece.right), right: span.right },
        ].filter(({ left: from, right: to }) => to > from),
      ),
    spans,
  );
}

/** The spans that are wide enough, and have something on both sides. */
function betweenInk(spans: readonly Span[], lines: readonly Line[]): Span[] {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const min = MIN_GUTTER * (heights[Math.floor(heights.length / 2)] ?? 0);
  return spans.filter(
    ({ left, right }) =>
      right - left >= min &&
      lines.some(({ pieces }) => pieces.some((piece) => piece.right <= left + 0.01)) &&
      lines.some(({ pieces }) => pieces.some((piece) => piece.left >= right - 0.01)),
  );
}

function joined(lines: readonly Line[]): string[] {
  return lines.flatMap((line, place) => {
    const above = lines[place - 1];
    const isParagraph = above && above.baseline - line.baseline > PARAGRAPH_GAP * Math.min(above.height, line.height);
    const text = line.pieces.map((piece) => piece.text).join('\t');
    return isParagraph ? ['', text] : [text];
  });
}

function append(texts: string[], more: readonly string[]): void {
  for (const text of more) texts.push(text);
}
