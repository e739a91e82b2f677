import { Accounts1700000001000 } from './1700000001000-accounts.js';
import { PeopleAndCompanies1700000002000 } from './1700000002000-people-and-companies.js';
import { JobsAndConnections1700000003000 } from './1700000003000-jobs-and-connections.js';
import { HistoryAuditMailTotals1700000004000 } from './1700000004000-history-audit-mail-totals.js';
import { LimitsWithoutLog1700000005000 } from './1700000005000-limits-without-log.js';
import { FirstPasswordExpiry1700000006000 } from './1700000006000-first-password-expiry.js';
import { IdempotentCalls1700000007000 } from './1700000007000-idempotent-calls.js';
import { RecordVersions1700000008000 } from './1700000008000-record-versions.js';
import { SearchedFields1700000009000 } from './1700000009000-searched-fields.js';
import { SkillCounts1700000010000 } from './1700000010000-skill-counts.js';
import { TermsAcceptance1700000011000 } from './1700000011000-terms-acceptance.js';
import { StatusMoments1700000020000 } from './1700000020000-status-moments.js';
import { HeldMails1700000020001 } from './1700000020001-held-mails.js';
import { AuditPurge1700000020002 } from './1700000020002-audit-purge.js';
import { LimitsByDatabaseClock1700000031000 } from './1700000031000-limits-by-database-clock.js';
import { KnownOrigins1700000032000 } from './1700000032000-known-origins.js';
import { RegistrationForms1700000033000 } from './1700000033000-registration-forms.js';
import { RefusedPoints1700000034000 } from './1700000034000-refused-points.js';
import { Notes1700000035000 } from './1700000035000-notes.js';
import { AgencySettings1700000036000 } from './1700000036000-agency-settings.js';
import { Placements1700000036001 } from './1700000036001-placements.js';
import { Invoices1700000036002 } from './1700000036002-invoices.js';
import { Payments1700000036003 } from './1700000036003-payments.js';
import { WarrantyClaims1700000036004 } from './1700000036004-warranty-claims.js';
import { MoneyFigures1700000036010 } from './1700000036010-money-figures.js';
import { ClaimedPlacements1700000036020 } from './1700000036020-claimed-placements.js';
import { WorkQueue1700000037000 } from './1700000037000-work-queue.js';
import { Resumes1700000037001 } from './1700000037001-resumes.js';
import { KnownSkills1700000037200 } from './1700000037200-known-skills.js';
import { ReadWishes1700000037201 } from './1700000037201-read-wishes.js';
import { CandidateIndex1700000037202 } from './1700000037202-candidate-index.js';
import { SavedSearches1700000037203 } from './1700000037203-saved-searches.js';
import { Introductions1700000037300 } from './1700000037300-introductions.js';
import { ComparedFacts1700000037305 } from './1700000037305-compared-facts.js';
import { DuplicatePairs1700000037310 } from './1700000037310-duplicate-pairs.js';
import { MovedReferences1700000037315 } from './1700000037315-moved-references.js';
import { Merges1700000037320 } from './1700000037320-merges.js';
import { Imports1700000037400 } from './1700000037400-imports.js';
import { ListExports1700000037401 } from './1700000037401-list-exports.js';
import { MergesByTheOwner1700000038010 } from './1700000038010-merges-by-the-owner.js';
import { GivenNumbers1700000038012 } from './1700000038012-given-numbers.js';
import { GivenFacts1700000038013 } from './1700000038013-given-facts.js';
import { ResumeReading1700000038030 } from './1700000038030-resume-reading.js';
import { SkillsInTexts1700000038031 } from './1700000038031-skills-in-texts.js';
import { WorkUnderWay1700000038040 } from './1700000038040-work-under-way.js';
import { FailedImports1700000038041 } from './1700000038041-failed-imports.js';
import { OldestVersions1700000038050 } from './1700000038050-oldest-versions.js';
import { FollowedPlacements1700000038051 } from './1700000038051-followed-placements.js';
import { LastBackup1700000038054 } from './1700000038054-last-backup.js';
import { TdsAlone1700000038061 } from './1700000038061-tds-alone.js';
import { DocumentMails1700000038062 } from './1700000038062-document-mails.js';
import { ReadingVersions1700000038065 } from './1700000038065-reading-versions.js';
import { Spellings1700000038070 } from './1700000038070-spellings.js';
import { PlacesAsPeopleSayThem1700000038071 } from './1700000038071-places-as-people-say-them.js';
import { DegreesAsPeopleSayThem1700000038072 } from './1700000038072-degrees-as-people-say-them.js';
import { FoundPeople1700000038073 } from './1700000038073-found-people.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Accounts1700000001000,
  PeopleAndCompanies1700000002000,
  JobsAndConnections1700000003000,
  HistoryAuditMailTotals1700000004000,
  LimitsWithoutLog1700000005000,
  FirstPasswordExpiry1700000006000,
  IdempotentCalls1700000007000,
  RecordVersions1700000008000,
  SearchedFields1700000009000,
  SkillCounts1700000010000,
  TermsAcceptance1700000011000,
  StatusMoments1700000020000,
  HeldMails1700000020001,
  AuditPurge1700000020002,
  LimitsByDatabaseClock1700000031000,
  KnownOrigins1700000032000,
  RegistrationForms1700000033000,
  RefusedPoints1700000034000,
  Notes1700000035000,
  AgencySettings1700000036000,
  Placements1700000036001,
  Invoices1700000036002,
  Payments1700000036003,
  WarrantyClaims1700000036004,
  MoneyFigures1700000036010,
  ClaimedPlacements1700000036020,
  WorkQueue1700000037000,
  Resumes1700000037001,
  KnownSkills1700000037200,
  ReadWishes1700000037201,
  CandidateIndex1700000037202,
  SavedSearches1700000037203,
  Introductions1700000037300,
  ComparedFacts1700000037305,
  DuplicatePairs1700000037310,
  MovedReferences1700000037315,
  Merges1700000037320,
  Imports1700000037400,
  ListExports1700000037401,
  MergesByTheOwner1700000038010,
  GivenNumbers1700000038012,
  GivenFacts1700000038013,
  ResumeReading1700000038030,
  SkillsInTexts1700000038031,
  WorkUnderWay1700000038040,
  FailedImports1700000038041,
  OldestVersions1700000038050,
  FollowedPlacements1700000038051,
  LastBackup1700000038054,
  TdsAlone1700000038061,
  DocumentMails1700000038062,
  ReadingVersions1700000038065,
  Spellings1700000038070,
  PlacesAsPeopleSayThem1700000038071,
  DegreesAsPeopleSayThem1700000038072,
  FoundPeople1700000038073,
];
