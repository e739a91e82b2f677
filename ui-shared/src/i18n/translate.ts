import { en } from './en';

/** Every text of the user interfaces has a key; a key that does not exist does not compile. */
export type TextKey = keyof typeof en;

/** Values for the `%{name}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Answers the text of a key of this catalogue, with `%{name}` filled in. */
export function translatorOf<Key extends string>(texts: Readonly<Record<Key, string>>) {
  return (key: Key, values: TextValues = {}): string =>
    texts[key].replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text of the public pages, and of what both user interfaces share. */
export const t = translatorOf(en);
