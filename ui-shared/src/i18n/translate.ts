import { agencyName } from './agency-name';
import { texts } from './en/public';
import type { Part } from './language';
import type { PlainKey, Text, Texts, Translate, Values } from './text';

/** A text with the plural forms of its own language: a part that comes later may be in another one. */
interface Shown {
  text: Text;
  plurals: Intl.PluralRules;
}

const shown = new Map<string, Shown>();

/** The English texts of the loaded parts. */
export const english = new Map<string, Texts>();

/**
 * Adds or replaces texts.
 * @param tag BCP 47, decides on plural forms
 */
export function showTexts(more: Texts, tag: string): void {
  const plurals = new Intl.PluralRules(tag);
  for (const [key, text] of Object.entries(more)) shown.set(key, { text, plurals });
}

/** Adds a part in English. */
export function addEnglish(part: string, more: Texts): void {
  english.set(part, more);
  showTexts(more, 'en-IN');
}

addEnglish('public', texts);

const lineOf = ({ text, plurals }: Shown, { count }: Values): string =>
  typeof text === 'string' ? text : (text[plurals.select(Number(count))] ?? text.other);

/** What texts say without being given it. */
const standing = (name: string): string | undefined => (name === 'agency' ? agencyName() : undefined);

export const hasText = (key: string): boolean => shown.has(key);

/** The text of a key in the current language, with the agency's name for `%{agency}`; the key itself when it has no text. */
export function translate(key: string, values: Values = {}): string {
  const found = shown.get(key);
  const line = found ? lineOf(found, values) : key;
  return line.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? standing(name) ?? whole));
}

export type PublicTexts = typeof texts;

/** Key of a text without values, for tables of labels, which are looked up when they are shown. */
export type TextKey = PlainKey<PublicTexts>;

/** Texts of the login page, and those shared by all pages of both user interfaces. */
export const t: Translate<PublicTexts> = translate;

/**
 * Adds a part in English that other languages have, too.
 * @returns its texts, those shared by all pages, and others that its pages have loaded
 */
export function addPart<More extends Texts, Others = unknown>(
  part: Part,
  more: More,
): Translate<PublicTexts & Others & More> {
  addEnglish(part, more);
  return translate;
}
