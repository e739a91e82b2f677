import { namesTitle } from '../facts/title.js';
import { labelAt } from './labels.js';
import { isInstitution } from './name-words.js';
import { type PartLine, piecesOf } from './parts.js';
import { type MaskedKind, type MaskedSpan } from './spans.js';
import { halved, type View, wordsBetween } from './view.js';

const ABOUT: ReadonlySet<MaskedKind> = new Set(['religion', 'caste', 'marital_state', 'family', 'birth_date', 'sex']);
const BETWEEN = /[,;|•·♦▪~()]|(?<=\p{L}{2}|\d)\.(?=\s|$)|\s[-/]\s/gu;
/** Of abilities, habits and plans: these describe the person, but not who it is. */
const STAYING = new Set(
  'regt corps studied hello friends music need needed certificate days off visharad sign self check follow speak speaks speaking read write love like likes enjoy play played sing sings cook veg vegetarian allergic hand handed yoga cricket chess blood ready willing can will declare reference ref refs skill skills experience knowledge exam passed graduate degree course project salary expected present notice night shift remote hybrid prefer prefers learn honest patient hard team punctual fluent valid indian hindi english tamil telugu kannada malayalam marathi gujarati bengali punjabi urdu odia assamese konkani tulu sanskrit nepali maithili bhojpuri sindhi kutchi manipuri mizo khasi arabic french german'.split(
    ' ',
  ),
);
const STAYING_BEGINNINGS = [
  'dance',
  'vocal',
  'smok',
  'drink',
  'teetotal',
  'trek',
  'join',
  'hobb',
  'interest',
  'relocat',
  'driv',
  'vaccin',
];
const STAYING_PIECE = /\b(?:runs? \d|i do|i did|native speaker|mother tongue)\b|\d{3}|[:@%]/i;
const MAX_WORDS = 6;
const MAX_LINE = 600;
const MAX_REVEALING = 40;
/** A sketch tells at least so much. */
const MIN_REVEALING = 2;

/** Beside what describes the person other short pieces of the line do so, too: "Baidya, Brahmo; forty; separated". */
export function neighboursIn(view: View, lines: readonly PartLine[], found: readonly MaskedSpan[]): MaskedSpan[] {
  const revealing = found.filter(({ kind }) => ABOUT.has(kind)).toSorted((a, b) => a.start - b.start);
  const spans: MaskedSpan[] = [];
  for (const line of lines) {
    if (line.part === 'work' || line.part === 'education' || line.isHeading || line.text.length > MAX_LINE) continue;
    const next = halved(revealing.length, (at) => (revealing[at]?.start ?? 0) < line.start);
    if ((revealing[next]?.start ?? Infinity) >= line.end) continue;
    const pieces = piecesOf(line, BETWEEN);
    const near = revealing.slice(next, next + MAX_REVEALING);
    const isRevealing = pieces.map(([start, end]) => near.some((span) => span.start < end && span.end > start));
    if (isRevealing.filter(Boolean).length < MIN_REVEALING) continue;
    for (const [at, [start, end]] of pieces.entries()) {
      if (isRevealing[at] || !(isRevealing[at - 1] || isNextRevealing(pieces, isRevealing, view, at))) continue;
      if (!revealsMore(view, start, end)) continue;
      isRevealing[at] = true;
      spans.push({ start, end, kind: 'family' });
    }
  }
  return spans;
}

/** Whether the next piece with words describes the person. */
function isNextRevealing(
  pieces: readonly [number, number][],
  isRevealing: readonly boolean[],
  view: View,
  at: number,
): boolean {
  for (let next = at + 1; next < Math.min(pieces.length, at + 3); next += 1) {
    const [start, end] = pieces[next] ?? [0, 0];
    if (view.text.slice(start, end).trim()) return isRevealing[next] ?? false;
  }
  return false;
}

const stays = (word: string): boolean =>
  STAYING.has(word) || STAYING_BEGINNINGS.some((beginning) => word.startsWith(beginning));

function revealsMore(view: View, start: number, end: number): boolean {
  const text = view.text.slice(start, end);
  const words = wordsBetween(view, start, end).map((word) => word.text);
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    words.join('').length > 3 &&
    !labelAt((place) => words[place], false) &&
    !STAYING_PIECE.test(text) &&
    !words.some((word) => stays(word.toLowerCase())) &&
    !words.some((word) => isInstitution(word)) &&
    !namesTitle(text)
  );
}
