import { myData as texts } from './en/my-data';
import { addPart } from './translate';

/** Texts of the page about the own data, and shared ones. */
export const t = addPart('myData', texts);
