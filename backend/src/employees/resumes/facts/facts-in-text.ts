import { isNoMobile, isSomebodys, phonesIn } from '../../../platform/phones.js';
import { seenOf } from '../../../platform/text.js';
import { educationIn } from './education.js';
import { type FoundFacts } from './found-facts.js';
import { type SectionLine, sectionsOf } from './sections.js';
import { titleIn } from './title.js';
import { yearsIn } from './years.js';

/** Facts in the text itself; skills come from the agency's vocabulary. */
export type TextFacts = Omit<FoundFacts, 'skills'>;

/** Whole: behind a letter that no address has here, it would be somebody else's. */
const EMAIL =
  /(?<!\p{Script=Latin}['’]?)(?:[\w.+-]{1,64}['’])?[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,5}[a-z]{2,24}(?![\w-])/iu;
/** Whose number follows in a line. */
const OF_OTHERS =
  /(?<!\p{L})(?:father|mother|husband|wife|spouse|guardian|parents?|brother|sister|emergency|referees?|references?|ref|reporting|supervisor|manager|पिता|माता|संदर्भ)(?!\p{L})/iu;
/** Of a line, before a number. */
const BESIDE = 80;

/** A label that stands at an e-mail address without a blank between them. */
const LABEL_BEFORE = /^(?:E-?mail|E-?MAIL|Mail)(?:\s?I[Dd]|[-_]ID)?[-_.]?(?=[a-z])/;
const LABEL_BEHIND =
  /^([a-z]{2,6}?)(?:mobile|mob|phone|ph|contact|tel|cell|whatsapp|e?mail|address|linkedin|github|skype|dob|date|gender|location|website|portfolio|nationality|objective|summary|experience|skills)$/i;
const NUMBER_BEFORE = /^\d{3,12}(?=[a-z])/i;

/** Lines that describe the person, not of those who are named as references. */
function ownLines(lines: readonly SectionLine[]): string[] {
  return lines.filter(({ section }) => section !== 'references').map(({ text }) => text);
}

function emailIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const found = EMAIL.exec(line);
    if (!found || OF_OTHERS.test(line.slice(Math.max(0, found.index - BESIDE), found.index))) continue;
    return emailAlone(found[0].replace('’', "'"), line.slice(0, found.index)).toLowerCase();
  }
  return null;
}

/** An address without labels and numbers that stand right at it. */
function emailAlone(found: string, before: string): string {
  const at = found.lastIndexOf('@');
  const dot = found.lastIndexOf('.');
  const local = found.slice(0, at).replace(LABEL_BEFORE, '');
  const digits = NUMBER_BEFORE.exec(local)?.[0] ?? '';
  const isNumber = digits && phonesIn(`${before}${digits}`).some(({ end }) => end === before.length + digits.length);
  const end = found.slice(dot + 1);
  // "inMobile", "commobile"
  const top = /^([a-z]{2,})[A-Z]/.exec(end)?.[1] ?? LABEL_BEHIND.exec(end)?.[1] ?? end;
  return `${isNumber ? local.slice(digits.length) : local}${found.slice(at, dot + 1)}${top}`;
}

function phoneIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const own = phonesIn(line).find(
      (phone) => isSomebodys(phone.digits) && !isNoMobile(phone) && !OF_OTHERS.test(phone.before),
    );
    if (own) return `+91${own.digits}`;
  }
  return null;
}

/**
 * Finds facts about a resume's person. Every repetition in a pattern is bounded, so that time grows linearly with the text.
 * @param text without runs of blanks, as it is stored
 * @param today the end of present positions
 */
export function factsInText(text: string, today: Date): TextFacts {
  const lines = sectionsOf(text.split('\n').map((line) => line.trim()));
  const own = ownLines(lines).map(seenOf);
  return {
    email: emailIn(own),
    phone: phoneIn(own),
    years_of_experience: yearsIn(text, lines, today),
    last_title: titleIn(lines),
    education: educationIn(lines),
  };
}
