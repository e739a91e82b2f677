/** More combining marks than any script uses: composing takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text in NFC, with a limited number of marks on a letter. */
export function composedText(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize('NFC');
}
