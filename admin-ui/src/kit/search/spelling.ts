import distance from 'damerau-levenshtein';
import { wordsOf } from './words';

const MIN_LENGTH = 4;
/** Up to here one letter may differ, beyond it two. */
const SHORT = 5;

/** True when one word begins another, or would but for a letter or two. */
function isLike(word: string, start: string): boolean {
  if (start.startsWith(word)) return true;
  if (word.length < MIN_LENGTH) return false;
  const most = word.length <= SHORT ? 1 : 2;
  return [start, start.slice(0, word.length)].some((other) => distance(word, other).steps <= most);
}

/** True when every word begins a word of the text, or would but for a letter or two. */
export function isLikeText(text: string, words: readonly string[]): boolean {
  const starts = wordsOf(text);
  return words.every((word) => starts.some((start) => isLike(word, start)));
}
