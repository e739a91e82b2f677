import type { texts as candidates } from './en/candidates';
import { texts as own } from './en/console';
import type { texts as health } from './en/health';
import type { texts as ledger } from './en/ledger';
import { reactAdmin } from './en/react-admin';
import type { PlainKey, Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

/** Those of the ledger, of searching people, and of the product's state are there once a page or drawer of it has come. */
type ConsoleTexts = PublicTexts & typeof own & typeof ledger & typeof candidates & typeof health;

addEnglish('console', own);
addEnglish('reactAdmin', reactAdmin);

/** Key of a text that needs no values, for tables of labels: a text is looked up when it is shown. */
export type ConsoleTextKey = PlainKey<ConsoleTexts>;

/** A text of the console: its own, and what both user interfaces share. */
export const t: Translate<ConsoleTexts> = translate;
