import { wordsOf } from './words';

const MIN_LENGTH = 4;
/** Up to here one letter may differ, beyond it two. */
const SHORT = 5;

/**
 * How many letters to change, add, leave out or exchange to make one word of another. The server has the same
 * (backend/src/recruiting/candidates/search/distance.ts).
 */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = above;
    above = line;
  }
  return above[to.length] ?? 0;
}

/** True when one word begins another, or would but for a letter or two. */
function isLike(word: string, start: string): boolean {
  if (start.startsWith(word)) return true;
  if (word.length < MIN_LENGTH) return false;
  const most = word.length <= SHORT ? 1 : 2;
  return distance(word, start) <= most || distance(word, start.slice(0, word.length)) <= most;
}

/** True when every word begins a word of the text, or would but for a letter or two. */
export function isLikeText(text: string, words: readonly string[]): boolean {
  const starts = wordsOf(text);
  return words.every((word) => starts.some((start) => isLike(word, start)));
}
