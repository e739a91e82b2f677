import { create, type Font, type Subset } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { fontFile, type Typeface, type Weight } from './font-files.js';

/** A glyph as PDFKit takes it. `id` stands for the glyph and the text that it represents. */
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

interface Loaded {
  font: Font;
  shaper: harfbuzz.Font;
  characters: Set<number>;
}

/** Above every glyph id of a font. */
const FIRST_READ_ID = 0x10000;
/** Of a glyph that only completes the one before it, such as the sign above ई: readers show a number in place of nothing. */
const NO_TEXT = '\u2060';
const loaded = new Map<string, Loaded>();
const buffer = new harfbuzz.Buffer();
/** Digits of equal width, so that amounts line up. */
const TABULAR_FIGURES = [new harfbuzz.Feature('tnum', 1)];

/** Whether a typeface has a glyph for a character. */
export function covers(typeface: Typeface, character: string): boolean {
  return load(typeface, 400).characters.has(character.codePointAt(0) ?? 0);
}

/**
 * A font for one document. HarfBuzz shapes its text, because Fontkit fails at Malayalam, Telugu and Gurmukhi. A glyph is embedded
 * once for each text that it stands for, so that copied text is the written text, in its order.
 */
export function shapedFont(typeface: Typeface, weight: Weight): Font {
  const { font, shaper } = load(typeface, weight);
  const read = new Map<string, Glyph>();
  const glyphIds: number[] = [];

  const glyphOf = (glyphId: number, text: string): Glyph => {
    const key = `${glyphId} ${text}`;
    const known = read.get(key);
    if (known) return known;
    const codePoints = Array.from(text || NO_TEXT, (character) => character.codePointAt(0) ?? 0);
    const glyph = {
      id: FIRST_READ_ID + glyphIds.push(glyphId) - 1,
      advanceWidth: font.getGlyph(glyphId).advanceWidth,
      codePoints,
    };
    read.set(key, glyph);
    return glyph;
  };

  const layout = (text: string): { glyphs: Glyph[]; positions: object[]; advanceWidth: number } => {
    const shaped = shape(shaper, text);
    return {
      glyphs: shaped.map(({ glyphId, reads }) => glyphOf(glyphId, reads)),
      positions: shaped.map(({ position }) => position),
      advanceWidth: shaped.reduce((width, { position }) => width + position.xAdvance, 0),
    };
  };

  const createSubset = (): Subset => {
    const subset = font.createSubset() as unknown as EmbeddedGlyphs;
    const embedded = new Map<number, number>();
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (id) => {
      // parts of a composite glyph
      if (id < FIRST_READ_ID) return include(id);
      const place = embedded.get(id) ?? subset.glyphs.push(glyphIds[id - FIRST_READ_ID] ?? 0) - 1;
      embedded.set(id, place);
      return place;
    };
    return subset as unknown as Subset;
  };

  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }) as Font;
}

/** Fontkit's list of embedded glyphs. */
interface EmbeddedGlyphs {
  glyphs: number[];
  includeGlyph: (id: number) => number;
}

interface ShapedGlyph {
  glyphId: number;
  /** The text of the glyph, in written order. */
  reads: string;
  position: harfbuzz.GlyphPosition;
}

function shape(font: harfbuzz.Font, text: string): ShapedGlyph[] {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage('en');
  harfbuzz.shape(font, buffer, TABULAR_FIGURES);
  const glyphs = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const unread = new Map(
    starts.map((start, place) => {
      const count = glyphs.filter(({ cluster }) => cluster === start).length;
      return [start, lettersOf(text.slice(start, starts[place + 1]), count)];
    }),
  );
  return glyphs.map(({ codepoint, cluster }, place) => {
    const characters = unread.get(cluster) ?? [];
    const isLast = glyphs[place + 1]?.cluster !== cluster;
    return {
      glyphId: codepoint,
      reads: characters.splice(0, isLast ? characters.length : 1).join(''),
      position: positions[place] ?? { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 },
    };
  });
}

/** A vowel that is drawn in two parts is split in two, so that every glyph has text. */
function lettersOf(cluster: string, glyphs: number): string[] {
  const letters = Array.from(cluster);
  return letters.length < glyphs ? Array.from(cluster.normalize('NFD')) : letters;
}

function load(typeface: Typeface, weight: Weight): Loaded {
  const key = `${typeface.family} ${typeface.subset} ${weight}`;
  const known = loaded.get(key);
  if (known) return known;
  const bytes = fontFile(typeface, weight);
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${key} is a collection of fonts`);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const made = { font, shaper, characters: new Set(font.characterSet) };
  loaded.set(key, made);
  return made;
}
