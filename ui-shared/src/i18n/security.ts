import { security as texts } from './en/security';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('security', texts);

/** Texts of signing in: second steps, sessions, second factors. */
export const t: Translate<PublicTexts & typeof texts> = translate;
