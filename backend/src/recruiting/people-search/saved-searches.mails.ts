import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** A saved search found people whom it had not found before. */
export const NEW_PEOPLE = mailTemplate<{
  name: string;
  search: string;
  count: number;
  /** Name and place of the first of them. */
  people: [name: string, place: string][];
  link: string;
}>('saved-search-new-people', ({ name, search, count, people, link }) => ({
  subject: `${count} new ${count === 1 ? 'person' : 'people'}: ${search}`,
  heading: 'New people in a saved search',
  blocks: [
    paragraph(
      `Hello ${name}, your saved search “${search}” found ${count === 1 ? 'a person' : `${count} people`} whom it had not found before.`,
    ),
    { kind: 'facts', facts: people },
    { kind: 'button', label: 'See the search', url: link },
    paragraph('You can switch this mail off where the search is saved.'),
  ],
}));
