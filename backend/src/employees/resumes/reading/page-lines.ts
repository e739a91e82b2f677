/** A letter on a page, in points from the lower left; or a gap between letters, which the page has or PDFium guesses. */
export type Glyph = PageLetter | { isGap: true; isGuess: boolean; left: number };

export interface PageLetter {
  letter: string;
  left: number;
  right: number;
  baseline: number;
  height: number;
  /** Whether it is drawn together with the previous one, as in the ligature `ffi` and in conjuncts. */
  isJoined: boolean;
  isGap?: false;
}

/** Letters of one line without a wide gap. */
export interface PagePiece {
  text: string;
  /** The place of each code unit of the text; a gap has that of the letter after it. */
  places: Span[];
  left: number;
  right: number;
  baseline: number;
  height: number;
  isRightToLeft: boolean;
}

/** Pieces of one height, from left to right. */
export interface PageLine {
  pieces: PagePiece[];
  baseline: number;
  height: number;
  /** Spans with ink, from left to right. */
  ink: Span[];
  /** Right end of the first piece, and left end of the last. */
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
/** In a longer piece, marks are not moved back to their letters. */
const MAX_LETTERS_OF_LINE = 1_000;
/** In gaps of letters that are spaced apart. */
const BETWEEN_WORDS = 1.6;
const SPACED_LETTERS = /^\p{L}(?: \p{L})+$/u;
const MAX_STRAY_LETTERS = 2;
/** Stray letters are few: a page that needs more comparisons is not searched for them. */
const MAX_STRAY_COMPARISONS = 1_000_000;
/** PDFium does not know the widths of their conjuncts. */
const INDIC = /[\u0900-\u0dff]/;
const MARK = /^\p{M}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * The lines of a page, from the top.
 * @param glyphs in the order of the page's content
 */
export function linesOfGlyphs(glyphs: readonly Glyph[]): PageLine[] {
  return linesOf(withStrays(piecesOf(glyphs)).map(withWordsApart));
}

function piecesOf(glyphs: readonly Glyph[]): PagePiece[] {
  const pieces: PagePiece[] = [];
  let piece: PagePiece | undefined;
  let gap: 'none' | 'guess' | 'certain' = 'none';
  for (const glyph of glyphs) {
    if (glyph.isGap) {
      if (glyph.isGuess) gap = gap === 'none' ? 'guess' : gap;
      // some programs write the gap before a letter after it
      else if (!piece || piece.isRightToLeft || glyph.left > lastLeftOf(piece)) gap = 'certain';
      continue;
    }
    const isMark = glyph.isJoined || (gap !== 'certain' && MARK.test(glyph.letter));
    if (piece && isMark && isAt(piece, glyph)) addMark(piece, glyph);
    else if (piece && continues(piece, glyph)) {
      const isBelieved =
        gap === 'certain' || (gap === 'guess' && !INDIC.test(glyph.letter) && !INDIC.test(piece.text.slice(-1)));
      const isApart = gapBetween(piece, glyph) > WORD_GAP * piece.height;
      if (isBelieved || isApart) add(piece, { ...glyph, letter: ' ' }, piece.text.length);
      add(piece, glyph, piece.text.length);
    } else {
      const { left, right, baseline, height } = glyph;
      piece = { text: '', places: [], left, right, baseline, height, isRightToLeft: RIGHT_TO_LEFT.test(glyph.letter) };
      add(piece, glyph, 0);
      pieces.push(piece);
    }
    gap = 'none';
  }
  return pieces;
}

function add(piece: PagePiece, { letter, left, right, height }: PageLetter, place: number): void {
  piece.text = `${piece.text.slice(0, place)}${letter}${piece.text.slice(place)}`;
  piece.places.splice(place, 0, ...Array.from({ length: letter.length }, () => ({ left, right })));
  piece.left = Math.min(piece.left, left);
  piece.right = Math.max(piece.right, right);
  piece.height = Math.max(piece.height, height);
}

/** Some programs write a mark after the letters that follow its own. */
function addMark(piece: PagePiece, mark: PageLetter): void {
  const isShort = piece.text.length < MAX_LETTERS_OF_LINE;
  const isLate = isShort && !mark.isJoined && !piece.isRightToLeft && mark.right <= lastLeftOf(piece);
  const middle = (mark.left + mark.right) / 2;
  add(piece, mark, isLate ? piece.places.findLastIndex(({ left }) => left < middle) + 1 : piece.text.length);
}

const lastLeftOf = ({ places }: PagePiece): number => places.at(-1)?.left ?? 0;

/** Separates words in text whose letters are spaced apart: its gaps have two widths. */
function withWordsApart(piece: PagePiece): PagePiece {
  if (!SPACED_LETTERS.test(piece.text)) return piece;
  const widths = piece.places.map(({ left }, at) => {
    const before = piece.places[at - 2];
    return piece.text[at - 1] === ' ' && before ? left - before.right : 0;
  });
  const gaps = widths.filter((width) => width > 0).sort((a, b) => a - b);
  const wide = BETWEEN_WORDS * (gaps[Math.floor(gaps.length / 2)] ?? Infinity);
  const isWordAt = (at: number): boolean => (widths[at] ?? 0) > wide;
  const text = Array.from(
    { length: piece.text.length },
    (_, at) => `${isWordAt(at) ? ' ' : ''}${piece.text[at] ?? ''}`,
  );
  return {
    ...piece,
    text: text.join(''),
    places: piece.places.flatMap((place, at) => (isWordAt(at) ? [place, place] : [place])),
  };
}

/** Letters that a font lacks, such as the dot of an address, are often written separately, into gaps that were left for them. */
function withStrays(pieces: readonly PagePiece[]): PagePiece[] {
  const long = pieces.filter(({ text }) => text.length > MAX_STRAY_LETTERS);
  if (long.length * (pieces.length - long.length) > MAX_STRAY_COMPARISONS) return [...pieces];
  return pieces.filter((stray) => {
    if (stray.text.length > MAX_STRAY_LETTERS) return true;
    const around = long.find(
      ({ left, right, baseline, height }) =>
        left < stray.left && stray.right < right && Math.abs(baseline - stray.baseline) < SAME_LINE * height,
    );
    const after = around?.places.findIndex(({ left }) => left > stray.left) ?? 0;
    if (!around || after < 1 || around.text[after] !== ' ') return true;
    around.text = `${around.text.slice(0, after)}${stray.text}${around.text.slice(after + 1)}`;
    around.places.splice(after, 1, ...stray.places);
    return false;
  });
}

function continues(piece: PagePiece, letter: PageLetter): boolean {
  const size = Math.max(piece.height, letter.height);
  const gap = gapBetween(piece, letter);
  return isOnLine(piece, letter) && gap < WIDE_GAP * size && gap > -BACKWARDS * size;
}

/** Whether a letter is inside a piece, or at its end. */
function isAt(piece: PagePiece, letter: PageLetter): boolean {
  const size = Math.max(piece.height, letter.height);
  return isOnLine(piece, letter) && letter.left < piece.right + size && letter.right > piece.left - size;
}

function isOnLine(piece: PagePiece, { baseline, height }: PageLetter): boolean {
  return Math.abs(baseline - piece.baseline) < SAME_LINE * Math.max(piece.height, height);
}

function gapBetween(piece: PagePiece, { left, right }: PageLetter): number {
  return piece.isRightToLeft ? piece.left - right : left - piece.right;
}

function linesOf(pieces: readonly PagePiece[]): PageLine[] {
  const lines: Omit<PageLine, 'ink' | 'firstRight' | 'lastLeft'>[] = [];
  for (const piece of pieces.toSorted((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line && line.baseline - piece.baseline < SAME_LINE * Math.min(line.height, piece.height)) {
      line.pieces.push(piece);
      line.height = Math.max(line.height, piece.height);
    } else lines.push({ pieces: [piece], baseline: piece.baseline, height: piece.height });
  }
  return lines.map(({ pieces: ofLine, baseline, height }) =>
    pageLineOf(
      ofLine.sort((a, b) => a.left - b.left),
      baseline,
      height,
    ),
  );
}

/** @param pieces from left to right */
export function pageLineOf(pieces: PagePiece[], baseline: number, height: number): PageLine {
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
