import type { Text, Texts } from './text';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FOREIGN = 'åƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const VALUE = /(%\{\w+\})/;
/** Other languages need a third more room. */
const GROWTH = 1 / 3;

const foreign = (letter: string): string => FOREIGN[LETTERS.indexOf(letter)] ?? letter;

function pseudoLine(line: string): string {
  const letters = line.split(VALUE).map((part) => (VALUE.test(part) ? part : [...part].map(foreign).join('')));
  return `[${letters.join('')} ${'·'.repeat(Math.ceil(line.length * GROWTH))}]`;
}

const pseudoText = (text: Text): Text =>
  typeof text === 'string' ? pseudoLine(text) : { ...(pseudo(text) as typeof text) };

/** English texts with foreign letters, in brackets and longer, for instance `[Ļöĝ îñ ··]`. */
export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
}
