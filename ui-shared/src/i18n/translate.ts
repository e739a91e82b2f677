import { texts } from './en/public';
import type { PlainKey, PluralText, Text, Texts, Translate } from './text';

type Values = Readonly<Record<string, string | number>>;

/** What is shown at present, by key. */
const shown = new Map<string, Text>(Object.entries(texts));
let plurals = new Intl.PluralRules('en-IN');

/** Shows texts from now on, in the place of those with the same keys. @param tag BCP 47, chooses between plural forms */
export function showTexts(more: Texts, tag?: string): void {
  for (const [key, text] of Object.entries(more)) shown.set(key, text);
  if (tag) plurals = new Intl.PluralRules(tag);
}

export const hasText = (key: string): boolean => shown.has(key);

const formOf = (text: PluralText, { count }: Values): string => text[plurals.select(Number(count))] ?? text.other;

/** The text of a key; the key itself where there is none. */
export function translate(key: string, values: Values = {}): string {
  const text = shown.get(key) ?? key;
  const line = typeof text === 'string' ? text : formOf(text, values);
  return line.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Key of a text that needs no values, for tables of labels: a text is looked up when it is shown. */
export type TextKey = PlainKey<typeof texts>;

/** A text of the public pages, and of what both user interfaces share. */
export const t: Translate<typeof texts> = translate;
