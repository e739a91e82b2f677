import { type Language } from '../../platform/language/language.js';
import { type Letterhead } from '../letterhead.js';

/** A part of a letter: a heading, a text with line breaks, or facts by name. */
export type LetterBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] };

/** A letter of the agency, as it is printed. */
export interface AgencyLetter {
  agency: Letterhead;
  language: Language;
  title: string;
  blocks: readonly LetterBlock[];
  /** ISO 8601. */
  printed_at: string;
}

export const heading = (text: string): LetterBlock => ({ kind: 'heading', text });
export const text = (words: string): LetterBlock => ({ kind: 'text', text: words });
export const facts = (all: readonly (readonly [name: string, value: string])[]): LetterBlock => ({
  kind: 'facts',
  facts: all,
});
