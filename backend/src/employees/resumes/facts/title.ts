import { withoutEnds } from '../../../platform/text.js';
import { goesOn, hasPeriod } from './periods.js';
import { type SectionLine } from './sections.js';

const TITLE_WORD =
  /\b(?:engineer|developer|programmer|architect|analyst|consultant|manager|executive|officer|accountant|auditor|designer|tester|administrator|specialist|associate|partner|lead|leader|director|supervisor|technician|assistant|co-?ordinator|scientist|researcher|recruiter|intern|trainee|apprentice|operator|nurse|doctor|physician|pharmacist|therapist|physiotherapist|teacher|tutor|trainer|lecturer|professor|principal|clerk|cashier|receptionist|secretary|librarian|driver|electrician|mechanic|machinist|welder|fitter|plumber|surveyor|inspector|advisor|adviser|counsellor|representative|telecaller|editor|writer|strategist|planner|buyer|head|president)\b/i;
/** Titles followed by their field: Manager Operations, Head of Sales. */
const TITLE_OF =
  /^(?:manager|executive|officer|head|director|president|engineer|assistant|trainee|intern|teacher|professor|lecturer)$/i;
const MAX_WORDS_AFTER = 3;
const MAX_TITLE = 80;
const MAX_TITLE_WORDS = 6;
/** In characters, including what surrounds a title. */
const MAX_TITLE_PART = 2 * MAX_TITLE;
/** What separates a title from company, place and years. */
const TITLE_END = /[|,•·\t–—(]|\s-\s|\s(?:at|with|@|in)\s/;
const NO_TITLE =
  /\b(?:objective|summary|profile|seeking|looking|responsib|experience|years|reporting|worked with|managed|team of|declare|skills?|certifi(?:ed|cate|cation)|course|training|award|program(?:me)?|society|club)\b|[.;:]\s|[.;:]$/i;
const LABEL = /^\W{0,3}(?:(?:current|present|last)\s)?(?:designation|position|role|post|job title|title)\s?[:–-]\s?/i;
const CAPITALISED = /^[^\p{L}]{0,3}[\p{Lu}\d]/u;
const SMALL_WORD = /^(?:of|and|for|the|cum|&|-|\/)$/;
const YEAR = /\b(?:19|20)\d{2}\b/;
const WITH_COMPANY = /\s(?:at|@)\s/;
/** Lines at the top with name, title and contact. */
const HEAD_LINES = 8;
/** Maximum distance in lines between a position and its years. */
const YEARS_AWAY = 2;

/**
 * The first title in a usual place: below the name, or beside the company or the years. Resumes name the last position first; where that
 * has ended, one that goes on comes before it.
 */
export function titleIn(lines: readonly SectionLine[]): string | null {
  let ended: string | undefined;
  const filled = lines.filter(({ text }) => text);
  for (const [place, { text, section }] of filled.entries()) {
    const labelled = text.replace(LABEL, '');
    const around = filled.slice(Math.max(0, place - YEARS_AWAY), place + YEARS_AWAY + 1);
    const isBeside = labelled !== text || WITH_COMPANY.test(text) || around.some((line) => YEAR.test(line.text));
    const stands = section === 'head' ? place < HEAD_LINES || isBeside : section === 'experience' && isBeside;
    if (!stands) continue;
    const isDated = YEAR.test(text);
    for (const part of labelled.split(TITLE_END)) {
      const title = titleOf(part, isDated);
      if (!title) continue;
      const dates = [text, filled[place + 1]?.text ?? ''];
      if (dates.some(goesOn) || (!ended && !dates.some(hasPeriod))) return title;
      ended ??= title;
    }
  }
  return ended ?? null;
}

/** Whether a line has a word that titles have. */
export const namesTitle = (line: string): boolean => TITLE_WORD.test(line);

/** @param isDated whether years are on the same line: then lower case is accepted */
function titleOf(part: string, isDated: boolean): string | undefined {
  if (part.length > MAX_TITLE_PART || NO_TITLE.test(part)) return undefined;
  const title = withoutEnds(part, /\W/, /[\W_]/);
  const words = title.split(/\s+/);
  const last = words.findLastIndex((word) => TITLE_WORD.test(word));
  const fits = title.length <= MAX_TITLE && words.length <= MAX_TITLE_WORDS && !/\d{3}/.test(title);
  if (last < 0 || !fits) return undefined;
  const after = words.length - 1 - last;
  if (after > (TITLE_OF.test(words[last] ?? '') ? MAX_WORDS_AFTER : 0)) return undefined;
  const isWritten = words.every((word) => CAPITALISED.test(word) || SMALL_WORD.test(word));
  return isWritten || (isDated && !after) ? title : undefined;
}
