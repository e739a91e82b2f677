import { spokenLanguage } from './languages';

const LETTERS = [
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
] as const;

/** The `lang` of a typed text whose letters are not those of the page, so that screen readers pronounce it. */
export function typedLanguage(text: string | null | undefined): string | undefined {
  const language = LETTERS.find(([, letters]) => letters.test(text ?? ''))?.[0];
  return language === spokenLanguage() ? undefined : language;
}
