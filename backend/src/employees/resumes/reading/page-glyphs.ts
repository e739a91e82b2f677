import { type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { UNKNOWN_LETTER } from './legible.js';
import { type Glyph } from './page-lines.js';

export const TEXT_OBJECT = 1;
/** PDFium's mark for a hyphen at a line's end. */
const LINE_HYPHEN = 2;
const MAX_GLYPHS_OF_PAGE = 100_000;
/** The key of replacement text for glyphs that do not show their letters one by one (ISO 32000, 14.9.4). */
const REPLACEMENT_TEXT_KEY = 'ActualText';

/** The letters of a page, in the order of its content. */
export function glyphsOf(pdfium: WrappedPdfiumModule, page: number, text: number): Glyph[] {
  return new PageGlyphs(pdfium, page, text).glyphs();
}

class PageGlyphs {
  private readonly replacements: ReplacementTexts;
  /** Memory for four floats of a box, then two doubles of a point. */
  private readonly place: number;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    page: number,
    private readonly text: number,
  ) {
    this.replacements = new ReplacementTexts(pdfium, page);
    this.place = pdfium.pdfium.wasmExports.malloc(32);
  }

  glyphs(): Glyph[] {
    const { pdfium, text, replacements } = this;
    const count = Math.min(pdfium.FPDFText_CountChars(text), MAX_GLYPHS_OF_PAGE);
    const glyphs: Glyph[] = [];
    let before: { drawing: number; x: number; y: number } | undefined;
    for (let index = 0; index < count; index += 1) {
      const drawing = pdfium.FPDFText_GetTextObject(text, index);
      if (replacements.isRepeated(drawing)) continue;
      const letter = this.letter(index);
      const { left, top, right, bottom, x, y } = this.placeOf(index);
      if (/^\s*$/.test(letter)) {
        glyphs.push({ isGap: true, isGuess: pdfium.FPDFText_IsGenerated(text, index) === 1, left });
        before = undefined;
        continue;
      }
      const isJoined = before?.drawing === drawing && before.x === x && before.y === y;
      const { end, height } = replacements.sizeOf(drawing) ?? { end: right, height: 0 };
      glyphs.push({
        letter,
        left,
        right: Math.max(right, end),
        baseline: y,
        height: Math.max(1, top - bottom, height),
        isJoined,
      });
      before = { drawing, x, y };
    }
    pdfium.pdfium.wasmExports.free(this.place);
    return glyphs;
  }

  private letter(index: number): string {
    if (this.pdfium.FPDFText_HasUnicodeMapError(this.text, index) === 1) return UNKNOWN_LETTER;
    const code = this.pdfium.FPDFText_GetUnicode(this.text, index);
    return code === LINE_HYPHEN ? '-' : letterOf(code);
  }

  private placeOf(index: number): Record<'left' | 'top' | 'right' | 'bottom' | 'x' | 'y', number> {
    const { pdfium, place } = this;
    pdfium.FPDFText_GetLooseCharBox(this.text, index, place);
    pdfium.FPDFText_GetCharOrigin(this.text, index, place + 16, place + 24);
    const { HEAPF32, HEAPF64 } = pdfium.pdfium;
    const [left = 0, top = 0, right = 0, bottom = 0] = HEAPF32.subarray(place >> 2, (place >> 2) + 4);
    const [x = left, y = bottom] = HEAPF64.subarray((place >> 3) + 2, (place >> 3) + 4);
    return { left, top, right, bottom, x, y };
  }
}

/**
 * Replacement text of several glyphs together. PDFium reports all of it for the first glyph, with that one's place only, and again
 * for a later glyph when another comes between them.
 */
class ReplacementTexts {
  private readonly marks = new Map<number, number>();
  /** The first glyph by mark. */
  private readonly first = new Map<number, number>();
  private readonly sizes = new Map<number, Size>();
  private readonly isSaid = new Map<number, boolean>();

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    page: number,
  ) {
    const count = pdfium.FPDFPage_CountObjects(page);
    for (let index = 0; index < count; index += 1) {
      const drawing = pdfium.FPDFPage_GetObject(page, index);
      const mark = pdfium.FPDFPageObj_GetType(drawing) === TEXT_OBJECT ? this.markOf(drawing) : undefined;
      if (mark === undefined) continue;
      this.marks.set(drawing, mark);
      const before = this.sizes.get(mark);
      const end = Math.max(this.endOf(drawing), before?.end ?? 0);
      this.sizes.set(mark, { end, height: before?.height ?? this.heightOf(drawing) });
    }
  }

  /** Whether the letters of a glyph were reported before. */
  isRepeated(drawing: number): boolean {
    const mark = this.marks.get(drawing);
    if (mark === undefined) return false;
    const first = this.first.get(mark) ?? drawing;
    this.first.set(mark, first);
    return first !== drawing;
  }

  /** The size of all glyphs that share their text with this one. */
  sizeOf(drawing: number): Size | undefined {
    return this.sizes.get(this.marks.get(drawing) ?? 0);
  }

  private markOf(drawing: number): number | undefined {
    const { pdfium } = this;
    for (let index = pdfium.FPDFPageObj_CountMarks(drawing) - 1; index >= 0; index -= 1) {
      const mark = pdfium.FPDFPageObj_GetMark(drawing, index);
      if (this.hasReplacement(mark)) return mark;
    }
    return undefined;
  }

  private hasReplacement(mark: number): boolean {
    const known = this.isSaid.get(mark);
    if (known !== undefined) return known;
    const { wasmExports } = this.pdfium.pdfium;
    const length = wasmExports.malloc(4);
    const says = this.pdfium.FPDFPageObjMark_GetParamStringValue(mark, REPLACEMENT_TEXT_KEY, 0, 0, length);
    wasmExports.free(length);
    this.isSaid.set(mark, says);
    return says;
  }

  private endOf(drawing: number): number {
    return (
      this.floats(4, (place) => {
        this.pdfium.FPDFPageObj_GetBounds(drawing, place, place + 4, place + 8, place + 12);
      })[2] ?? 0
    );
  }

  /** Height of the font, not of the drawing: a mark below a letter is no line of its own. */
  private heightOf(drawing: number): number {
    const { pdfium } = this;
    const [size = 0] = this.floats(1, (place) => void pdfium.FPDFTextObj_GetFontSize(drawing, place));
    const [, , c = 0, d = 0] = this.floats(6, (place) => void pdfium.FPDFPageObj_GetMatrix(drawing, place));
    return size * Math.hypot(c, d);
  }

  private floats(count: number, write: (place: number) => void): number[] {
    const { pdfium } = this.pdfium;
    const place = pdfium.wasmExports.malloc(4 * count);
    write(place);
    const floats = [...pdfium.HEAPF32.subarray(place >> 2, (place >> 2) + count)];
    pdfium.wasmExports.free(place);
    return floats;
  }
}

/** In points. */
interface Size {
  /** Right end of the last glyph. */
  end: number;
  height: number;
}

/** PDFium reports UTF-16 code units: halves of a surrogate pair come one by one. */
function letterOf(code: number): string {
  return code > 0xffff ? String.fromCodePoint(Math.min(code, 0x10ffff)) : String.fromCharCode(code);
}
