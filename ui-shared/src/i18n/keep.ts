import { keep as texts } from './en/keep';
import { addPart } from './translate';

/** Texts of the question whether a person's details may be kept, and shared ones. */
export const t = addPart('keep', texts);
