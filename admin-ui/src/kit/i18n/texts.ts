// brings react-admin's messages
import '../../texts/console';
import type { I18nProvider } from 'react-admin';
import { chooseLanguage, currentLanguage } from '@niyukt/ui-shared/i18n/languages';
import { hasText, translate as textOf } from '@niyukt/ui-shared/i18n/translate';

interface Options {
  /** How many; chooses between the forms of a message. */
  smart_count?: number;
  /** In place of a message that there is not. */
  _?: unknown;
  [value: string]: unknown;
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A message of react-admin, in the language of this moment, with its values filled in. */
export function translate(key: string, { _: fallback, ...options }: Options = {}): string {
  const values = Object.entries(options).flatMap(([name, value]) => (isValue(value) ? [[name, value] as const] : []));
  const message = !hasText(key) && isValue(fallback) ? String(fallback) : key;
  return textOf(message, { count: options.smart_count ?? 1, ...Object.fromEntries(values) });
}

/** react-admin's own words come from where all texts come from. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: chooseLanguage,
  getLocale: currentLanguage,
};
