import { namesTitle } from '../facts/title.js';
import { beforeVerb, continuesAddress } from './addresses.js';
import { type Cell, cellsOf, isPersonalRow } from './label-cells.js';
import { type PartLine } from './parts.js';
import { isPersonalWord, isValueOf, revealedBy } from './personal-words.js';
import { type MaskedKind, type MaskedSpan } from './spans.js';
import { type View } from './view.js';

/** Lines with their labels; the values of a line of labels alone may stand below. */
interface LabelledLine {
  line: PartLine;
  cells: readonly Cell[];
  /** Whether a passport stands on the line or above it. */
  isPaper?: boolean;
}

const VALUE_END = /\s\||\|\s|\|$|[•·●▪■♦◆\t]/;
const MAX_VALUE = 240;
const MAX_ADDRESS_LINES = 6;
/** In this many lines below a passport stand its dates and places. */
const PAPER_LINES = 4;
const PAPER_LINE =
  /^\s{0,8}(?:(?:date|place) of )?(?:issued?|valid|validity|expiry|expires|exp)\b(?:\s(?:on|at|upto|up to|till|until|in))?[\s:.-]{0,9}/i;
/** In one column the labels, in the next one the values. */
const MAX_COLUMN = 24;
const DATE =
  /(?:(?:19|20)\d{2},?\s\d{1,2}(?:st|nd|rd|th)?\s[\p{L}]{3,9}|\d{1,2}(?:st|nd|rd|th)?[\s./-]{0,3}(?:of\s)?(?:\d{1,2}|[\p{L}\p{M}]{2,12})[\s.,/'-]{0,3}(?:\d{4}|\d{2})|[\p{L}]{3,9}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\b(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\b(?:19[4-9]\d|200\d|201[0-2])\b)/iu;
const AGE = /^\s?\(?\d{2}(?:\.\d)?\s{0,2}(?:[+]|years?|yrs?\.?|y|वर्ष|साल)?(?:\s?old)?/i;
const ANSWERS = /^(?:yes|no|y|n|haan|ho|zale|fixed|हाँ|हां|नहीं|ஆம்|అవును)$/;
/** The number of a table's row. */
const ROW = /^\s{0,8}\d{1,2}[.)]?\s{0,8}$/;
const PASSES =
  /^(?:yes|no|valid|available|na|n a|nil|not available|applied|on request|own|having|with|same as above)\b/i;
const NUMBER =
  /[\p{L}]{0,6}[\s/-]{0,2}(?:\p{L}{0,3}[\s/-]?[\dxX*•]{1,20}\p{Lu}{0,2}[\s/-]{0,2}){1,6}(?:(?<=-)\p{Lu}(?!\p{L}))?/u;

/** What stands behind labels such as "Father's name", with labels that tell something themselves. */
export function labelledIn(view: View, lines: readonly PartLine[], isName: (text: string) => boolean): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  let paperAt = -Infinity;
  const labelled = lines.map((line) => {
    const cells = line.said || line.text.length >= 400 ? cellsOf(view, line) : [];
    if (line.isHeading && line.said.includes('passport')) paperAt = line.at;
    for (const { label, start } of cells) {
      if (label.kind === 'passport' && !label.isCommon) paperAt = line.at;
      // another paper's dates stay
      if (label.kind === 'identity' && !/^n(?:o|um)/i.test(view.text.slice(start, start + 3))) paperAt = -Infinity;
    }
    const isPaper = line.at - paperAt <= PAPER_LINES;
    const labelledCells = isPaper
      ? cells
      : cells.map((cell) =>
          cell.label.kind === 'passport' ? { ...cell, label: { ...cell.label, kind: 'none' as const } } : cell,
        );
    return { line, cells: labelledCells, isPaper };
  });
  const taken = new Set<number>();
  for (const [at, { line, cells, isPaper }] of labelled.entries()) {
    if (taken.has(at)) continue;
    if (cells.length && isAlone(labelled[at])) {
      takeColumn(labelled, at, taken, spans, isName);
      continue;
    }
    const dated = isPaper && !cells.length ? PAPER_LINE.exec(line.text) : null;
    if (dated) spans.push({ start: line.start + dated[0].length, end: line.end, kind: 'passport' });
    for (const cell of cells) {
      const isLast = cell === cells.at(-1);
      take(view, line, cell, spans, isName, isLast ? labelled : undefined);
    }
  }
  return spans;
}

/** Whether a line has a label and nothing else. */
function isAlone({ line, cells }: LabelledLine | undefined = { line: {} as PartLine, cells: [] }): boolean {
  const [cell] = cells;
  return (
    cells.length === 1 &&
    cell !== undefined &&
    line.text.slice(cell.valueStart - line.start).replace(/[\s:.=?–-]/g, '') === ''
  );
}

function take(
  view: View,
  line: PartLine,
  cell: Cell,
  spans: MaskedSpan[],
  isName: (text: string) => boolean,
  below: readonly LabelledLine[] | undefined,
): void {
  const { label, start, valueStart } = cell;
  if (label.kind === 'none') return;
  const value = valueOf(view, cell, line);
  if (!value.text.trim()) {
    // the value stands in a cell of its own below, as for an address
    if (below && label.kind === 'address') takeLinesBelow(line, below, spans, line.text);
    return;
  }
  // "Father Ram Lal, farmer" at a line's beginning
  const isSeparated = cell.isSeparated || (label.kind === 'family' && view.text.slice(line.start, start).trim() === '');
  const found = spanOfValue(value.text, label.kind, label.isCommon, line, isName, isSeparated);
  if (!found) return;
  const from = label.reveals ? start : valueStart + found[0];
  spans.push({ start: from, end: valueStart + found[1], kind: label.kind });
  const isToEnd = valueStart + found[1] >= line.end - 1;
  if (below && isToEnd && (label.kind === 'address' || /^[swdc] o$/.test(line.said.slice(0, 3))))
    takeLinesBelow(line, below, spans, line.text);
}

/** Of a word or two. */
const isWord = (kind: Cell['label']['kind']): boolean =>
  kind === 'sex' || kind === 'marital_state' || kind === 'religion' || kind === 'caste';

/** In the closing lines place and signature stand side by side. */
const WIDE = /\S\s{4}/;

function valueOf(view: View, cell: Cell, line: PartLine): { text: string } {
  const { valueStart, valueEnd } = cell;
  const { kind } = cell.label;
  const text = view.text.slice(valueStart, Math.min(valueEnd, valueStart + MAX_VALUE));
  if (isPersonalRow(line, cell)) return { text: text.trimEnd() };
  const isForm = line.part === 'declaration' || line.part === 'personal';
  const wide = isForm ? text.search(isWord(kind) ? /\S\s{2}/ : WIDE) : -1;
  if (wide >= 0) return { text: text.slice(0, wide + 1) };
  const end = VALUE_END.exec(text);
  return { text: (kind !== 'address' && end ? text.slice(0, end.index) : text).trimEnd() };
}

/** Which part of a value goes, counted from its start; nothing of what only looks like a value. */
function spanOfValue(
  value: string,
  kind: MaskedKind,
  isCommon: boolean,
  line: PartLine,
  isName: (text: string) => boolean,
  isSeparated: boolean,
): [number, number] | undefined {
  const words = value.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  const whole: [number, number] = [0, value.length];
  const isNear =
    line.part === 'head' || line.part === 'personal' || line.part === 'declaration' || line.part === 'family';
  switch (kind) {
    case 'name':
      if (words.length > 7 || /\d{2}/.test(value)) return undefined;
      if (isCommon && !isNear && !isName(value)) return undefined;
      return line.part === 'work' && !isName(value) && isCommon ? undefined : whole;
    case 'birth_date': {
      const date = DATE.exec(value);
      if (date && value.length <= 70 && (isSeparated || (words.length <= 7 && /^\s?\d/.test(value)))) return whole;
      const age = AGE.exec(value);
      if (date) return [date.index, date.index + date[0].length];
      if (isSeparated && (isNear ? words.length <= 6 : words.length <= 4 && /\d/.test(value))) return whole;
      return age ? [age.index, age.index + age[0].length] : undefined;
    }
    case 'sex':
    case 'marital_state':
    case 'religion':
    case 'caste': {
      const isTyped =
        words.some((word) => isValueOf(word, kind) || isPersonalWord(word)) || revealedBy(words, true) !== undefined;
      if (isSeparated && words.length < 5 && ANSWERS.test(first)) return kind === 'marital_state' ? whole : undefined;
      if ((isCommon || (!isSeparated && !(isNear && words.length <= 4))) && !isTyped) return undefined;
      if (words.length <= 6) return whole;
      const last = words.findIndex((word) => !isValueOf(word, kind));
      return isValueOf(first, kind) ? [0, value.toLowerCase().indexOf(words[last] ?? '', first.length)] : undefined;
    }
    case 'family':
      if (isCommon && (!isNear || line.part === 'head' || !isSeparated)) return undefined;
      if (!isSeparated && isNear && value.length < 40) return whole;
      if (!isSeparated) return words.length <= 6 || isNear ? [0, beforeComma(value)] : undefined;
      return whole;
    case 'address':
      if ((isCommon && (!isNear || namesTitle(value))) || /^[\s\d./-]{6,12}$/.test(value)) return undefined;
      return [0, isSeparated ? value.length : beforeVerb(value)];
    case 'passport':
      if (isCommon) return whole;
      if (/\d{4}|[*•xX]{3}/.test(value) && !PASSES.test(value.trim()) && words.length < 12) return whole;
      return undefined;
    case 'aadhaar':
    case 'pan':
    case 'identity': {
      // with letters that a machine reads for digits
      if (kind !== 'identity' && /^[\w*• -]{4,24}$/.test(value) && /\d{2}/.test(value) && !/[a-z]{4}/.test(value))
        return whole;
      const number = NUMBER.exec(value);
      if (kind === 'identity' && /\t|\s{3}/.test(value) && DATE.test(value)) return whole;
      const digits = value.match(/[\d*•]|x{2}/gi)?.length ?? 0;
      if (
        digits < 4 ||
        (PASSES.test(value.trim()) && !/\d{6}/.test(value)) ||
        /^(?:\D*\s)?(?:19|20)\d\d\D*$/.test(value)
      )
        return undefined;
      // with all of its first word: "DM/GGN/44"
      return number ? [value.lastIndexOf(' ', number.index) + 1, number.index + number[0].length] : undefined;
    }
    case 'phone': {
      const digits = value.match(/[\dxX*•]/g)?.length ?? 0;
      return digits >= 6 && words.length <= 8 && !/\p{L}{4}/u.test(value) && !isCommon ? whole : undefined;
    }
    case 'email':
      return !isCommon &&
        /[@.]|gmail|yahoo|\bat\b|^\s?[a-z]+\d\w*$/i.test(value) &&
        words.length <= 9 &&
        value.length < 90
        ? whole
        : undefined;
    case 'handle': {
      // with a rank or a figure in brackets behind it
      const [, own] = /^(\s?\S{3,40}) \([^()]{1,30}\)$/.exec(value) ?? [];
      if (own !== undefined) return isHandle(own, isCommon, isNear, isName) ? [0, own.length] : undefined;
      return isHandle(value, isCommon, isNear, isName) ? whole : undefined;
    }
    case 'link':
      return /^\S{4,}$/.test(value.trim()) && (/[./]/.test(value) || isName(value)) ? whole : undefined;
    case 'referee':
      return /available|request|furnish|provide|required/i.test(value) || isCommon ? undefined : whole;
  }
}

/** One word with something that no ordinary word has, or with the person's name; numbers of rooms have blanks. */
function isHandle(value: string, isCommon: boolean, isNear: boolean, isName: (text: string) => boolean): boolean {
  const text = value.trim();
  if (isName(text)) return text.length < 100;
  if (/^\d[\d ]{6,15}$/.test(text)) return true;
  if (/\s/.test(text) || isCommon) return false;
  if (/[\d_./@:-]/.test(text)) return true;
  if (!isNear || PASSES.test(text)) return false;
  return /^[a-z]+$/i.test(text) && (text === text.toLowerCase() || /[a-z][A-Z]/.test(text));
}

/** "Wife Asha, she is a nurse." goes whole. */
function beforeComma(value: string): number {
  const { 0: found = '', index = value.length } =
    /[;(]|,(?!\s(?:she|he|who|is|works?|aged?|studying)\b)|\p{L}{3}(?=\.)/u.exec(value) ?? {};
  return index + (/^\p{L}*/u.exec(found)?.[0].length ?? 0);
}

function takeLinesBelow(line: PartLine, labelled: readonly LabelledLine[], spans: MaskedSpan[], start: string): void {
  let before = start;
  const isBare = labelled[line.at - 1] !== undefined && isAlone(labelled[line.at - 1]);
  for (let at = line.at + 1; at <= line.at + MAX_ADDRESS_LINES; at += 1) {
    const next = labelled[at];
    if (!next || !next.line.text.trim() || ROW.test(next.line.text)) break;
    const isLabel = next.cells.some(
      ({ start: place, label }) => place - next.line.start < 6 && (label.kind !== 'address' || !label.reveals),
    );
    const isFirst = at === line.at + 1 && before.trim().length < 40 && /[:\s-]$|address$/i.test(before);
    if (isLabel || next.line.isHeading) break;
    const goesOn = continuesAddress(next.line, before) || (isFirst && next.line.text.length < 160);
    if (!goesOn && !(isBare && next.line.text.length < 50 && startsLabelWithin(labelled, at + 1))) break;
    spans.push({ start: next.line.start, end: next.line.end, kind: 'address' });
    before = next.line.text;
  }
}

/** Below a label alone an address goes up to the next one. */
const startsLabelWithin = (labelled: readonly LabelledLine[], from: number): boolean => {
  const [next] = labelled.slice(from, from + 2).filter(({ cells, line }) => cells.length > 0 || line.isHeading);
  return next !== undefined && labelled.slice(from, next.line.at).every(({ line }) => line.text.trim());
};

/** Labels one below the other, then their values: as a table's columns are read. */
function takeColumn(
  labelled: readonly LabelledLine[],
  first: number,
  taken: Set<number>,
  spans: MaskedSpan[],
  isName: (text: string) => boolean,
): void {
  const labels: Cell[] = [];
  let at = first;
  for (; at < labelled.length && labels.length < MAX_COLUMN; at += 1) {
    const next = labelled[at];
    if (!next?.line.said && !next?.line.text.trim()) continue;
    const [cell] = next.cells;
    if (!isAlone(next) || !cell || (labels.length && isAloneValue(next.line, next.cells))) break;
    labels.push(cell);
    taken.add(at);
  }
  if (labels.every(({ label }) => label.kind === 'none')) return;
  const values = valuesBelow(labelled, at, labels.length);
  const [only] = labels;
  if (labels.length === 1 && only) {
    const line = labelled[first]?.line;
    if (only.label.kind === 'address' && line) {
      const value = values[0];
      const start = value ? labelled[value.at] : undefined;
      if (value && start && !start.line.isHeading) {
        spans.push({ start: value.start, end: value.end, kind: 'address' });
        takeLinesBelow(start.line, labelled, spans, start.line.text);
      }
      return;
    }
  } else if (values.length < labels.length && !values.every(({ text }) => /^\s*[:–-]/.test(text))) {
    return;
  }
  for (const [place, cell] of labels.entries()) {
    const line = values[place];
    if (!line || cell.label.kind === 'none') continue;
    const lead = /^[\s:=–-]{0,8}/.exec(line.text)?.[0].length ?? 0;
    const found = spanOfValue(
      line.text.slice(lead),
      cell.label.kind,
      cell.label.isCommon,
      { ...line, part: 'personal' },
      isName,
      true,
    );
    if (!found) continue;
    spans.push({ start: line.start + lead + found[0], end: line.start + lead + found[1], kind: cell.label.kind });
    if (cell.label.reveals) spans.push({ start: cell.start, end: cell.valueStart, kind: cell.label.kind });
    taken.add(line.at);
    if (cell.label.kind === 'family' && labels.length === 1) takeMoreOfBlock(labelled, line, spans);
  }
}

/** Below "Father" alone all goes up to an empty line. */
function takeMoreOfBlock(labelled: readonly LabelledLine[], line: PartLine, spans: MaskedSpan[]): void {
  for (const next of labelled.slice(line.at + 1, line.at + 3)) {
    if (
      !next.line.text.trim() ||
      ROW.test(next.line.text) ||
      next.cells.length ||
      next.line.isHeading ||
      next.line.text.length > 60
    )
      return;
    spans.push({ start: next.line.start, end: next.line.end, kind: 'family' });
  }
}

function valuesBelow(labelled: readonly LabelledLine[], from: number, wanted: number): PartLine[] {
  const values: PartLine[] = [];
  const rest = labelled.slice(from, from + 4 * wanted + 4);
  const hasColons = rest.filter(({ line }) => /^\s*:/.test(line.text)).length >= Math.min(2, wanted);
  for (const { line, cells } of rest) {
    if (values.length >= wanted) break;
    if (!line.text.trim()) continue;
    if (hasColons && !/^\s*:/.test(line.text)) {
      if (line.isHeading) break;
      continue;
    }
    if (
      line.isHeading ||
      cells.some(
        ({ label, isSeparated, start }) =>
          (isSeparated || (start === line.start && !label.isCommon && !label.reveals)) &&
          label.kind !== 'none' &&
          !isAloneValue(line, cells),
      )
    )
      break;
    values.push(line);
  }
  return values;
}

/** A value that is also a label's word, such as "Married" or "Single". */
const isAloneValue = (line: PartLine, cells: readonly Cell[]): boolean =>
  cells.length === 1 && revealedBy(line.said.split(' '), true) !== undefined;
