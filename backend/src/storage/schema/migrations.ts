import { AgencyLogo1700000108300 } from './agency-logo.js';
import { AskedPeople1700000107500 } from './asked-people.js';
import { RequestsByEmail1700000093000 } from './baseline.js';
import { CalendarSessions1700000102000 } from './calendar-sessions.js';
import { GoneRoutines1700000106000 } from './gone-routines.js';
import { JobIndex1700000109000 } from './job-index.js';
import { KeysCheckedLast1700000101000 } from './keys-checked-last.js';
import { KnownAs1700000107000 } from './known-as.js';
import { LinesOfImports1700000100000 } from './lines-of-imports.js';
import { MaskedTexts1700000095000 } from './masked-texts.js';
import { NeededIndexes1700000105000 } from './needed-indexes.js';
import { NobodysPhones1700000100001 } from './nobodys-phones.js';
import { Promises1700000096000 } from './promises.js';
import { RowCountsAlone1700000104000 } from './row-counts-alone.js';
import { SalariesRead1700000110000 } from './salaries-read.js';
import { SignsInNames1700000100002 } from './signs-in-names.js';
import { SupplyTypes1700000103000 } from './supply-types.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  RequestsByEmail1700000093000,
  MaskedTexts1700000095000,
  Promises1700000096000,
  LinesOfImports1700000100000,
  NobodysPhones1700000100001,
  SignsInNames1700000100002,
  KeysCheckedLast1700000101000,
  CalendarSessions1700000102000,
  SupplyTypes1700000103000,
  RowCountsAlone1700000104000,
  NeededIndexes1700000105000,
  GoneRoutines1700000106000,
  KnownAs1700000107000,
  AskedPeople1700000107500,
  AgencyLogo1700000108300,
  JobIndex1700000109000,
  SalariesRead1700000110000,
];

/** The tables of the baseline: a database or a backup that has run it, by itself or by the migrations that it replaced, has them. */
const BASELINE = RequestsByEmail1700000093000.name;

/** When a migration was written: the 13 digits at the end of its name. */
const writtenAt = (name: string): number => Number(name.slice(-13));

/**
 * What ran, from the baseline on.
 * @param ran names of migrations in a database or a backup
 * @returns nothing where some ran and the baseline was not reached
 */
export function sinceBaseline(ran: string[]): string[] | undefined {
  if (ran.length && !ran.includes(BASELINE)) return undefined;
  return ran.filter((name) => writtenAt(name) >= writtenAt(BASELINE));
}
