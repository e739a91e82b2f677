import { hasText, translate } from '../i18n/translate';

/** A choice of the API in the shown language; in English it is its own word. */
export const choiceText = (choice: string): string =>
  hasText(`choice.${choice}`) ? translate(`choice.${choice}`) : choice;
