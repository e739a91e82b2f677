import { texts } from './en/public';
import type { PlainKey, PluralText, Text, Texts, Translate, Values } from './text';

const shown = new Map<string, Text>();
let plurals = new Intl.PluralRules('en-IN');

/** Parts of a language: every page has the first one, and its own. */
export type Part =
  | 'public'
  | 'registration'
  | 'recovery'
  | 'dashboards'
  | 'ownResume'
  | 'console'
  | 'ledger'
  | 'consoleInterviews'
  | 'candidates'
  | 'companyCandidates'
  | 'applications'
  | 'ownInterviews'
  | 'health'
  | 'notifications'
  | 'offers'
  | 'submissions'
  | 'tasks'
  | 'mailings'
  | 'timeline'
  | 'reactAdmin';

/** The English texts of the loaded parts. */
export const english = new Map<Part, Texts>();

/**
 * Adds or replaces texts.
 * @param tag BCP 47, decides on plural forms
 */
export function showTexts(more: Texts, tag: string): void {
  for (const [key, text] of Object.entries(more)) shown.set(key, text);
  plurals = new Intl.PluralRules(tag);
}

/** Adds a part in English. */
export function addEnglish(part: Part, more: Texts): void {
  english.set(part, more);
  showTexts(more, 'en-IN');
}

addEnglish('public', texts);

const formOf = (text: PluralText, { count }: Values): string => text[plurals.select(Number(count))] ?? text.other;

export const hasText = (key: string): boolean => shown.has(key);

/** The text of a key in the current language; the key itself when it has no text. */
export function translate(key: string, values: Values = {}): string {
  const text = shown.get(key) ?? key;
  const line = typeof text === 'string' ? text : formOf(text, values);
  return line.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type PublicTexts = typeof texts;

/** Key of a text without values, for tables of labels, which are looked up when they are shown. */
export type TextKey = PlainKey<PublicTexts>;

/** Texts of the login page, and those shared by all pages of both user interfaces. */
export const t: Translate<PublicTexts> = translate;
