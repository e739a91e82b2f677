import { isInstitution } from './name-words.js';
import { type NameWords } from './names.js';
import { isNameText } from './own-name.js';
import { ASKS, type PartLine, partLineAt, TITLED } from './parts.js';
import { type MaskedSpan } from './spans.js';
import { type View } from './view.js';

const ON_REQUEST = /available|request|furnish|provided|required|consent|permission|सूचना|मांगने/i;
const STAYS = /^(?:place|date|dated|स्थान|दिनांक)\b/;
const DECLARES = /\bhereby\b|\bdeclare\b/i;
/** Of the head of a table. */
const COLUMNS = new Set(
  's sr sl no name names relation relationship age occupation designation organisation organization company contact number phone mobile email mail address qualification education dob date of birth and'.split(
    ' ',
  ),
);
const MAX_REFEREE_LINE = 400;
const MAX_ASKING = 60;
const NUMBERED = /^\s{0,6}\d[.)]{1,2}\s/;
/** Lines of one part; who names more does not name referees. */
const MAX_LINES = 40;

/** Who may be asked, below "References" up to the next heading, and family members in tables of their own. */
export function refereesIn(lines: readonly PartLine[], names: NameWords): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  let count = 0;
  for (const line of lines) {
    if (line.isHeading) count = 0;
    if (isOther(line.text.replace(NUMBERED, '').split(/,|\s-\s/)[0] ?? '', names) && isPerson(line))
      spans.push({ start: line.start, end: line.end, kind: 'referee' });
    const colon = line.text.slice(0, MAX_ASKING).search(/:|\s-\s/);
    if (colon > 0 && line.part !== 'work' && line.part !== 'education' && isAsking(line.text, colon))
      spans.push({ start: line.start + colon + 2, end: line.end, kind: 'referee' });
    if (line.part !== 'referees' && line.part !== 'family') continue;
    if (line.isHeading || !line.text.trim() || line.text.length > MAX_REFEREE_LINE) continue;
    if (line.said.split(' ').every((word) => COLUMNS.has(word))) continue;
    if (STAYS.test(line.said) || DECLARES.test(line.text)) continue;
    if (line.part === 'referees' && ON_REQUEST.test(line.text) && !/\d{6}|@/.test(line.text)) continue;
    count += 1;
    if (count > MAX_LINES) continue;
    spans.push({ start: line.start, end: line.end, kind: line.part === 'family' ? 'family' : 'referee' });
  }
  return spans;
}

/** "Those who know me: Anna Rao, 98..." */
const isAsking = (text: string, colon: number): boolean =>
  text.length <= MAX_REFEREE_LINE &&
  ASKS.test(text.slice(0, colon).toLowerCase()) &&
  (/\S@\S|\d[\d -]{8,14}\d/.test(text.slice(colon)) || TITLED.test(text.slice(colon + 2)));

/** The person's own name and titles stand above. */
const AFTER_NAME = 6;

/** "Fr. George Vettom, Vicar, Erattupetta" */
const isPerson = ({ text, part, at }: PartLine): boolean =>
  part !== 'work' &&
  part !== 'education' &&
  (part !== 'head' || at >= AFTER_NAME || ASKS.test(text.toLowerCase())) &&
  text.length < 140 &&
  TITLED.test(text) &&
  /,|\s-\s|@|\d{5}/.test(text);

/** "Guided by Dr. Rao", "Reporting to Mr. Anil Shah" */
const LEADS =
  /\b(?:[Mm]entor|[Gg]uide(?: for [a-z]{2,14})?|[Ss]upervisor|(?:[Rr]eporting|[Ll]ine|[Ii]mmediate) (?:[Mm]anager|[Oo]fficer|[Hh]ead)|[Rr]eport(?:ing|ed|s)? to|[Jj]unior (?:to|of)|[Aa]ssist(?:ed|ant to|ing)|[Aa]rticled (?:with|under|to)|[Aa]pprentic\w{2,4} (?:to|under|with)|[Ww]orked under|[Uu]nder(?= (?:Dr|Prof|Mr|Mrs|Ms|Shri|Smt|Sri|Adv|CA)\b)|[Vv]ouched for by|[Mm]y (?:manager|boss|trek leader|supervisor|guide|old boss|coach|senior|principal)(?: at [^\s:,]{2,14})?|(?:[Gg]uided|[Mm]entored|[Ss]upervised|[Rr]eferred|[Rr]ecommended|[Tt]rained) by|(?:[Gg]uidance|[Ss]upervision) of)[\s:=-]{1,6}((?:(?:Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|Sr|Fr|CA|Partner|Matron|CHRO|CEO|CFO)\b\.? ?){0,2}\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){0,4})/gu;

/** "Mrs. Sunanda Kulkarni, my former principal" */
const LED =
  /((?:(?:Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|Sr|Fr|CA)\b\.? ?){0,2}\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){1,4}), (?:who (?:is|was) )?my (?:[a-z]{2,10} ){0,2}(?:manager|principal|boss|guide|mentor|teacher|professor|supervisor|employer|senior|head|lead|colleague|foreman)\b/gu;

/** "Testimonials from Mr Rao (ex Director)": whoever is named with a title where somebody may be asked. */
const NAMED =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|Maj|Brig|Lt|Gen|Sister|Sr|Fr|Rev|Matron|Pastor|Thekedar)\b\.? ?(?:\(Retd\.?\) ?)?\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){0,4}(?: ?\([^()\n]{2,60}\))?(?:, (?!my\b)[^,.;\d\n]{3,40})?/gu;

/** The names of those to whom the person reported, or who guided them; titles stay. */
export function leadersIn({ text }: View, names: NameWords): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const pattern of [LEADS, LED]) {
    for (const { 0: found, 1: name = '', index } of text.matchAll(pattern)) {
      if (!isOther(name, names) || !(TITLED.test(name) || name.includes(' '))) continue;
      const start = index + found.lastIndexOf(name);
      spans.push({ start, end: start + endOfSentence(name), kind: 'referee' });
      takeOther(text, start + name.length, names, spans);
    }
  }
  return spans;
}

/** "Reported to Mr. Rao and Ms. Gupta" */
const AND_OTHER =
  /^,? (?:and|&) ((?:(?:Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|CA)\b\.? ?)\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){0,3})/u;

function takeOther(text: string, from: number, names: NameWords, spans: MaskedSpan[]): void {
  const [found = '', name = ''] = AND_OTHER.exec(text.slice(from, from + 120)) ?? [];
  if (!name || !isOther(name, names)) return;
  const start = from + found.length - name.length;
  spans.push({ start, end: start + endOfSentence(name), kind: 'referee' });
}

/** Who is named with a title in a sentence about those who may be asked. */
export function refereesToAskIn(lines: readonly PartLine[], names: NameWords): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const { text, start } of lines) {
    if (text.length > MAX_REFEREE_LINE || !ASKS.test(text.toLowerCase())) continue;
    for (const { 0: found, index } of text.matchAll(NAMED))
      if (isOther(found.split(/[,(]/)[0] ?? '', names))
        spans.push({ start: start + index, end: start + index + found.length, kind: 'referee' });
  }
  return spans;
}

const endOfSentence = (name: string): number => {
  const own = TITLE_BEFORE.exec(name)?.[0].length ?? 0;
  const end = name.slice(own).search(/\p{Ll}{2}\.(?:\s|$)/u);
  return end < 0 ? name.length : own + end + 2;
};

/** Where the words about a referee begin within a line. */
const BEGINS = /["“”:;•●|]|\p{Ll}{4}\.\s|\s{3}/gu;
const CAPITALS =
  /(?:(?:Ask|Call|Contact|Chef|Principal|Director) ){0,2}(?:(?:Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|Sr|Fr)\b\.? ?){0,2}\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){1,4}|\p{Lu}\p{L}{2,20} (?:ji|bhai|bhaiya|anna|sir|saab|sahab|madam|didi)\b|(?:श्रीमती|श्री|सुश्री|सौ|डॉ|ठेकेदार|मालिक|मैनेजर|सुपरवाइजर|திரு|திருமதி|శ్రీ|ಶ್ರೀ|ശ്രീ|শ্রী|ਸ਼੍ਰੀ|શ્રી)\.? [\p{L}\p{M}.]{2,20}(?: [\p{L}\p{M}.]{2,20}){0,3}/gu;
const TITLE_BEFORE =
  /^(?:(?:Ask|Call|Contact|Chef|Principal|Director|Partner|Matron|Engineer|Foreman|Supervisor|Master|Mr|Mrs|Ms|Dr|Prof|Er|Adv|Shri|Smt|Sri|Capt|Col|Sr|Fr)\b\.? ?){1,2}/u;
const TITLE_BEHIND = / (?:ji|bhai|bhaiya|anna|sir|saab|sahab|madam|didi)$/;
/** A number's owner in brackets behind it; the second pattern tells whose it is not. */
const OWNER = /^\s?\(((?:\p{Lu}[\p{L}.]{1,20} ?){1,3}(?:\p{Ll}{2,10})?(?:, ?\p{L}{3,12})?)\)/u;
const NO_OWNER =
  /whats|mobile|home|office|res|personal|work|india|alt|emergency|call|self|primary|second|permanent|land/i;
const LABELS = /\b(?:no|nos|mob|ph|tel|cell|mail|id|email|dob|pin)\b/i;
/** "Prabhu anna, shift lead DHL, " */
const DESCRIBED = /^[\s:]{0,4}\p{Lu}\p{L}{2,20}(?: [\p{L}.]{1,20}){0,3}, [^@\d]{3,60}$/u;

/** Another person who is named beside a number or an address ("Anita Rao, CMO, 98..."), or in the lines above. */
export function besideContactsIn(
  view: View,
  lines: readonly PartLine[],
  contacts: readonly MaskedSpan[],
  names: NameWords,
  isOwn: (contact: string) => boolean,
): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const { start, end } of contacts.filter((span) => !isOwn(view.text.slice(span.start, span.end)))) {
    const [, owner] = OWNER.exec(view.text.slice(end, end + 60)) ?? [];
    if (owner && !NO_OWNER.test(owner) && !names.isWithin(owner)) {
      const from = view.text.indexOf(owner, end);
      spans.push({ start: from, end: from + owner.length, kind: 'family' });
    }
    const line = partLineAt(lines, start);
    if (!line || line.isHeading || line.text.length > MAX_REFEREE_LINE) continue;
    const before = view.text.slice(line.start, start);
    const from = (Array.from(before.matchAll(BEGINS)).at(-1) ?? { index: 0 }).index;
    const name = Array.from(before.slice(from).matchAll(CAPITALS), ({ 0: text, index }) => ({ text, index })).find(
      ({ text }) => isOther(text, names),
    );
    const isDescribed =
      line.part !== 'head' &&
      line.part !== 'work' &&
      DESCRIBED.test(before.slice(from)) &&
      !LABELS.test(before.slice(from));
    if (name) spans.push({ start: line.start + from + name.index, end, kind: 'referee' });
    else if (isDescribed) spans.push({ start: line.start + from, end, kind: 'referee' });
  }
  return spans;
}

const isOther = (text: string, names: NameWords): boolean => {
  const name = text.replace(TITLE_BEFORE, '').replace(TITLE_BEHIND, '');
  const first = name.match(/[\p{L}\p{M}]{3,}/u)?.[0] ?? '';
  return (
    isNameText(name) &&
    !LABELS.test(name) &&
    !names.has(first) &&
    !name.toLowerCase().split(/[ .]+/).some(isInstitution)
  );
};
