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
