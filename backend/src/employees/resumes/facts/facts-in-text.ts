import { emailIn, ownLines, phoneIn } from './contacts.js';
import { educationIn } from './education.js';
import { type FoundFacts } from './found-facts.js';
import { sectionsOf } from './sections.js';
import { titleIn } from './title.js';
import { yearsIn } from './years.js';

/** Facts in the text itself; skills come from the agency's vocabulary. */
export type TextFacts = Omit<FoundFacts, 'skills'>;

/**
 * Finds facts about a resume's person. Every repetition in a pattern is bounded, so that time grows linearly with the text.
 * @param text without runs of blanks, as it is stored
 * @param today the end of present positions
 */
export function factsInText(text: string, today: Date): TextFacts {
  const lines = sectionsOf(text.split('\n').map((line) => line.trim()));
  const own = ownLines(lines);
  return {
    email: emailIn(own),
    phone: phoneIn(own),
    years_of_experience: yearsIn(text, lines, today),
    last_title: titleIn(lines),
    education: educationIn(lines),
  };
}
