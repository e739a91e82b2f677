import { areAmounts, OTHER_LABEL } from '../../../platform/phones.js';
import { type PartLine } from './parts.js';
import { type MaskedSpan } from './spans.js';
import { type View } from './view.js';

/** A run of digits with what stands between the digits of a number, or between its halves; letters that a machine takes for digits, too. */
const RUN =
  /[+(]{0,2}(?:\d[\dOolIQ|SBxX*•]{0,24}|[xX*•]{1,12}[\dxX*•]{0,12})(?:(?:[ \t().-]{1,3}|(?<=[6-9]\d{4}) ?[/_,:] ?(?=\d{5}(?!\d)))[\dOolIQSBxX*•][\dOolIQ|SBxX*•]{0,23}){0,14}/g;
/** Two halves, which may also be two things: amounts most often. */
const HALVED = /^(\D*91[ .-]{0,3}|0)?([6-9]\d{4}) ?([/_,:]) ?(\d{5})$/;
const PAY_BEFORE = /salary|ctc|pay|package|stipend|income|expect|current|price|cost|budget/i;
/** Cut by the end of a line. */
const FIRST_HALF = /(?<!\d)(\+?91[ -]{0,2})?[6-9]\d{4}[ -]?$/;
const OTHER_HALF = /^([ \t]{0,4}(?:- ?)?)(\d{5})(?:\D|$)/;
/** The beginning of the next word. */
const LETTERS_BEHIND = /(?:[ \t().-]{1,3}[OolIQ|SBxX]{1,3}){1,2}$/;
const EXTENSION =
  /^[\s,/(-]{0,3}(?:extension|extn|ext|x)\b[\s.:-]{0,3}(?:no[\s.:-]{0,3})?\d{1,5}(?!\d)|^[\s,(-]{0,3}(?:ext|x)\d{1,5}(?!\d)/i;
const PATENT_BEFORE = /\bpatents?\b[^\n]{0,40}$/i;
const AFTER_SLASH = /^(?:\s?[/,&]\s?\d{1,4}(?!\d)){1,3}/;
const LABEL_BEFORE =
  /(?:phone|mobile|mob|tel|telephone|contact|cell|call|whats\s?app|landline|fax|(?:^|[\s|(])(?:ph|m|t|p|c|mo|no|r|o|w|h)|number|nos?|alt|☎|📞|📱|✆|✉|फोन|फ़ोन|मोबाइल|मोबाईल|नंबर|संपर्क|दूरभाष|கைபேசி|தொலைபேசி|அலைபேசி|మొబైల్|ఫోన్|ಮೊಬೈಲ್|ದೂರವಾಣಿ|ഫോൺ|മൊബൈൽ|মোবাইল|ফোন|ਮੋਬਾਈਲ|ਫੋਨ|મોબાઇલ|ફોન|موبائل|فون)[\s.:)(=#-]{0,6}(?:(?:no|number|num|india|home|office|res|self|nos)[\s.:)(-]{0,4})?(?:\+?\d{1,4}[\s-]?)?$/iu;
const AMOUNT_BEFORE = /(?:(?<![\p{L}\p{M}])(?:rs|inr|usd|worth|of|turnover|revenue|budget)|[₹$€£])[\s.:]{0,3}$/iu;
const COUNTED_AFTER =
  /^\s{0,2}(?:(?:rows?|records?|transactions?|users?|customers?|entries|lines|hits|requests|units|pieces|items|rupees|bytes|points|downloads|cr|lakhs?|crores?|millions?)(?![\p{L}\p{M}])|%|\/-)/iu;
const OCR: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' };
const YEAR = /^(?:19|20)\d{2}$/;
const BESIDE = 48;

const NUMBERS =
  'zero one two three four five six seven eight nine oh शून्य एक दो तीन चार पाँच पांच छह छः सात आठ नौ double triple naught shunya ek do teen char paanch chhe saat aath nau'.split(
    ' ',
  );
const SPOKEN = new Set(NUMBERS.flatMap((word) => [word, word.normalize('NFKD')]));
const MIN_SPOKEN = 7;

/** Phone numbers with their digits in any groups, misread by OCR or spelled out. */
export function phoneSpansIn(view: View, lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const [at, line] of lines.entries()) {
    spans.push(...cutBy(line, lines[at + 1]));
    for (const { 0: whole, index } of line.text.matchAll(RUN)) {
      const run = whole.replace(LETTERS_BEHIND, '');
      for (const [from, to] of numbersOf(run, line, index)) {
        const start = line.start + index + from;
        let end = line.start + index + to;
        const more = AFTER_SLASH.exec(view.text.slice(end, end + 24));
        if (more && !/\s?,/.test(more[0])) end += more[0].length;
        end += EXTENSION.exec(view.text.slice(end, end + 24))?.[0].length ?? 0;
        spans.push({ start, end, kind: 'phone' });
      }
    }
  }
  return [...spans, ...spokenIn(view)];
}

/** A number that goes on in the next line, if a label or the country's code stands before it. */
function cutBy(line: PartLine, next: PartLine | undefined): MaskedSpan[] {
  const first = FIRST_HALF.exec(line.text);
  const other = first && next ? OTHER_HALF.exec(next.text) : null;
  if (!first || !next || !other) return [];
  if (!first[1] && !LABEL_BEFORE.test(line.text.slice(Math.max(0, first.index - BESIDE), first.index))) return [];
  const [, lead = '', half = ''] = other;
  const start = next.start + lead.length;
  return [
    { start: line.start + first.index, end: line.end, kind: 'phone' },
    { start, end: start + half.length, kind: 'phone' },
  ];
}

/** The parts of a run that are numbers to call. */
function numbersOf(run: string, line: PartLine, index: number): [number, number][] {
  if (run.length < 6) return [];
  const before = line.text.slice(Math.max(0, index - BESIDE), index);
  const after = line.text.slice(index + run.length, index + run.length + BESIDE);
  const groups = groupsOf(run);
  if (/^\p{L}/u.test(after) && !/^(?:ext|x\d|or|and|whats)/i.test(after) && !/^\p{Lu}[\p{L} ]{1,14}:/u.test(after))
    return [];
  const isLabelled = LABEL_BEFORE.test(before);
  // within a word or a longer number
  if (/[\p{L}\p{M}\d_]$/u.test(before) && !isLabelled) return [];
  if (OTHER_LABEL.test(before) || PATENT_BEFORE.test(before) || /passport[^\d]{0,16}$/i.test(before)) return [];
  if (!isLabelled && (AMOUNT_BEFORE.test(before) || COUNTED_AFTER.test(after))) return [];
  if (!isLabelled && PAY_BEFORE.test(before) && /[/_,:]/.test(run)) return [];
  const found: [number, number][] = [];
  for (let first = 0; first < groups.length; first += 1) {
    const last = lastOfNumber(
      groups,
      first,
      isLabelled
        ? 'labelled'
        : line.part === 'head' || line.part === 'referees' || line.part === 'personal'
          ? 'likely'
          : 'unlikely',
      run,
    );
    if (last === undefined) continue;
    const [from, to] = [groups[first]?.from ?? 0, groups[last]?.to ?? 0];
    found.push([openedAt(run, from), to]);
    first = last;
  }
  return found;
}

/** Whether a number is announced, stands where numbers do, or neither. */
type Expected = 'labelled' | 'likely' | 'unlikely';

interface Group {
  digits: string;
  from: number;
  to: number;
  /** Of masked digits: 98XXXXXX10. */
  hidden: number;
}

function groupsOf(run: string): Group[] {
  return Array.from(run.matchAll(/[\dOolIQ|SBxX*•]+/g), ({ 0: text, index }) => {
    const plain = text.replace(/[xX*•]/g, '');
    const isRead = /\d/.test(text);
    const digits = isRead ? plain.replace(/[OolIQ|SB]/g, (letter) => OCR[letter] ?? '') : '';
    return { digits, from: index, to: index + text.length, hidden: text.length - plain.length };
  });
}

/** The last group of the longest number from a group on. */
function lastOfNumber(groups: readonly Group[], first: number, place: Expected, run: string): number | undefined {
  let found: number | undefined;
  let digits = '';
  let hidden = 0;
  const lead = run.slice(0, groups[first]?.from).trimEnd();
  const sign = /\+\s?\(?$/.test(lead) ? '+' : '';
  for (let last = first; last < groups.length && digits.length + hidden <= 15; last += 1) {
    digits += groups[last]?.digits ?? '';
    hidden += groups[last]?.hidden ?? 0;
    const parts = groups.slice(first, last + 1);
    if (isNumber(digits, hidden, parts, sign, place, run) && (groups[last]?.digits || (groups[last]?.hidden ?? 0) > 1))
      found = last;
  }
  return found;
}

function isNumber(
  digits: string,
  hidden: number,
  parts: readonly Group[],
  sign: string,
  place: Expected,
  run: string,
): boolean {
  const count = digits.length + hidden;
  const isExpected = place !== 'unlikely';
  const text = run.slice(parts[0]?.from, parts.at(-1)?.to);
  if (parts.filter((part) => YEAR.test(part.digits)).length > 1 || isDotted(text)) return false;
  if (/[/_,:]/.test(text)) return isHalved(`${sign}${text}`, place);
  // cells of a table are no parts of a number, but for a mobile one
  if (text.includes('\t') && !/^(?:91)?[6-9]\d{9}$/.test(digits)) return false;
  if (hidden)
    return count >= 8 && count <= 13 && (isExpected || (hidden >= 3 && count === 10 && /^[6-9]/.test(digits)));
  if (sign === '+') return count >= 8 && count <= 15;
  const isSplit = parts.length > 4 || parts.some((part) => part.digits.length < 3 && parts.length > 3);
  const isSure = isExpected || !isSplit || /-/.test(text);
  if (count === 10 && /^[6-9]/.test(digits)) return isSure;
  if (count === 11 && /^0[1-9]/.test(digits)) return isSure && !/^0\d\s?[./-]/.test(text);
  if (count === 12 && /^91[1-9]/.test(digits)) return isSure;
  if ((count === 13 || count === 14) && /^(?:091|0091)/.test(digits)) return true;
  if (count >= 10 && count <= 15 && /^00[1-9]/.test(digits)) return isExpected;
  if (place !== 'labelled') return false;
  return (
    count >= 6 &&
    count <= 12 &&
    !looksLikeDate(text) &&
    (parts.length < 4 || count > 8) &&
    (count > 8 || /^[2-9]/.test(digits)) &&
    isUnlabelledNumber(digits, parts)
  );
}

function isHalved(text: string, place: Expected): boolean {
  const [, code = '', first = '', between = '', last = ''] = HALVED.exec(text) ?? [];
  if (!first) return false;
  return place === 'labelled' || code !== '' || (/[/_]/.test(between) && !areAmounts([first, last]));
}

/** Pin codes, years and identity numbers are none, however they stand in a head. */
function isUnlabelledNumber(digits: string, parts: readonly Group[]): boolean {
  return digits.length > 6 ? !(digits.length === 8 && parts.some((part) => YEAR.test(part.digits))) : false;
}

const looksLikeDate = (text: string): boolean => /^\d{1,2}[./ -]\d{1,2}[./ -](?:\d{2}|\d{4})$/.test(text.trim());

/** An address of a machine or a version. */
const isDotted = (text: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text.trim());

/** With the sign or bracket before it. */
function openedAt(run: string, from: number): number {
  let at = from;
  while (at > 0 && /[+( ]/.test(run[at - 1] ?? '')) at -= 1;
  return at;
}

function spokenIn(view: View): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  let first = 0;
  let count = 0;
  for (let at = 0; at <= view.words.length; at += 1) {
    const word = view.words[at];
    const before = view.words[at - 1];
    const goesOn = word && SPOKEN.has(word.text) && (!count || word.start - (before?.end ?? 0) <= 4);
    if (goesOn) {
      if (!count) first = at;
      count += 1;
      continue;
    }
    if (count >= MIN_SPOKEN) spans.push({ start: view.words[first]?.start ?? 0, end: before?.end ?? 0, kind: 'phone' });
    count = 0;
  }
  return spans;
}

/** A number that the record knows, also with other characters between its digits, but no words. */
export function knownNumberIn(view: View, number: string): MaskedSpan[] {
  const wanted = number.replace(/\D/g, '').slice(-10);
  if (wanted.length < 8) return [];
  const places: number[] = [];
  let digits = '';
  const parts: string[] = [];
  for (const { 0: digit, index } of view.text.matchAll(/\d/g)) {
    parts.push(digit);
    places.push(index);
  }
  digits = parts.join('');
  const spans: MaskedSpan[] = [];
  for (let at = digits.indexOf(wanted); at >= 0; at = digits.indexOf(wanted, at + wanted.length)) {
    const start = places[at] ?? 0;
    const end = (places[at + wanted.length - 1] ?? 0) + 1;
    const found = view.text.slice(start, Math.min(end, start + 200));
    const isClose = end - start <= 200 && found.replace(/\s/g, '').length <= wanted.length * 4;
    if (isClose && !/[\p{L}]{3}/u.test(found)) spans.push({ start, end, kind: 'phone' });
  }
  return spans;
}
