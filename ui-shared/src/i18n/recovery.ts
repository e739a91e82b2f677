import { recovery as texts } from './en/recovery';
import { addPart } from './translate';

/** Texts of password recovery, and shared ones. */
export const t = addPart('recovery', texts);
