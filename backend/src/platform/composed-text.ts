/** More marks on a letter than any script writes: the time to compose them grows with the square of their number. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text with its letters and marks composed (NFC), and with no more marks on a letter than can be read. */
export function composedText(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize('NFC');
}
