/** A letter on a page, in points from the lower left; or a gap between letters, which stands in the page or is a guess of PDFium. */
export type Glyph =
  | { letter: string; left: number; right: number; baseline: number; height: number; isGap?: false }
  | { isGap: true; isGuess: boolean };

/** Letters that follow each other on one line without a wide gap. */
export interface Piece {
  text: string;
  /** Where each code unit of the text begins. */
  lefts: number[];
  left: number;
  right: number;
  baseline: number;
  height: number;
}

/** Pieces on one height, from left to right. */
export interface Line {
  pieces: Piece[];
  baseline: number;
  height: number;
  /** What is written on, from left to right. */
  ink: Span[];
  /** Where the first piece ends, and the last one begins. */
  firstRight: number;
  lastLeft: number;
}

export interface Span {
  left: number;
  right: number;
}

/** In heights of the letters. */
const SAME_LINE = 0.35;
const WIDE_GAP = 1.3;
const BACKWARDS = 0.6;
const WORD_GAP = 0.17;
const MAX_STRAY_LETTERS = 2;
/** Letters that a font lacks are few: of a page with more to compare, none is taken for one. */
const MAX_STRAY_COMPARISONS = 1_000_000;
/** PDFium does not know how wide their joined letters are. */
const INDIC = /[\u0900-\u0dff]/;

/** The lines of a page, from the top. @param glyphs in the order of the page's content */
export function linesOfGlyphs(glyphs: readonly Glyph[]): Line[] {
  return linesOf(withStrays(piecesOf(glyphs)));
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
  if (long.length * (pieces.length - long.length) > MAX_STRAY_COMPARISONS) return [...pieces];
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

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Omit<Line, 'ink' | 'firstRight' | 'lastLeft'>[] = [];
  for (const piece of pieces.toSorted((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line && line.baseline - piece.baseline < SAME_LINE * Math.min(line.height, piece.height)) {
      line.pieces.push(piece);
      line.height = Math.max(line.height, piece.height);
    } else lines.push({ pieces: [piece], baseline: piece.baseline, height: piece.height });
  }
  return lines.map(({ pieces: ofLine, baseline, height }) =>
    lineOf(
      ofLine.sort((a, b) => a.left - b.left),
      baseline,
      height,
    ),
  );
}

/** @param pieces from left to right */
export function lineOf(pieces: Piece[], baseline: number, height: number): Line {
  const ink: Span[] = [];
  let [firstRight, lastLeft] = [Infinity, -Infinity];
  for (const { left, right } of pieces) {
    const before = ink.at(-1);
    if (before && left <= before.right) before.right = Math.max(before.right, right);
    else ink.push({ left, right: Math.max(left, right) });
    firstRight = Math.min(firstRight, right);
    lastLeft = Math.max(lastLeft, left);
  }
  return { pieces, baseline, height, ink, firstRight, lastLeft };
}
