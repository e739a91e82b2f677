import { isHarmless, type Label, labelAt, MAX_LABEL_WORDS } from './labels.js';
import { isInstitution } from './name-words.js';
import { type PartLine, TITLED } from './parts.js';
import { isPersonalWord, isValueOf } from './personal-words.js';
import { firstWordFrom, type View, type Word } from './view.js';

/** A label and where its value stands on the same line. */
export interface Cell {
  label: Label;
  /** Of the label. */
  start: number;
  valueStart: number;
  valueEnd: number;
  /** Whether a colon or the like separates both. */
  isSeparated: boolean;
}

const STARTS_CELL = /[\t|•·●▪■♦◆►➢✓;/()[\]{}*>,_]|\s[-–.]|\s\s|\d\s?[.)]\s?$|\s-\s|\.\s$/;
const COLON = /^\.?\s{0,40}\.?(?:[:=~]|\?|-{1,2}>|\.{3,60}|_{3,60}|\t)[\s:=.–_-]{0,40}/;
/** Between the cells of a table that is drawn with bars. */
const BAR = /^\s{0,8}\|\s{0,8}/;
const DASH = /^(?:\s?-|\s{2,40}-\s)[\s:-]{0,6}/;
const ASIDE = /^\s{0,3}\([^()\n]{0,40}\)/;
/** "Date of birth as per certificate :" */
const QUALIFIED = /^\s(?:as\s(?:per|on|in|of)|in|of|on)\s[^:|\n\t]{2,40}(?=\s?:)/i;
/** Between the columns of a form. */
const WIDE_IN_FORM = /^\.?\s{2,60}/;
const WIDE = /^\.?\s{3,60}/;
const JOINS = /^\s?(?:[/&,+]|and\s|और\s)\s?$/;
const MAX_LINE_WORDS = 20_000;
/** Labels of one word that stand before their value with a blank only. */
const ALONE =
  /^(?:dob|gender|sex|religion|caste|community|age|nationality|hobbies|aadhaar|aadhar|pan|passport|cdc|indos|uan|epic|spouse|wife|husband|father|mother|kids|children|पुत्र|पुत्री|सुपुत्र|पत्नी|पति|आत्मज)$/;

/** Of a line of one letter. */
const NO_CELLS: readonly Cell[] = [];

/** The labels of a line with their values, in their order. */
export function cellsOf(view: View, line: PartLine): readonly Cell[] {
  const { words, text } = view;
  if (line.end - line.start < 2) return NO_CELLS;
  const cells: Cell[] = [];
  const first = afterNumber(view, firstWordFrom(words, line.start));
  let before = line.start;
  for (let at = first; at < first + MAX_LINE_WORDS; at += 1) {
    const word = words[at];
    if (!word || word.end > line.end) break;
    const cell =
      cellAt(view, line, at, at === first ? line.start : before, at === first, cells.at(-1)) ??
      unknownCellAt(view, line, at, at === first);
    before = word.end;
    if (!cell) continue;
    const last = cells.at(-1);
    if (last && !goesOnWith(last, cell)) last.valueEnd = cell.start;
    cells.push(cell);
    while ((words[at + 1]?.start ?? Infinity) < cell.valueStart) at += 1;
    before = words[at]?.end ?? before;
  }
  for (const cell of cells) {
    // in a row of a form the other cells are of the same label
    if (isPersonalRow(line, cell)) continue;
    const bar = text.slice(cell.valueStart, cell.valueEnd).search(/\s\||\|\s|\|$|[•·●▪■♦◆\t]/);
    if (bar >= 0 && text.slice(cell.valueStart, cell.valueStart + bar).trim()) cell.valueEnd = cell.valueStart + bar;
  }
  return cells;
}

/** "6. Religion", "(b) Age": the number is no part of the label. */
function afterNumber({ words, text }: View, first: number): number {
  const [number, next] = [words[first], words[first + 1]];
  const isNumber = number && next && /^(?:\d{1,2}|[a-z]|[ivx]{1,4})$/.test(number.text);
  return isNumber &&
    (/^\d/.test(number.text) ? /^[.)]{1,2}\s{0,4}$/ : /^\)\s{0,4}$/).test(text.slice(number.end, next.start))
    ? first + 1
    : first;
}

/** "C/o" and "Dist:" go on with an address, "Family: wife Hetal, father Ram" with a family. */
const goesOnWith = (last: Cell, { label, isSeparated }: Cell): boolean =>
  (last.label.kind === 'address' && label.reveals) ||
  (last.label.kind === 'family' && last.isSeparated && label.kind === 'family' && !isSeparated);

const UNKNOWN =
  /^(\p{L}[^:=\t\n\d@]{0,40}?)(?:\s{0,20}[:=][\s:=.–_-]{0,40}|\s?:?-{1,2}\s|\s{0,8}[\t|]\s{0,20}|\s{3,40})(\S)/u;
const LETTERED_NUMBER = /^(?:[A-Z]{1,6}[\s/-]{0,2}){1,2}(?!(?:19|20)\d{2}(?!\d))\d{4}/;
/** "UAE licence: 4471902", "Electrical permit: WP/2284" */
const isOfPaper = (words: readonly string[], value: string): boolean =>
  LETTERED_NUMBER.test(value) || (/^\d{5}/.test(value) && words.some((word) => /^(?:licen|permit)/.test(word)));
const MAX_UNKNOWN_WORDS = 5;
const STARTS_NUMBER = /^(?:[A-Z\d]{1,6}[\s/-]{0,2}){0,2}\d{4}/;
const STARTS_YEAR = /^(?:19|20)\d{2}(?!\d)/;
/** Of values these tell nothing, whatever their label. */
export const isHarmlessValue = (value: string): boolean =>
  SAYS_LITTLE.test(value) ||
  (SAYS_WORK.test(value) && !SAYS_STATE.test(value)) ||
  LANGUAGE.test(value) ||
  BLOOD.test(value);
/** "Reviewed batch records for the audit" */
const SAYS_WORK = /^\p{Lu}\p{Ll}{2,14}(?:ed|ing) (?:\S{1,24} ){2}\S/u;
const SAYS_STATE =
  /^(?:Married|Unmarried|Retired|Expired|Divorced|Widowed|Separated|Engaged|Settled|Living|Residing|Staying)\b/;
const SAYS_LITTLE = /^(?:yes|no|nil|none|na)\W{0,4}$/i;
const LANGUAGE =
  /^(?:indian|hindi|english|marathi|tamil|telugu|kannada|malayalam|bengali|gujarati|punjabi|urdu|odia|assamese|nepali)\b/i;
const BLOOD = /^(?:a|b|ab|o)\s?(?:[+]|-(?:ve|\s|$)|pos|neg|rh)/i;

const isShortValue = (value: string, maxItems: number): boolean =>
  value.length < 60 && value.split(/[,;/]/).length <= maxItems && !/\b(?:19|20)\d{2}\b/.test(value);

/** In a personal part what stands before a colon or a column is a label, whatever it says. */
function unknownCellAt(view: View, line: PartLine, at: number, isFirst: boolean): Cell | undefined {
  const start = view.words[at]?.start ?? 0;
  if (!line.isForm || line.isHeading || !(line.part === 'personal' || line.part === 'family' || line.part === 'head'))
    return undefined;
  if (!isFirst && !/(?:\t|\s{3}|[|•;]\s?)$/.test(view.text.slice(Math.max(line.start, start - 4), start)))
    return undefined;
  const rest = view.text.slice(start, Math.min(line.end, start + 120));
  const [found, said = ''] = UNKNOWN.exec(rest) ?? [];
  const label = found?.slice(0, -1);
  if (label === undefined || (!isFirst && !/[:=]/.test(label))) return undefined;
  const words = said.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length > MAX_UNKNOWN_WORDS || (words.length === 1 && isPersonalWord(words[0]))) return undefined;
  // longer values tell what the person can do
  const value = line.text.slice(start + label.length - line.start);
  const isNumber = STARTS_NUMBER.test(value) && !STARTS_YEAR.test(value);
  const [, behindTitle = ''] = value.trim().split(/[\s,]+/, 2);
  const isPerson = TITLED.test(value) && !isInstitution(behindTitle);
  if (!isNumber && !isPerson && !isShortValue(value, line.part === 'head' ? 2 : 3)) return undefined;
  const begun = labelIn(view, line, at);
  if (begun && !isFirst) return undefined;
  const known = begun && begun.count >= words.length ? begun.label.kind : undefined;
  const isHarmlessCell =
    known === 'none' || (!known && !isOfPaper(words, value) && isHarmless(words)) || isHarmlessValue(value);
  const kind = isHarmlessCell ? 'none' : (known ?? (isNumber ? 'identity' : 'family'));
  return {
    label: { kind, reveals: false, isCommon: false },
    start,
    valueStart: start + label.length,
    valueEnd: line.end,
    isSeparated: true,
  };
}

/** In a row of a form, or of a paper in any part, all cells belong to its label. */
export const isPersonalRow = ({ part, text }: PartLine, { label: { kind } }: Cell): boolean =>
  kind === 'passport' ||
  kind === 'identity' ||
  kind === 'referee' ||
  ((part === 'personal' || part === 'family') && kind !== 'none' && kind !== 'phone' && /[\t|]/.test(text));

function cellAt(
  view: View,
  line: PartLine,
  at: number,
  before: number,
  isFirst: boolean,
  last: Cell | undefined,
): Cell | undefined {
  const { words, text } = view;
  const word = words[at];
  if (!word) return undefined;
  const found = labelIn(view, line, at);
  if (!found) return undefined;
  const { label, count } = found;
  const end = words[at + count - 1]?.end ?? word.end;
  const gap = text.slice(before, word.start);
  // "A/P", "M/s"
  if (text[word.start - 1] === '%') return undefined;
  if (gap === '/' && word.text.length === 1 && words[at - 1]?.text.length === 1) return undefined;
  const isStart = isFirst || STARTS_CELL.test(gap.slice(-12)) || (last !== undefined && last.valueStart >= before);
  let rest = text.slice(end, Math.min(line.end, end + 120));
  const [aside = ''] = ASIDE.exec(rest) ?? (label.isCommon ? null : QUALIFIED.exec(rest)) ?? [];
  rest = rest.slice(aside.length);
  const isPersonal = isFormOf(line);
  const isColumn = isFirst && (!label.isCommon || label.kind === 'identity') && line.text.length < 120;
  const [colon] =
    COLON.exec(rest) ??
    (isColumn ? (isPersonal ? WIDE_IN_FORM : WIDE).exec(rest) : null) ??
    (line.text.startsWith('|') ||
    (isFirst && !label.isCommon && (isPersonal || label.kind === 'referee' || label.kind === 'family'))
      ? BAR.exec(rest)
      : null) ??
    [];
  // "Sector-7" and "C-501" are of an address
  const isNumbered =
    (word.text.length === 1 || (label.kind === 'none' && !isFirst)) && /^\s?-\s?\d{1,5}(?![\d\s-]{0,2}\d)/.test(rest);
  const [dash] = colon === undefined && !isNumbered ? (DASH.exec(rest) ?? []) : [];
  const cell = (separator: string, isSeparated: boolean): Cell => ({
    label,
    start: word.start,
    valueStart: end + aside.length + separator.length,
    valueEnd: line.end,
    isSeparated,
  });
  const isLong = count > 1;
  // "Age-wise"
  if (/^\s?-[a-z]/.test(rest)) return undefined;
  // "Sex-Female Caste-ST"
  const isCapitals = isPersonal && /^\p{Lu}{3,8}$/u.test(text.slice(word.start, end));
  const isBeside =
    !label.isCommon && ((last !== undefined && /^-\S/.test(rest)) || (isCapitals && /^-\s?\S/.test(rest)));
  if (
    colon !== undefined &&
    (isStart || isLong || !label.isCommon || (isPersonal && last?.isSeparated && rest.startsWith(':'))) &&
    (isStart || isPersonal || isLong || label.kind === 'none')
  )
    return cell(colon, true);
  if (dash !== undefined && (isBeside || (isStart && (!label.isCommon || isPersonal)))) return cell(dash, true);
  if (isStart && end + aside.length >= line.end - 2 && isFirst) return cell('', true);
  if (!isStart && !(isPersonal && (isLong || ALONE.test(word.text)))) return undefined;
  const isWide =
    isPersonal &&
    /\s\s$/.test(gap) &&
    ((label.kind === 'address' && line.part !== 'head' && last !== undefined && last.label.kind !== 'address') ||
      isValueOf(words[at + count]?.text ?? '', label.kind));
  if (isWide) return cell(rest.match(/^\s{0,4}/)?.[0] ?? '', false);
  if (label.isCommon || !(isLong || (isFirst && line.isForm) || ALONE.test(word.text) || isIndicWord(word)))
    return undefined;
  const next = words[at + count];
  const isTyped = next !== undefined && (isValueOf(next.text, label.kind) || /^\d/.test(next.text));
  if (isFirst && label.kind === 'referee' && /\d{5}|@/.test(line.text) && isCapital(view, next))
    return cell(' ', false);
  const isShort = line.text.length <= 160;
  const isForm = isFirst && isLong && line.text.length <= 70 && label.kind !== 'none';
  return isShort &&
    (isTyped || ((isStart || isLong || isIndicWord(word)) && (isPersonal || isForm) && isCapital(view, next)))
    ? cell(rest.match(/^\s{0,4}/)?.[0] ?? '', false)
    : undefined;
}

/** A label, or several that share a value: Age / Sex, Religion and caste. */
function labelIn(view: View, line: PartLine, at: number): { label: Label; count: number } | undefined {
  const { words, text } = view;
  const read =
    (from: number) =>
    (place: number): string | undefined => {
      const word = words[from + place];
      if (!word || word.end > line.end) return undefined;
      if (!place) return word.text;
      const gap = text.slice(words[from + place - 1]?.end ?? 0, word.start);
      return gap.length > 4 || /[:=\t|]/.test(gap) ? undefined : word.text;
    };
  const found = labelAt(read(at), isFormOf(line));
  if (!found) return undefined;
  // "C/o" is a label, "C O N T A C T" is none
  const [one, other] = [words[at], words[at + 1]];
  if (found.words === 2 && one && other?.text === 'o' && !/[/.]/.test(text.slice(one.end, other.start)))
    return undefined;
  let { label } = found;
  let count = found.words;
  for (let joined = 0; joined < 3; joined += 1) {
    const end = words[at + count - 1]?.end ?? 0;
    const skipsWord = /^(?:and|और|व|एवं)$/.test(words[at + count]?.text ?? '') ? 1 : 0;
    const next = words[at + count + skipsWord];
    if (!next || next.end > line.end || next.start - end > 8) break;
    const gap = text.slice(end, next.start);
    if (!skipsWord && !JOINS.test(gap)) break;
    const other = labelAt(read(at + count + skipsWord), isFormOf(line));
    if (!other) break;
    count += skipsWord + other.words;
    if (label.kind === 'none' || (label.isCommon && !other.label.isCommon)) label = other.label;
    else if (other.label.reveals) label = { ...label, reveals: true };
    if (count > 3 * MAX_LABEL_WORDS) break;
  }
  return { label, count };
}

const isFormOf = ({ part }: PartLine): boolean =>
  part === 'personal' || part === 'head' || part === 'family' || part === 'declaration';

const isIndicWord = (word: Word): boolean => word.text >= '\u0600' && word.text < '\u0e00';

const isCapital = (view: View, word: Word | undefined): boolean => {
  if (!word) return false;
  const letter = view.text[word.start] ?? '';
  return /[\p{Lu}\d]/u.test(letter) || letter >= '\u0600';
};
