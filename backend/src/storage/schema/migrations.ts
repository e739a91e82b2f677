import { AccessLog1700000079000 } from './access-log.js';
import { AccountLanguage1700000073000 } from './account-language.js';
import { AccountRestrictions1700000077000 } from './account-restrictions.js';
import { AdminPermissions1700000065000 } from './admin-permissions.js';
import { AgencyLogo1700000108300 } from './agency-logo.js';
import { AskedPeople1700000107500 } from './asked-people.js';
import { AskedShowings1700000087000 } from './asked-showings.js';
import { Baseline1700000038073 } from './baseline.js';
import { BothScripts1700000074000 } from './both-scripts.js';
import { Breaches1700000076000 } from './breaches.js';
import { CalendarSessions1700000102000 } from './calendar-sessions.js';
import { CompanyMembers1700000047000 } from './company-members.js';
import { CompanyNames1700000091000 } from './company-names.js';
import { ConnectionAnswers1700000057000 } from './connection-answers.js';
import { Consents1700000067000 } from './consents.js';
import { DataDuties1700000081000 } from './data-duties.js';
import { ErasedEntries1700000088000 } from './erased-entries.js';
import { ErasedPeople1700000083000 } from './erased-people.js';
import { GoneRoutines1700000106000 } from './gone-routines.js';
import { Grievances1700000075000 } from './grievances.js';
import { HeldRecords1700000082000 } from './held-records.js';
import { Interviews1700000048000 } from './interviews.js';
import { JobIndex1700000109000 } from './job-index.js';
import { KeysCheckedLast1700000101000 } from './keys-checked-last.js';
import { KnownAs1700000107000 } from './known-as.js';
import { KnownClaims1700000058000 } from './known-claims.js';
import { LinesOfImports1700000100000 } from './lines-of-imports.js';
import { MailRecipients1700000063000 } from './mail-recipients.js';
import { MailSubjects1700000085000 } from './mail-subjects.js';
import { MailedSequences1700000055000 } from './mailed-sequences.js';
import { Mailings1700000051000 } from './mailings.js';
import { MaskedTexts1700000095000 } from './masked-texts.js';
import { NeededIndexes1700000105000 } from './needed-indexes.js';
import { NobodysPhones1700000100001 } from './nobodys-phones.js';
import { NoticePeriod1700000040000 } from './notice-period.js';
import { NoticeTexts1700000089000 } from './notice-texts.js';
import { Notifications1700000049000 } from './notifications.js';
import { Offers1700000052000 } from './offers.js';
import { OpeningTimes1700000062000 } from './opening-times.js';
import { OwnData1700000078000 } from './own-data.js';
import { OwnerIndexes1700000059000 } from './owner-indexes.js';
import { PasskeyTries1700000086000 } from './passkey-tries.js';
import { PenaltyCases1700000072000 } from './penalty-cases.js';
import { Promises1700000096000 } from './promises.js';
import { ProvenTerms1700000071000 } from './proven-terms.js';
import { RepeatedWork1700000041000 } from './repeated-work.js';
import { RequestsByEmail1700000093000 } from './requests-by-email.js';
import { RowCounts1700000044000 } from './row-counts.js';
import { RowCountsAlone1700000104000 } from './row-counts-alone.js';
import { SecondFactor1700000064000 } from './second-factor.js';
import { SignsInNames1700000100002 } from './signs-in-names.js';
import { Sources1700000080000 } from './sources.js';
import { StandingRestrictions1700000084000 } from './standing-restrictions.js';
import { Submissions1700000046000 } from './submissions.js';
import { SupplyTypes1700000103000 } from './supply-types.js';
import { UndoneChanges1700000045000 } from './undone-changes.js';
import { UnsaidConsents1700000088001 } from './unsaid-consents.js';
import { UrgentNotifications1700000060000 } from './urgent-notifications.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Baseline1700000038073,
  NoticePeriod1700000040000,
  RepeatedWork1700000041000,
  RowCounts1700000044000,
  UndoneChanges1700000045000,
  Submissions1700000046000,
  CompanyMembers1700000047000,
  Interviews1700000048000,
  Notifications1700000049000,
  Mailings1700000051000,
  Offers1700000052000,
  MailedSequences1700000055000,
  ConnectionAnswers1700000057000,
  KnownClaims1700000058000,
  OwnerIndexes1700000059000,
  UrgentNotifications1700000060000,
  OpeningTimes1700000062000,
  MailRecipients1700000063000,
  SecondFactor1700000064000,
  AdminPermissions1700000065000,
  Consents1700000067000,
  ProvenTerms1700000071000,
  PenaltyCases1700000072000,
  AccountLanguage1700000073000,
  BothScripts1700000074000,
  Grievances1700000075000,
  Breaches1700000076000,
  AccountRestrictions1700000077000,
  OwnData1700000078000,
  AccessLog1700000079000,
  Sources1700000080000,
  DataDuties1700000081000,
  HeldRecords1700000082000,
  ErasedPeople1700000083000,
  StandingRestrictions1700000084000,
  MailSubjects1700000085000,
  PasskeyTries1700000086000,
  AskedShowings1700000087000,
  ErasedEntries1700000088000,
  UnsaidConsents1700000088001,
  NoticeTexts1700000089000,
  CompanyNames1700000091000,
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
];

const BASELINE = Baseline1700000038073.name;
/** The newest migration of version 1.4: after it a database has the tables of the baseline. */
const LAST_OF_1_4 = 'FoundPeople1700000038073';

/** When a migration was written: the 13 digits at the end of its name. */
export const writtenAt = (name: string): number => Number(name.slice(-13));

/**
 * What ran, in names since the baseline: those of version 1.4 led to it.
 * @param ran names of migrations in a database or a backup
 * @returns nothing where some ran and the baseline was not reached
 */
export function sinceBaseline(ran: string[]): string[] | undefined {
  if (ran.length && !ran.includes(BASELINE) && !ran.includes(LAST_OF_1_4)) return undefined;
  const later = ran.filter((name) => writtenAt(name) > writtenAt(BASELINE));
  return ran.length ? [BASELINE, ...later] : [];
}
