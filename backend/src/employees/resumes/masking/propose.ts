import { namesTitle } from '../facts/title.js';
import { addressesIn, endsInCity } from './addresses.js';
import { communitiesIn } from './communities.js';
import { emailsIn } from './emails.js';
import { identityNumbersIn } from './identity-numbers.js';
import { labelledIn } from './label-values.js';
import { linksIn } from './links.js';
import { isOrdinary } from './name-words.js';
import { namesIn, NameWords } from './names.js';
import { neighboursIn } from './neighbours.js';
import { ownNameIn } from './own-name.js';
import { type PartLine, partLineAt, partLinesOf, plainLinesOf } from './parts.js';
import { revealedBy } from './personal-words.js';
import { knownNumberIn, phoneSpansIn } from './phones.js';
import { areOnlyPlaces } from './places.js';
import { proseIn } from './prose.js';
import { besideContactsIn, leadersIn, refereesIn, refereesToAskIn } from './referees.js';
import { registerNumbersIn } from './register-numbers.js';
import { revealedIn } from './revealed.js';
import { apart, MASKED_KINDS, type MaskedKind, type MaskedSpan, withoutSpans } from './spans.js';
import { halved, type View, viewOf, wordsBetween } from './view.js';

/** What the record knows of a person. */
export interface KnownPerson {
  full_name: string;
  /** Other spellings of the name. */
  other_names?: readonly string[];
  phone?: string | null;
  email?: string | null;
  links?: readonly string[];
}

/** A text as it is proposed for others, and what it lacks. */
export interface MaskedText {
  text: string;
  /** In the original text, in their order, without overlaps. */
  removed: MaskedSpan[];
}

/**
 * Proposes a text without personal data; takes time in proportion to its length. docs/rules.md#masking
 * @param isResume whether the text has a resume's parts, with the name at its top; otherwise it is one of a form's fields
 * @param kinds what goes; all by default
 */
export function proposeMaskedText(
  source: string,
  known: KnownPerson,
  isResume = true,
  kinds: readonly MaskedKind[] = MASKED_KINDS,
): MaskedText {
  const view = viewOf(source);
  const lines = isResume ? partLinesOf(view) : plainLinesOf(view);
  const names = namesOf(known);
  const own = isResume ? ownNameIn(view, lines, names) : { spans: [], found: [] };
  for (const name of own.found) names.add(learnable(name));
  const contacts = [...emailsIn(view, lines), ...phoneSpansIn(view, lines)];
  const found = [
    ...contacts,
    ...besideContactsIn(view, lines, contacts, names, (contact) => isContactOf(known, contact)),
    ...linksIn(view, lines, names.isWithin),
    ...identityNumbersIn(view, (place) => isPersonalAt(lines, place)),
    ...registerNumbersIn(lines),
    ...(known.phone ? knownNumberIn(view, known.phone) : []),
    ...labelledIn(view, lines, names.isWithin),
    ...revealedIn(view, lines),
    ...proseIn(view, lines),
    ...addressesIn(view, lines),
    ...refereesIn(lines, names),
    ...leadersIn(view, names),
    ...refereesToAskIn(lines, names),
    ...own.spans,
    ...namesIn(view, lines, names),
  ];
  found.push(...communitiesIn(view, lines, found));
  found.push(...neighboursIn(view, lines, found));
  const trimmed = found
    .map((span) => withoutBlanks(view.text, span))
    .filter(({ start, end, kind }) => end > start && kinds.includes(kind));
  const beside = moreBeside(view, lines, apart(trimmed)).filter(({ kind }) => kinds.includes(kind));
  const gone = apart([...trimmed, ...beside]);
  const removed = apart(
    gone.map(({ start, end, kind }) => ({ start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0, kind })),
  );
  return { text: withoutSpans(source, removed), removed };
}

/** Between what goes, a city and single words about the person go, too: "DOB 1.1.1996 Married Male". */
function moreBeside(view: View, lines: readonly PartLine[], gone: readonly MaskedSpan[]): MaskedSpan[] {
  const found: MaskedSpan[] = [];
  let nameAt = -Infinity;
  for (const line of lines) {
    const next = halved(gone.length, (at) => (gone[at]?.end ?? 0) <= line.start);
    if ((gone[next]?.start ?? Infinity) >= line.end) {
      if (line.part === 'head') {
        takeCityOfTitle(view, line, found);
        if (line.at - nameAt === 1 && isPlaceAndCity(line.text)) found.push({ ...line, kind: 'address' });
      } else if (line.at - nameAt <= 2) takeCityBelowName(line, found);
      continue;
    }
    let start = line.start;
    let place = next;
    const isPersonal = line.part === 'head' || line.part === 'personal' || line.part === 'declaration';
    const revealsBirth = gone
      .slice(next, next + 20)
      .some(({ start: at, kind }) => at < line.end && kind === 'birth_date');
    const take = (from: number, to: number): void => {
      if (to <= from) return;
      const lead = /^[\s.,;|•·-]{0,8}from\s/.exec(view.text.slice(from, to))?.[0].length ?? 0;
      const span = withoutBlanks(view.text, { start: from + lead, end: to, kind: 'address' });
      const words = wordsBetween(view, span.start, span.end).map(({ text }) => text);
      // "(R)" beside a number is a phone at home
      const isLetter = !revealsBirth && words.every((word) => word.length === 1);
      const revealed = (isPersonal || revealsBirth) && !isLetter ? revealedBy(words, true) : undefined;
      // "M.Sc." and "M. No." tell no sex
      if (/^[MF]\.\s?\p{L}/u.test(view.text.slice(span.start, span.end))) return;
      const isLabel = /^\s?:/.test(view.text.slice(span.end, span.end + 2));
      if (isLabel) return;
      if (revealed) found.push({ ...span, kind: revealed });
      else if (line.part === 'head' && /^[2-5]\d$/.test(words.join(' '))) found.push({ ...span, kind: 'birth_date' });
      else if ((line.part === 'head' || lead) && areOnlyPlaces(words)) found.push(span);
      else if (line.part === 'head' && words.length < 5 && endsInCity(view.text.slice(span.start, span.end)))
        found.push(span);
    };
    for (; (gone[place]?.start ?? Infinity) < line.end; place += 1) {
      take(start, gone[place]?.start ?? start);
      start = gone[place]?.end ?? start;
    }
    take(start, line.end);
    if (
      gone
        .slice(next, place)
        .some(({ start: from, kind }) => kind === 'name' && from === line.start && start >= line.end - 1)
    )
      nameAt = line.at;
  }
  return found;
}

/** Name, title and "Pune, Maharashtra, India" stand below each other after a column of contacts, too. */
function takeCityBelowName(line: PartLine, found: MaskedSpan[]): void {
  if (line.text.includes(',') && areOnlyPlaces(line.said.split(' '))) found.push({ ...line, kind: 'address' });
}

/** "Chanmari, Aizawl" */
const isPlaceAndCity = (text: string): boolean =>
  /^\p{Lu}[\p{L} ]{2,24}, \p{Lu}\p{L}{2,20}$/u.test(text) && endsInCity(text) && !namesTitle(text.split(',')[0] ?? '');

/** "Designer, Ahmedabad" says where the person lives; "Infosys, Pune" where they worked. */
function takeCityOfTitle(view: View, line: PartLine, found: MaskedSpan[]): void {
  const comma = line.text.lastIndexOf(',');
  if (
    comma < 0 ||
    line.text.length > 80 ||
    !namesTitle(line.text.slice(0, comma)) ||
    /\b(?:at|with)\b|@|\d/.test(line.text)
  )
    return;
  const span = withoutBlanks(view.text, { start: line.start + comma + 1, end: line.end, kind: 'address' });
  if (areOnlyPlaces(wordsBetween(view, span.start, span.end).map(({ text }) => text))) found.push(span);
}

function isContactOf({ phone, email }: KnownPerson, contact: string): boolean {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  if (digits.length > 7 && contact.replace(/\D/g, '').endsWith(digits)) return true;
  return email !== null && email !== undefined && plainOf(contact).includes(plainOf(email));
}

/** An address as it is however it is disguised: "a.b(at)c(dot)in". */
const plainOf = (email: string): string =>
  email
    .toLowerCase()
    .replace(/[[({<]\s?(?:at|dot)\s?[\])}>]|\s(?:at|dot)\s/g, '')
    .replace(/[^a-z\d]/g, '');

function namesOf(known: KnownPerson): NameWords {
  const names = new NameWords();
  for (const name of [known.full_name, ...(known.other_names ?? [])]) names.add(name);
  return names;
}

/** Of a name that was found, only words that are nothing else are looked for elsewhere. */
function learnable(name: string): string {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isSpaced = words.length > 3 && words.every((word) => word.length === 1);
  return isSpaced ? words.join('') : words.filter((word) => !isOrdinary(word.toLowerCase())).join(' ');
}

function isPersonalAt(lines: readonly PartLine[], place: number): boolean {
  const line = partLineAt(lines, place - 1);
  return line?.part === 'personal' || line?.part === 'head';
}

const BLANK = /[\s,:|•·;~]/;

function withoutBlanks(text: string, { start, end, kind }: MaskedSpan): MaskedSpan {
  let [from, to] = [start, end];
  while (from < to && BLANK.test(text[from] ?? '')) from += 1;
  while (to > from && BLANK.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to, kind };
}
