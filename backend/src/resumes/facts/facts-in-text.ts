import { educationIn } from './education.js';
import { type FoundFacts } from './found-facts.js';
import { sectionsOf } from './sections.js';
import { titleIn } from './title.js';
import { yearsIn } from './years.js';

/** Facts in the text itself; skills come from the agency's vocabulary. */
export type TextFacts = Omit<FoundFacts, 'skills'>;

const EMAIL = /[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,5}[a-z]{2,24}(?![\w-])/i;
/** Ten digits from 6 to 9 on, in any grouping, with an optional prefix +91, 91 or 0. */
const PHONE = /(?<![\d.])(?:\+?\s?91[\s().-]{0,3}|0)?\(?([6-9](?:[\s().-]{0,2}\d){9})\)?(?![\d])/;

/**
 * Finds facts about a resume's person. Every repetition in a pattern is bounded, so that time grows linearly with the text.
 * @param text without runs of blanks, as it is stored
 * @param today the end of present positions
 */
export function factsInText(text: string, today: Date): TextFacts {
  const lines = sectionsOf(text.split('\n').map((line) => line.trim()));
  return {
    email: EMAIL.exec(text)?.[0].toLowerCase() ?? null,
    phone: phoneIn(text),
    years_of_experience: yearsIn(text, lines, today),
    last_title: titleIn(lines),
    education: educationIn(lines),
  };
}

function phoneIn(text: string): string | null {
  const [, number] = PHONE.exec(text) ?? [];
  return number ? `+91${number.replace(/\D/g, '')}` : null;
}
