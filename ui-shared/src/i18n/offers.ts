import { offers as texts } from './en/offers';
import { addPart } from './translate';

/** Texts of offers, and shared ones. */
export const t = addPart('offers', texts);
