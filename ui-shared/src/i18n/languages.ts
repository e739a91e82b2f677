import { retryImport } from '../chunks/retry-import';
import { type DayWords, showDays } from './days';
import type { Language, Part } from './language';
import type { Texts } from './text';
import { english, showTexts } from './translate';

const ENGLISH = 'en';
const ENGLISH_TAG = 'en-IN';

/** What the public site is offered in besides English, by BCP 47 tag. */
const others = new Map<string, Offered>();

interface Offered {
  /** What it calls itself. */
  name: string;
  load: () => Promise<Language>;
}

/** Pseudo-languages reveal texts that were not translated. Production builds have none. */
const HAS_PSEUDO = import.meta.env.MODE !== 'production';
const PSEUDO_TAG = 'en-x-pseudo';

const KEY = 'niyukt.language';

let current = ENGLISH;
/** Whether it was chosen since this page was loaded. */
let chosenHere = false;
const listeners = new Set<() => void>();

export const currentLanguage = (): string => current;
/** The shown language as accounts know it: pseudo-languages are English. */
export const spokenLanguage = (): string => (others.has(current) ? current : ENGLISH);
export const isChosenHere = (): boolean => chosenHere;

/** Offers a language besides English. Without any, the interface is in English, even if the browser asks for another one. */
export function offerLanguage(tag: string, offered: Offered): void {
  others.set(tag, offered);
}

/** Languages to choose from, each under the name that it has itself; none where English is all there is. */
export const offeredLanguages = (): [tag: string, name: string][] =>
  others.size ? [[ENGLISH, 'English'], ...[...others].map(([tag, { name }]): [string, string] => [tag, name])] : [];

/**
 * Calls back when the language changes.
 * @returns a function that stops it
 */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Loaded {
  tag: string;
  texts: readonly Texts[];
  days?: DayWords;
}

async function load(name: string): Promise<Loaded> {
  const language = await others.get(name)?.load();
  if (language) {
    const { tag, days, errors } = language;
    const parts = [...english.keys()];
    // what a login needs of them stands in its own part
    const loads = [...parts.map((part) => language[part as Part]), parts.length > 1 ? errors : undefined];
    return { tag, days, texts: await Promise.all(loads.flatMap((texts) => texts?.() ?? [])) };
  }
  const texts = [...english.values()];
  const change = HAS_PSEUDO && (await import('./pseudo')).PSEUDO[name];
  return change ? { tag: PSEUDO_TAG, texts: texts.map(change) } : { tag: ENGLISH_TAG, texts };
}

async function show(name: string): Promise<void> {
  const { tag, texts, days } = await load(name);
  for (const part of texts) showTexts(part, tag);
  showDays(days);
  document.documentElement.lang = tag;
  current = name;
  for (const listener of listeners) listener();
}

/** Stores a language in this browser: the next page that is loaded shows it. */
export function storeLanguage(name: string): void {
  window.localStorage.setItem(KEY, name);
}

/** Stores a language in this browser, and shows it once its texts are loaded. */
export async function chooseLanguage(name: string): Promise<void> {
  storeLanguage(name);
  chosenHere = true;
  await show(name);
}

const isOffered = (name: string): boolean => HAS_PSEUDO || name === ENGLISH || others.has(name);

/** The one that was chosen in this browser, else the first of the browser's own that is offered, else English. */
function chosenLanguage(): string {
  const chosen = window.localStorage.getItem(KEY);
  if (chosen !== null && isOffered(chosen)) return chosen;
  const own = navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  return own.find((tag) => tag === ENGLISH || others.has(tag)) ?? ENGLISH;
}

/** Shows the chosen language in all loaded parts; not needed for English alone. `?lang=`, as in the links of mails, chooses one. */
export async function showChosenLanguage(): Promise<void> {
  const wanted = new URLSearchParams(window.location.search).get('lang');
  if (wanted && isOffered(wanted)) {
    chosenHere = true;
    storeLanguage(wanted);
  }
  const chosen = chosenLanguage();
  // without its texts the page stays as it is
  if (chosen !== ENGLISH || chosen !== current) await show(chosen).catch(() => undefined);
}

/** Loads a page, a second time if need be, together with its texts in the current language. */
export async function inLanguage<Page>(load: () => Promise<Page>): Promise<Page> {
  const page = await retryImport(load);
  await showChosenLanguage();
  return page;
}
