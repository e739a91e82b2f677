import { type Typeface } from './font-files.js';
import { covers } from './shaped-font.js';

const noto = (script: string): Typeface => ({ family: `noto-sans-${script}`, subset: script });

/** The product's own. */
const FIGTREE: Typeface = { family: 'figtree', subset: 'latin' };
const LATIN = [FIGTREE, { family: 'figtree', subset: 'latin-ext' }];

/** Read from the right, which readers know. */
const ARABIC = noto('arabic');

/** The scripts of the languages of the eighth schedule. */
const BY_SCRIPT: [RegExp, Typeface][] = [
  [/\p{Script=Devanagari}/u, noto('devanagari')],
  [/\p{Script=Bengali}/u, noto('bengali')],
  [/\p{Script=Tamil}/u, noto('tamil')],
  [/\p{Script=Telugu}/u, noto('telugu')],
  [/\p{Script=Kannada}/u, noto('kannada')],
  [/\p{Script=Malayalam}/u, noto('malayalam')],
  [/\p{Script=Gujarati}/u, noto('gujarati')],
  [/\p{Script=Gurmukhi}/u, noto('gurmukhi')],
  [/\p{Script=Oriya}/u, noto('oriya')],
  [/\p{Script=Ol_Chiki}/u, noto('ol-chiki')],
  [/\p{Script=Meetei_Mayek}/u, noto('meetei-mayek')],
  [/\p{Script=Arabic}/u, ARABIC],
];
const ASCII = /^[\x21-\x7E]$/;
/** Signs that belong to the letter before them. */
const JOINED = /[\p{Script=Inherited}\u200C\u200D]/u;
const LATIN_LETTER = /\p{Script=Latin}\p{Mn}*/gu;
/** Pictures that people write with, with what colours and joins them, and the space before them. */
const PICTURES =
  /\s?(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}][\u200D\uFE0E\uFE0F\u20E3]*)+/gu;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Text that one typeface draws. */
export interface Run {
  typeface: Typeface;
  text: string;
}

/** Cuts one line of text into what each typeface draws, in the order in which it is read. */
export function runsOf(line: string): Run[] {
  const text = line.replace(UNPRINTABLE, ' ').replace(LATIN_LETTER, drawable);
  const runs: Run[] = [];
  for (const character of withoutPictures(text)) {
    const last = runs.at(-1);
    const typeface = typefaceOf(character, last?.typeface);
    if (last?.typeface === typeface) last.text += character;
    else runs.push({ typeface, text: (last?.typeface === ARABIC ? spacesAfter(last) : '') + character });
  }
  return runs;
}

/** Whether vowels may stand before or above their consonants, so that the order of glyphs is not that of letters. */
export function isJoined(typeface: Typeface): boolean {
  return !LATIN.includes(typeface) && typeface !== ARABIC;
}

/** Pictures are left out: no typeface here has them. Signs that one has, such as ©, stay. */
function withoutPictures(text: string): string {
  return text.replace(PICTURES, (pictures) => {
    const signs = [...pictures].filter((sign) => LATIN.some((typeface) => covers(typeface, sign)));
    return signs.join('').trimEnd();
  });
}

function typefaceOf(character: string, current: Typeface | undefined): Typeface {
  const ofScript = BY_SCRIPT.find(([script]) => script.test(character))?.[1];
  if (ofScript) return ofScript;
  if (current && !ASCII.test(character) && (JOINED.test(character) || covers(current, character))) return current;
  return LATIN.find((typeface) => covers(typeface, character)) ?? FIGTREE;
}

/** A letter that the fonts lack loses its marks: `Ṛ` is drawn as `R`. */
function drawable(letter: string): string {
  const composed = letter.normalize('NFC');
  const isDrawn = [...composed].every((part) => LATIN.some((typeface) => covers(typeface, part)));
  return isDrawn ? composed : composed.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** Takes the spaces off the end of what is written from the right: they belong to the left of what follows. */
function spacesAfter(run: Run): string {
  const kept = run.text.trimEnd();
  const spaces = run.text.slice(kept.length);
  run.text = kept;
  return spaces;
}
