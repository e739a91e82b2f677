import type { Text, Texts } from './text';

const VALUE = /(%\{\w+\})/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FOREIGN = 'åƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ';
/** Translations are up to a third longer than English. */
const GROWTH = 1 / 3;

const foreignLetter = (letter: string): string => FOREIGN[LETTERS.indexOf(letter)] ?? letter;

/** Accented, bracketed and longer, for the eye: `[Ļöĝ îñ ··]`. */
function foreign(line: string): string {
  const parts = line.split(VALUE).map((part) => (VALUE.test(part) ? part : [...part].map(foreignLetter).join('')));
  return `[${parts.join('')} ${'·'.repeat(Math.ceil(line.length * GROWTH))}]`;
}

/** Marked by a zero-width space and a soft hyphen, for tests: looks like English. */
const marked = (line: string): string => `\u200B${line}\u00AD`;

const everyLine =
  (change: (line: string) => string) =>
  (texts: Texts): Texts => {
    const changed = (text: Text): Text =>
      typeof text === 'string'
        ? change(text)
        : {
            ...Object.fromEntries(Object.entries(text).map(([form, line]) => [form, change(line)])),
            other: change(text.other),
          };
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, changed(text)]));
  };

/** Languages generated from English: text without their marks was not translated. */
export const PSEUDO: Readonly<Record<string, (texts: Texts) => Texts>> = {
  pseudo: everyLine(foreign),
  marked: everyLine(marked),
};
