import type { texts as candidates } from './en/candidates';
import { texts as own } from './en/console';
import type { interviews } from './en/console-interviews';
import type { texts as health } from './en/health';
import type { texts as help } from './en/help';
import type { texts as ledger } from './en/ledger';
import type { mailings } from './en/mailings';
import type { offers } from './en/offers';
import type { privacy } from './en/privacy';
import { reactAdmin } from './en/react-admin';
import type { submissions } from './en/submissions';
import type { tasks } from './en/tasks';
import type { timeline } from './en/timeline';
import type { PlainKey, Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

/** Texts of the ledger, of finding people, of interviews, and of the product's state come with the code that shows them. */
type ConsoleTexts = PublicTexts &
  typeof own &
  typeof ledger &
  typeof candidates &
  typeof health &
  typeof help &
  typeof submissions &
  typeof tasks &
  typeof offers &
  typeof interviews &
  typeof mailings &
  typeof privacy &
  typeof timeline;

addEnglish('console', own);
addEnglish('reactAdmin', reactAdmin);

/** Key of a text without values, for tables of labels, which are looked up when they are shown. */
export type ConsoleTextKey = PlainKey<ConsoleTexts>;

/** Texts of the console and those shared by both user interfaces. */
export const t: Translate<ConsoleTexts> = translate;
