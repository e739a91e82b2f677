import { security as texts } from './en/security';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('security', texts);

/** Texts of signing in: second steps, sessions, second factors. */
export const t: Translate<PublicTexts & typeof texts> = translate;
