import { hasText, translate } from '../i18n/translate';

/** A choice of the API in the shown language; in English it is its own word. Nothing where none was made. */
export function choiceText(choice: string): string;
export function choiceText(choice: string | null): string | null;
export function choiceText(choice: string | null): string | null {
  const key = `choice.${choice}`;
  return hasText(key) ? translate(key) : choice;
}
