import { bell } from '@niyukt/ui-shared/i18n/en/bell';
import { jobs } from '@niyukt/ui-shared/i18n/en/jobs';
import { members } from '@niyukt/ui-shared/i18n/en/members';
import type { offers } from '@niyukt/ui-shared/i18n/en/offers';
import type { PlainKey, Translate } from '@niyukt/ui-shared/i18n/text';
import { addEnglish, type PublicTexts, translate } from '@niyukt/ui-shared/i18n/translate';
import { admins } from './admins';
import { auditLog } from './audit-log';
import type { texts as candidates } from './candidates';
import { companies } from './companies';
import { connections } from './connections';
import { dashboard } from './dashboard';
import { employees } from './employees';
import { frame } from './frame';
import type { texts as health } from './health';
import type { texts as help } from './help';
import type { interviews } from './interviews';
import type { texts as ledger } from './ledger';
import { lists } from './lists';
import type { mailings } from './mailings';
import { notes } from './notes';
import { palette } from './palette';
import type { privacy } from './privacy';
import { reactAdmin } from './react-admin';
import { records } from './records';
import { resources } from './resources';
import type { submissions } from './submissions';
import type { tasks } from './tasks';
import type { timeline } from './timeline';

/** The console's own texts. */
export const texts = {
  ...admins,
  ...auditLog,
  ...bell,
  ...companies,
  ...connections,
  ...dashboard,
  ...employees,
  ...frame,
  ...jobs,
  ...lists,
  ...members,
  ...notes,
  ...palette,
  ...records,
  ...resources,
} as const;

/** Texts of the ledger, of finding people, of interviews, and of the product's state come with the code that shows them. */
type ConsoleTexts = PublicTexts &
  typeof texts &
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

addEnglish('console', texts);
addEnglish('reactAdmin', reactAdmin);

/** Key of a text without values, for tables of labels, which are looked up when they are shown. */
export type ConsoleTextKey = PlainKey<ConsoleTexts>;

/** Texts of the console and those shared by both user interfaces. */
export const t: Translate<ConsoleTexts> = translate;
