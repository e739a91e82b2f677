import { type Typeface } from './font-files.js';
import { covers } from './shaped-font.js';

const noto = (script: string): Typeface => ({ family: `noto-sans-${script}`, subset: script });

/** The product's own typeface. */
const FIGTREE: Typeface = { family: 'figtree', subset: 'latin' };
const LATIN = [FIGTREE, { family: 'figtree', subset: 'latin-ext' }];

/** Written from right to left. */
const ARABIC = noto('arabic');

const DEVANAGARI = noto('devanagari');

/** The scripts of the languages in the eighth schedule of the Constitution of India. */
const BY_SCRIPT: [RegExp, Typeface][] = [
  [/\p{Script=Devanagari}/u, DEVANAGARI],
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
/** Ends a sentence in most of these scripts, also behind a digit or a Latin letter. */
const DANDA = /[\u0964\u0965]/;
const ASCII = /^[\x21-\x7E]$/;
/** Marks that combine with the letter before them. */
const JOINED = /[\p{Script=Inherited}\u200C\u200D]/u;
const LATIN_LETTER = /\p{Script=Latin}\p{Mn}*/gu;
/** Emoji, with their joiners and modifiers, and the space before them. */
const PICTURES =
  /\s?(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}][\u200D\uFE0E\uFE0F\u20E3]*)+/gu;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Text of one typeface. */
export interface Run {
  typeface: Typeface;
  text: string;
}

/** Splits a line into runs of one typeface, in reading order. */
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

/** Whether vowels may stand before or above their consonants, so that glyphs are not in the order of letters. */
export function isJoined(typeface: Typeface): boolean {
  return !LATIN.includes(typeface) && typeface !== ARABIC;
}

/** Removes emoji, which no typeface here has. Signs that one has, such as ©, stay. */
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
  return LATIN.find((typeface) => covers(typeface, character)) ?? (DANDA.test(character) ? DEVANAGARI : FIGTREE);
}

/** A letter that the fonts lack is drawn without its marks: `Ṛ` as `R`. */
function drawable(letter: string): string {
  const composed = letter.normalize('NFC');
  const isDrawn = [...composed].every((part) => LATIN.some((typeface) => covers(typeface, part)));
  return isDrawn ? composed : composed.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** Cuts trailing spaces off text written from right to left: they belong to the left of what follows. */
function spacesAfter(run: Run): string {
  const trimmed = run.text.trimEnd();
  const spaces = run.text.slice(trimmed.length);
  run.text = trimmed;
  return spaces;
}
