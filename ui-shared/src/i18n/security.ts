import { security as texts } from './en/security';
import { addPart } from './translate';

/** Texts of signing in: second steps, sessions, second factors. */
export const t = addPart('security', texts);
