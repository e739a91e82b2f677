import { grievances as texts } from './en/grievances';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('grievances', texts);

/** Texts of what people write to the agency, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
