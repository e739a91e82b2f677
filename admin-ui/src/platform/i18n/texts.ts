import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

interface Options {
  /** How many; chooses between the forms of a message. */
  smart_count?: number;
  /** In place of a message that there is not. */
  _?: unknown;
  [value: string]: unknown;
}

type Messages = string | { readonly [name: string]: Messages | undefined } | undefined;

const messageAt = (key: string): Messages =>
  key.split('.').reduce<Messages>((node, name) => (typeof node === 'object' ? node[name] : undefined), english);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A message of react-admin in English: one form for one, another for several, `%{name}` filled in. */
export function translate(key: string, options: Options = {}): string {
  const found = messageAt(key) ?? options._ ?? key;
  if (typeof found !== 'string') return key;
  const forms = found.split('||||');
  const form = options.smart_count === undefined || options.smart_count === 1 ? forms[0] : forms.at(-1);
  return (form ?? '').trim().replace(/%\{(\w+)\}/g, (whole, name: string) => textOf(options[name]) ?? whole);
}

/** react-admin's own words. Its usual provider brings a library for many languages. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
