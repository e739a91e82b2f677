import { labelAt } from './labels.js';
import { type PartLine, piecesOf } from './parts.js';
import { revealedAmong, revealedBy } from './personal-words.js';
import { type MaskedKind, type MaskedSpan } from './spans.js';
import { type View, wordsBetween } from './view.js';

const CHOICE = /\([^()\n]{2,40}\)\s?:/;
const CALLED = /\(?\b[mr]\)?[.:\s-]{1,4}\(?[+\d][\d\s-]{7}/i;

/** A date on which a grown-up may be born. */
const BORN = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19[4-9]\d|200\d)(?!\d)/g;

/** What lines and their parts tell without a label: "Male | 29 yrs | Married". */
export function revealedIn(view: View, lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const line of lines) {
    if (!line.said || (line.said.length < 2 && line.part !== 'personal')) continue;
    const isPersonal = line.part === 'personal' || line.part === 'declaration';
    // "(M) 98123 45678" is a mobile phone
    const isCalled = CALLED.test(line.text);
    const parts = piecesOf(line).map(([start, end]) => ({
      start,
      end,
      words: wordsBetween(view, start, end)
        .map(({ text }) => text)
        .filter((word) => !isCalled || word.length > 1),
    }));
    const likely = parts.map(({ words }) => revealedBy(words, true));
    // "27 years, male, single" tells in every part of a resume
    const isOnlySaid = parts.every(
      ({ words }, at) => likely[at] ?? (/^\d{1,4}$/.test(words.join(' ')) || ageOrBirth(words.join(' '), true, false)),
    );
    const isSketch =
      likely.filter(Boolean).length > 1 && (isOnlySaid || parts.some(({ words }) => revealedBy(words, false)));
    for (const { 0: born, index } of isSketch ? line.text.matchAll(BORN) : [])
      spans.push({ start: line.start + index, end: line.start + index + born.length, kind: 'birth_date' });
    const [choice] = CHOICE.exec(line.text) ?? [];
    const chosen = line.start + line.text.indexOf(choice ?? '');
    const kinds = isSketch ? likely : parts.map(({ words }) => revealedBy(words, isPersonal));
    const isAll = parts.every(({ words }, at) => kinds[at] !== undefined || !words.length);
    const isNear = isPersonal || isSketch || line.part === 'head' || line.part === 'family';
    const hasAny = kinds.some((kind) => kind !== undefined);
    for (const [at, { start, end, words }] of parts.entries()) {
      // "Category (UR/OBC/SC/ST) :" asks
      if (choice !== undefined && start > chosen && end < chosen + choice.length) continue;
      const isAside =
        (kinds[at - 1] === 'caste' || kinds[at - 1] === 'religion') && words.length < 4 && view.text[start - 1] === '(';
      const kind =
        kinds[at] ??
        (isPersonal && !labelAt((place) => words[place], false) ? revealedAmong(words) : undefined) ??
        (isAside ? kinds[at - 1] : undefined) ??
        (hasAny || isPersonal
          ? ageOrBirth(words.join(' '), isNear, isSketch || (hasAny && isPersonal && at === 0))
          : undefined);
      if (kind && (isAll || isNear)) spans.push({ start, end, kind });
    }
  }
  return spans;
}

function ageOrBirth(said: string, isNear: boolean, isSketch: boolean): MaskedKind | undefined {
  const isAge = /^(?:age )?[1-6]\d (?:years?|yrs?|y)(?: old)?$/.test(said) || (isSketch && /^[1-6]\d$/.test(said));
  const isOld = /^(?:dob |born )?\d{1,2}(?:st|nd|rd|th)? (?:\d{1,2}|\p{L}{3,9}) (?:19[4-9]\d|200\d)$/u.test(said);
  return isNear && (isAge || isOld) ? 'birth_date' : undefined;
}
