import { educationIn } from './education.js';
import { type FoundFacts } from './found-facts.js';
import { sectionsOf } from './sections.js';
import { titleIn } from './title.js';
import { yearsIn } from './years.js';

/** Facts that stand in the text itself; skills come from the agency's vocabulary. */
export type TextFacts = Omit<FoundFacts, 'skills'>;

const EMAIL = /[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,5}[a-z]{2,24}(?![\w-])/i;
/** Ten digits that begin with 6 to 9, in groups of any kind, after +91, 91 or 0 or without. */
const PHONE = /(?<![\d.])(?:\+?\s?91[\s().-]{0,3}|0)?\(?([6-9](?:[\s().-]{0,2}\d){9})\)?(?![\d])/;

/**
 * What a resume says about its person. Every part of a pattern is bounded, so that a longer text takes no more than that much longer.
 * @param text with no runs of blanks, as it is kept
 * @param today ends what goes on at present
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
