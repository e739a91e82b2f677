import { en } from './en';

/** Every text of the user interfaces has a key; a key that does not exist does not compile. */
export type TextKey = keyof typeof en;

/** The text of a key, with `%{name}` filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return en[key].replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
