import { spokenLanguage } from './languages';

const LETTERS = [
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
] as const;

/** For `lang` of what somebody typed, where its letters are not those of the page: screen readers then pronounce it. */
export function typedLanguage(text: string | null | undefined): string | undefined {
  const language = LETTERS.find(([, letters]) => letters.test(text ?? ''))?.[0];
  return language === spokenLanguage() ? undefined : language;
}
