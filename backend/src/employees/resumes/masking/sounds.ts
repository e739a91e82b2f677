/**
 * Consonants of a word in classes that are the same in all scripts of India: what is distinguished in one of them is written alike in
 * another. A name has the same classes however it is spelled.
 */

/** The scripts of India share one order of letters, 128 places each. */
const INDIC_START = 0x0900;
const INDIC_END = 0x0d7f;
const SCRIPT_SIZE = 0x80;
/** From the first consonant on, by place; a blank is no consonant. */
const FIRST_CONSONANT = 0x15;
const INDIC_CONSONANTS = 'KKKKNSSSSNTTTTNTTTTNNPPPPM RRLLLPSSS ';
const NASAL = 0x02;
const LETTERS_WITH_DOT: Readonly<Record<string, string>> = {
  '\u09f0': 'R',
  '\u09f1': 'P',
  '\u0a5c': 'R',
  '\u0a71': '',
};
/** Letters of Malayalam that stand for a consonant at a word's end. */
const CHILLU: Readonly<Record<string, string>> = {
  '\u0d7a': 'N',
  '\u0d7b': 'N',
  '\u0d7c': 'R',
  '\u0d7d': 'L',
  '\u0d7e': 'L',
  '\u0d7f': 'K',
};
const ARABIC = new Map(
  Object.entries({ K: 'کكقگخغ', S: 'چجسشصثزذظضژ', T: 'تطدٹڈة', P: 'پبف', M: 'م', N: 'نں', R: 'رڑ', L: 'ل' }).flatMap(
    ([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const),
  ),
);
const LATIN: Readonly<Record<string, string>> = {
  b: 'P',
  c: 'K',
  d: 'T',
  f: 'P',
  g: 'K',
  j: 'S',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  v: 'P',
  w: 'P',
  x: 'KS',
  z: 'S',
};

export type Writing = 'latin' | 'indic' | 'arabic' | 'other';

export function writingOf(word: string): Writing {
  const code = word.codePointAt(0) ?? 0;
  if (code < 0x250) return 'latin';
  if (code >= INDIC_START && code <= INDIC_END) return 'indic';
  return code >= 0x0600 && code <= 0x06ff ? 'arabic' : 'other';
}

/** @param word from a view, in lower case */
export function soundsOf(word: string): string {
  const writing = writingOf(word);
  if (writing === 'other') return '';
  const sounds = writing === 'latin' ? latinSounds(word) : Array.from(word, soundOf).join('');
  // doubled letters, and a nasal before its consonant, are written or not; ں and ं alike
  const single = Array.from(sounds).filter((sound, place, all) => sound !== all[place - 1] || !/[A-Z]/.test(sound));
  return single.join('').replaceAll('NM', 'M');
}

/** Urdu writes v, w and long vowels with the same letter. */
export const withoutWaw = (word: string): string => soundsOf(word.replace(/[vw]/g, ''));

function latinSounds(word: string): string {
  return Array.from(
    word.replace(/ch|sh/g, 's').replace(/ph/g, 'p').replace(/zh/g, 'l').replace(/mb/g, 'mp'),
    (letter) => LATIN[letter] ?? '',
  ).join('');
}

function soundOf(letter: string): string {
  const arabic = ARABIC.get(letter);
  if (arabic !== undefined) return arabic;
  const special = CHILLU[letter] ?? LETTERS_WITH_DOT[letter];
  if (special !== undefined) return special;
  const code = letter.codePointAt(0) ?? 0;
  if (code < INDIC_START || code > INDIC_END) return '';
  const place = (code - INDIC_START) % SCRIPT_SIZE;
  if (place === NASAL) return 'N';
  return INDIC_CONSONANTS[place - FIRST_CONSONANT]?.trim() ?? '';
}
