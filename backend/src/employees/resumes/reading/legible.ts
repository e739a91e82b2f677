/** Stands for a glyph whose letter the font does not tell. */
export const UNKNOWN_LETTER = '\ufffd';
/** Common words, of which English resumes have some. */
const COMMON_WORDS =
  /\b(?:and|the|of|in|to|for|with|from|at|is|as|are|or|by|on|this|name|e-?mail|phone|mobile|skills?|experience|education|engineer|manager|developer|university|college|school|work(?:ed|ing)?|years?|india)\b/gi;
const LATIN = /[!-~]/g;
const MIN_SHARE_OF_LATIN = 0.7;
/** A text of this many characters has at least one common word. */
const SIGNS_FOR_WORD = 150;
/** Only the start of a long text is checked. */
const MAX_SIGNS = 3 * SIGNS_FOR_WORD;
/** Scripts that no word mixes: PDFs with wrong character maps do. */
const MIXED_SCRIPTS =
  /[a-z\u00c0-\u02af][\u0900-\u0dff\p{Script=Han}\p{Script=Hangul}]|[\u0900-\u0dff\p{Script=Han}\p{Script=Hangul}][a-z\u00c0-\u02af]/iu;
/** One such word in this many, and at least that, means that the letters are wrong. */
const WORDS_FOR_WRONG_ONE = 25;
const MIN_WRONG_WORDS = 2;

/**
 * Whether a file's text layer matches what its pages show. Some PDFs have arbitrary character maps, and old Hindi fonts draw
 * Devanagari for Latin letters: Latin text without a common word is taken for one of these.
 */
export function isLegible(text: string): boolean {
  if (hasWrongLetters(text)) return false;
  const signs = text.replace(/\s/g, '').length;
  const latin = text.match(LATIN)?.length ?? 0;
  if (latin < signs * MIN_SHARE_OF_LATIN) return true;
  const words = text.match(COMMON_WORDS)?.length ?? 0;
  return words > 0 && words * SIGNS_FOR_WORD >= Math.min(signs, MAX_SIGNS);
}

/** The better of a file's text layer and its recognised text. A page with a few letters is recognised as a whole. */
export function moreLegible(held: string, recognized: string): string {
  if (isLegible(held) !== isLegible(recognized)) return isLegible(held) ? held : recognized;
  return held.length > recognized.length ? held.replaceAll(UNKNOWN_LETTER, '') : recognized;
}

function hasWrongLetters(text: string): boolean {
  const words = text.split(/\s+/);
  const wrong = words.filter((word) => word.includes(UNKNOWN_LETTER) || MIXED_SCRIPTS.test(word)).length;
  return wrong >= MIN_WRONG_WORDS && wrong * WORDS_FOR_WRONG_ONE >= words.length;
}
