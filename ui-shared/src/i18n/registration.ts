import { registration as texts } from './en/registration';
import { addPart } from './translate';

/** Texts of the registration, and shared ones. */
export const t = addPart('registration', texts);
