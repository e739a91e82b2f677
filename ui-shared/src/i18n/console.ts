import { texts as own } from './en/console';
import type { texts as shared } from './en/public';
import type { PlainKey, Translate } from './text';
import { showTexts, translate } from './translate';

type ConsoleTexts = typeof own & typeof shared;

showTexts(own);

/** Key of a text that needs no values, for tables of labels: a text is looked up when it is shown. */
export type ConsoleTextKey = PlainKey<ConsoleTexts>;

/** A text of the console: its own, and what both user interfaces share. */
export const t: Translate<ConsoleTexts> = translate;
