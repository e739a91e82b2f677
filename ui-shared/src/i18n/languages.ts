import type { Language } from './language';
import type { Texts } from './text';
import { english, showTexts } from './translate';

const ENGLISH = 'en';
const ENGLISH_TAG = 'en-IN';

/** Languages besides English, one per line: `hi: async () => (await import('./hi')).language`. */
const OTHERS: Readonly<Record<string, () => Promise<Language>>> = {};

/** Pseudo-languages reveal texts that were not translated. Production builds have none. */
const HAS_PSEUDO = import.meta.env.MODE !== 'production';
const PSEUDO_TAG = 'en-x-pseudo';

const KEY = 'niyukt.language';

let current = ENGLISH;
const listeners = new Set<() => void>();

export const currentLanguage = (): string => current;

/**
 * Calls back when the language changes.
 * @returns a function that stops it
 */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(name: string): Promise<{ tag: string; texts: readonly Texts[] }> {
  const language = await OTHERS[name]?.();
  if (language) {
    const loads = [
      ...[...english.keys()].map((part) => language[part]),
      language.errors ?? (() => Promise.resolve({})),
    ];
    return { tag: language.tag, texts: await Promise.all(loads.map((texts) => texts())) };
  }
  const texts = [...english.values()];
  const change = HAS_PSEUDO && (await import('./pseudo')).PSEUDO[name];
  return change ? { tag: PSEUDO_TAG, texts: texts.map(change) } : { tag: ENGLISH_TAG, texts };
}

async function show(name: string): Promise<void> {
  const { tag, texts } = await load(name);
  for (const part of texts) showTexts(part, tag);
  document.documentElement.lang = tag;
  current = name;
  for (const listener of listeners) listener();
}

/** Stores a language in this browser, and shows it once its texts are loaded. */
export async function chooseLanguage(name: string): Promise<void> {
  window.localStorage.setItem(KEY, name);
  await show(name);
}

/** Shows the language stored in this browser, in all loaded parts; not needed for English. In development, `?lang=` chooses one. */
export async function showChosenLanguage(): Promise<void> {
  const asked = HAS_PSEUDO ? new URLSearchParams(window.location.search).get('lang') : null;
  if (asked) window.localStorage.setItem(KEY, asked);
  const chosen = window.localStorage.getItem(KEY) ?? ENGLISH;
  // without its texts the page stays in English
  if (chosen !== ENGLISH && (HAS_PSEUDO || Object.hasOwn(OTHERS, chosen))) await show(chosen).catch(() => undefined);
}

/** Loads a page together with its texts in the current language. */
export async function inLanguage<Page>(load: () => Promise<Page>): Promise<Page> {
  const page = await load();
  await showChosenLanguage();
  return page;
}
