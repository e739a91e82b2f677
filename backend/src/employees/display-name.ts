/** A name in place of the full one: the first word of two letters or more, and the initial of the last other word. */
export function displayName(fullName: string): string {
  const words = fullName.split(/[\s.]+/).filter(Boolean);
  const first = words.find((word) => lettersOf(word).length > 1) ?? words[0] ?? '';
  const others = words.filter((_, index) => index !== words.indexOf(first));
  const last = others.at(-1);
  return last ? `${first} ${lettersOf(last)[0] ?? ''}.` : `${lettersOf(first)[0] ?? ''}.`;
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const lettersOf = (word: string): string[] => [...letters.segment(word)].map(({ segment }) => segment);
