const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** They stand before names, and are no part of them. */
const HONORIFICS = new Set(
  `mr mrs ms mx miss master shri shree sri smt shrimati kum kumari km dr er adv prof capt col maj lt sir madam late
  श्री श्रीमती सुश्री कुमारी डॉ திரு திருமதி செல்வி శ్రీ శ్రీమతి ಶ್ರೀ ಶ್ರೀಮತಿ ശ്രീ ശ്രീമതി শ্রী শ্রীমতী ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ શ્રી શ્રીમતી جناب محترمہ`
    .normalize('NFC')
    .split(/\s+/),
);
/** What stands between the words of a name; hyphens and apostrophes stand within them. */
const BETWEEN = /[^\p{L}\p{M}\p{N}'’\u200c\u200d-]+/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * A name for those who may not know the whole one: the first word of two letters or more and the initial of the last other one; of one
 * word its initial.
 */
export function displayName(fullName: string): string {
  const words = fullName
    .normalize('NFC')
    .split(BETWEEN)
    .map((word) => word.replace(/^['’-]{1,8}|['’-]{1,8}$/g, ''))
    .filter((word) => LETTER.test(word));
  // "Kumari Asha" is a title, "Meena Kumari" is a name
  const named = words.findIndex((word) => !HONORIFICS.has(word.toLowerCase()));
  const own = words.slice(Math.max(0, named));
  const first = own.findIndex((word) => lettersOf(word).length >= 2);
  const last = own.findLast((_, place) => place !== first);
  // "A. B." and "Suresh" would be told whole
  if (first < 0 || last === undefined) return initialOf(own[0] ?? '');
  return `${own[first]} ${initialOf(last)}`;
}

const lettersOf = (word: string): string[] => Array.from(LETTERS.segment(word), ({ segment }) => segment);

function initialOf(word: string): string {
  const [letter = ''] = lettersOf(word);
  return letter && `${letter.toLocaleUpperCase('en')}.`;
}
