/** Stands for a letter of which a typeface does not say which it is. */
export const UNKNOWN_LETTER = '\ufffd';
/** Words of which a resume in English has some. */
const COMMON_WORDS =
  /\b(?:and|the|of|in|to|for|with|from|at|is|as|are|or|by|on|this|name|e-?mail|phone|mobile|skills?|experience|education|engineer|manager|developer|university|college|school|work(?:ed|ing)?|years?|india)\b/gi;
const LATIN = /[!-~]/g;
const MIN_SHARE_OF_LATIN = 0.7;
/** So many signs have at least one such word among them. */
const SIGNS_FOR_WORD = 150;
/** Of a long text not more are asked for. */
const MAX_SIGNS = 3 * SIGNS_FOR_WORD;
/** No word has letters of such scripts side by side: PDFs that number their letters wrongly say it has. */
const MIXED_SCRIPTS =
  /[a-z\u00c0-\u02af][\u0900-\u0dff\p{Script=Han}\p{Script=Hangul}]|[\u0900-\u0dff\p{Script=Han}\p{Script=Hangul}][a-z\u00c0-\u02af]/iu;
/** One of so many words, and no fewer than that, says that the letters are not the ones that are seen. */
const WORDS_FOR_WRONG_ONE = 25;
const MIN_WRONG_WORDS = 2;

/**
 * Whether a text that a file holds says what its pages show. Some PDFs number their letters as they like, and old Hindi typefaces draw
 * Devanagari for Latin letters: what is written in Latin letters without a common word is taken for one of these.
 */
export function isLegible(text: string): boolean {
  if (hasWrongLetters(text)) return false;
  const signs = text.replace(/\s/g, '').length;
  const latin = text.match(LATIN)?.length ?? 0;
  if (latin < signs * MIN_SHARE_OF_LATIN) return true;
  const words = text.match(COMMON_WORDS)?.length ?? 0;
  return words > 0 && words * SIGNS_FOR_WORD >= Math.min(signs, MAX_SIGNS);
}

/** The better one of the text that a file holds and of what its pages show. A page with a few letters is recognised as a whole. */
export function moreLegible(held: string, recognized: string): string {
  if (isLegible(held) !== isLegible(recognized)) return isLegible(held) ? held : recognized;
  return held.length > recognized.length ? held.replaceAll(UNKNOWN_LETTER, '') : recognized;
}

function hasWrongLetters(text: string): boolean {
  const words = text.split(/\s+/);
  const wrong = words.filter((word) => word.includes(UNKNOWN_LETTER) || MIXED_SCRIPTS.test(word)).length;
  return wrong >= MIN_WRONG_WORDS && wrong * WORDS_FOR_WRONG_ONE >= words.length;
}
