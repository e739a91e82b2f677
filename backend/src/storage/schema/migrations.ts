import { RequestsByEmail1700000093000 } from './baseline.js';
import { JobIndex1700000109000 } from './job-index.js';
import { NeededIndexes1700000105000 } from './needed-indexes.js';
import { SalariesRead1700000110000 } from './salaries-read.js';
import {
  AgencyLogo1700000108300,
  AskedPeople1700000107500,
  CalendarSessions1700000102000,
  GoneRoutines1700000106000,
  KeysCheckedLast1700000101000,
  KnownAs1700000107000,
  LinesOfImports1700000100000,
  MaskedTexts1700000095000,
  NobodysPhones1700000100001,
  Promises1700000096000,
  RowCountsAlone1700000104000,
  SignsInNames1700000100002,
  SupplyTypes1700000103000,
} from './until-1.7.js';

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
