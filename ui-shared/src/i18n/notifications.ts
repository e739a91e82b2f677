import { notifications as texts } from './en/notifications';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('notifications', texts);

/** Texts of the opened bell, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
