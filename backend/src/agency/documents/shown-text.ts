/** Where a glyph is drawn and how far the pen moves, in thousandths of the font size. */
interface Position {
  xOffset: number;
  yOffset: number;
  xAdvance: number;
  /** How far the pen moves without kerning. */
  advanceWidth: number;
}

/** What PDFKit uses of an embedded font. */
export interface EmbeddedFont {
  id: string;
  ref: () => object;
  encode: (text: string, features: string[]) => [glyphs: string[], positions: Position[]];
}

/**
 * The operators that show text in the current font. PDFKit's own place each word from the left, and end before marked text can, which
 * screen readers then ignore.
 * @param mark adds the text where glyphs are not in the order of letters
 */
export function shownText(font: EmbeddedFont, text: string, size: number, mark: boolean): string {
  const [glyphs, positions] = font.encode(text, []);
  const operators: string[] = [];
  let shown = '';
  let rise = 0;
  const end = (): void => {
    if (shown) operators.push(`[${shown}] TJ`);
    shown = '';
  };
  glyphs.forEach((glyph, place) => {
    const { xOffset, yOffset, xAdvance, advanceWidth } = positions[place] ?? NOWHERE;
    if (yOffset !== rise) {
      end();
      rise = yOffset;
      operators.push(`${rounded((rise * size) / 1000)} Ts`);
    }
    shown += `${moved(xOffset)}<${glyph}>${moved(xAdvance - xOffset - advanceWidth)}`;
  });
  end();
  if (rise) operators.push('0 Ts');
  return mark ? `/Span << /ActualText <${utf16(text)}> >> BDC\n${operators.join('\n')}\nEMC` : operators.join('\n');
}

const NOWHERE: Position = { xOffset: 0, yOffset: 0, xAdvance: 0, advanceWidth: 0 };

function moved(right: number): string {
  const left = rounded(-right);
  return left ? ` ${left} ` : '';
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function utf16(text: string): string {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');
}
