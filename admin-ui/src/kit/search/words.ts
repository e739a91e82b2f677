/** A piece of a text, marked where it is what was typed. */
export interface Part {
  text: string;
  isMarked: boolean;
}

/** More digits than a group of a phone number has, or its beginning. */
const PART_OF_PHONE = /^(\d{6,}|\+\d{3,})$/;

/** Without regard to case and accents, as the server searches; other scripts keep their vowel signs. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of what was typed. */
export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Of words typed into a search with operators, those that are sought and can be marked: not excluded, no single letter. */
export const soughtWords = (words: readonly string[]): string[] =>
  words
    .filter((word) => !word.startsWith('-') && word !== 'or')
    .map((word) => word.replaceAll('"', ''))
    .filter((word) => word.length > 1);

/** True when every word occurs somewhere in the texts. */
export function hasAllWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = fold(texts.join(' '));
  // phone numbers are shown in groups
  const together = folded.replaceAll(' ', '');
  return words.every((word) => folded.includes(word) || (PART_OF_PHONE.test(word) && together.includes(word)));
}

/** True when every word begins a word of the text. */
export function beginsWithAllWords(text: string, words: readonly string[]): boolean {
  const starts = wordsOf(text);
  return words.every((word) => starts.some((start) => start.startsWith(word)));
}

/** Cuts a text so that the typed words in it can be marked. */
export function markedParts(shown: string, words: readonly string[]): Part[] {
  const letters = [...shown];
  const folded = letters.map(fold);
  // which letter a place in the folded text came from: folding may make none or several of one
  const letterAt = folded.flatMap((piece, letter) => [...piece].map(() => letter));
  const whole = [...folded.join('')];
  const places = whole.map((_, index) => index);
  const marked = new Set<number>();
  for (const word of words) {
    const looked = PART_OF_PHONE.test(word) ? places.filter((place) => whole[place] !== ' ') : places;
    const text = looked.map((place) => whole[place]).join('');
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      for (const place of looked.slice(at, at + word.length)) marked.add(letterAt[place] ?? 0);
    }
  }
  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const isMarked = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  });
  return parts;
}
