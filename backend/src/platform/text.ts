/** Dots and marks that people put between the items of a list; a star, a tick or an arrow counts where blanks or an end surround it. */
const BULLETS =
  /[•●∙·‧⋅・‣⁃▪▫◦○◘■□◆◇▶►▸➤➢➔❖❑✦⦁★☆✅\uf0a7\uf0b7\uf0d8]|(?<=^|\s)[*✓✔»→](?=\s|$)|^\s{0,3}(?:[-–—]|\d{1,2}[.)])\s/gm;

/** A list that is written with bullets, in lines or in columns, with commas instead. */
export function withCommas(text: string): string {
  return text.replace(BULLETS, ',').replace(/[\n\t]/g, ',');
}

/** Signs without width, which come with what is copied; PostgreSQL takes this class, too. */
export const UNSEEN = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
/** Of these, what belongs to letters of Indian scripts and to pictures. */
const JOINS = /[\u034f\u200c\u200d\ufe00-\ufe0f]/;

/** A text without what is not seen in it. */
export const seenOf = (text: string): string => text.replace(UNSEEN, '');

/** A text without signs that nobody sees or types; its letters and pictures stay as they are. */
export const withoutInvisible = (text: string): string =>
  text.replace(UNSEEN, (sign) => (JOINS.test(sign) ? sign : ''));

/** More combining marks than any script uses: composing takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text in NFC, with a limited number of marks on a letter. */
export function composedText(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize('NFC');
}

/** The zero of each script of India, of Arabic and Persian, and the wide one: nine digits follow it. */
const ZEROS = [...'०০੦૦୦௦౦೦൦᱐꯰٠۰０'].map((zero) => zero.codePointAt(0) ?? 0);
const DIGIT = /[^\P{Nd}0-9]/gu;

/** A class of characters: one digit in all scripts. */
export const digitForms = (digit: number): string =>
  `[${digit}${ZEROS.map((zero) => String.fromCodePoint(zero + digit)).join('')}]`;

/** A text with the digits 0 to 9 in the place of those of other scripts. */
export function latinDigits(text: string): string {
  return text.replace(DIGIT, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}

/** Letters of other scripts that look like Latin ones, and these. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Array.from(
    'аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSαaοoνvρpτtιiκkυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX©@',
  ).flatMap((letter, place, all) => (place % 2 ? [] : [[letter, all[place + 1] ?? letter] as const])),
);

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

/** `interview_scheduled` as people read it. */
export const inWords = (value: string): string =>
  `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;
