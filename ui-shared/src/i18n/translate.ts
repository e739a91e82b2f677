import { texts } from './en/public';
import type { PlainKey, PluralText, Text, Texts, Translate, Values } from './text';

const shown = new Map<string, Text>();
let plurals = new Intl.PluralRules('en-IN');

/** The parts of a language; a page has the first, and those of its own. */
export type Part =
  | 'public'
  | 'registration'
  | 'recovery'
  | 'dashboards'
  | 'ownResume'
  | 'console'
  | 'ledger'
  | 'candidates'
  | 'health'
  | 'reactAdmin';

/** The English texts of the parts that are here. They come with the code that shows them. */
export const english = new Map<Part, Texts>();

/** Shows texts from now on, in the place of those with the same keys. @param tag BCP 47, decides on plural forms */
export function showTexts(more: Texts, tag: string): void {
  for (const [key, text] of Object.entries(more)) shown.set(key, text);
  plurals = new Intl.PluralRules(tag);
}

/** Adds a part that has come, in English. */
export function addEnglish(part: Part, more: Texts): void {
  english.set(part, more);
  showTexts(more, 'en-IN');
}

addEnglish('public', texts);

const formOf = (text: PluralText, { count }: Values): string => text[plurals.select(Number(count))] ?? text.other;

/** Whether there is a text of this key. */
export const hasText = (key: string): boolean => shown.has(key);

/** The text of a key, in the language of this moment; the key itself where there is no text. */
export function translate(key: string, values: Values = {}): string {
  const text = shown.get(key) ?? key;
  const line = typeof text === 'string' ? text : formOf(text, values);
  return line.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type PublicTexts = typeof texts;

/** Key of a text that needs no values, for tables of labels: a text is looked up when it is shown. */
export type TextKey = PlainKey<PublicTexts>;

/** A text of the login page, or one that every page of both user interfaces shares. */
export const t: Translate<PublicTexts> = translate;
