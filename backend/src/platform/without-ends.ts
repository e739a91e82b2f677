/**
 * Trims characters from both ends.
 * @param atStart matches one character to trim
 */
export function withoutEnds(text: string, atStart: RegExp, atEnd = atStart): string {
  const letters = Array.from(text);
  const from = letters.findIndex((letter) => !atStart.test(letter));
  const to = letters.findLastIndex((letter) => !atEnd.test(letter));
  return from < 0 ? '' : letters.slice(from, to + 1).join('');
}
