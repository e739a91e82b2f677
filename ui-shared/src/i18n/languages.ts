import type { Language } from './language';
import type { Texts } from './text';
import { english, showTexts } from './translate';

const ENGLISH = 'en';
const ENGLISH_TAG = 'en-IN';

/** Languages besides English, a line each: `hi: async () => (await import('./hi')).language`. */
const OTHERS: Readonly<Record<string, () => Promise<Language>>> = {};

/** Pseudo-languages show which texts cannot be translated. A build for production has none. */
const HAS_PSEUDO = import.meta.env.MODE !== 'production';
const PSEUDO_TAG = 'en-x-pseudo';

const KEY = 'niyukt.language';

let current = ENGLISH;
const listeners = new Set<() => void>();

/** The language that is shown. */
export const currentLanguage = (): string => current;

/** Calls back when another language is shown. @returns ends it */
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

/** Remembers a language in this browser, and shows it once its texts are here. */
export async function chooseLanguage(name: string): Promise<void> {
  window.localStorage.setItem(KEY, name);
  await show(name);
}

/**
 * Shows the language that was chosen in this browser, in every part that is here; English needs no call.
 * While developing, `?lang=` chooses one.
 */
export async function showChosenLanguage(): Promise<void> {
  const asked = HAS_PSEUDO ? new URLSearchParams(window.location.search).get('lang') : null;
  if (asked) window.localStorage.setItem(KEY, asked);
  const chosen = window.localStorage.getItem(KEY) ?? ENGLISH;
  // without its texts the page stays in English
  if (chosen !== ENGLISH && (HAS_PSEUDO || Object.hasOwn(OTHERS, chosen))) await show(chosen).catch(() => undefined);
}

/** Loads a page, and its texts in the language that is shown. */
export async function inLanguage<Page>(load: () => Promise<Page>): Promise<Page> {
  const page = await load();
  await showChosenLanguage();
  return page;
}
