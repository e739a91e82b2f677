import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { COMPANIES_NAMED } from '../../companies/companies.service.js';
import { Company } from '../../companies/company.entity.js';
import { ConsentRegisterService } from '../../employees/consent/consent-register.service.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { type Skill } from '../../employees/employee.entity.js';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { joinedSkills, MAX_SKILLS } from '../../employees/skills-field.js';
import { SOURCES } from '../../employees/source.js';
import { databaseErrorCode } from '../../platform/errors/database-error.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { refuseOtherVersion } from '../../platform/record-version.js';
import { TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type Joining, joinings } from './joined-connections.js';
import { type Choices, type MergeDoneDto, type MergeDto, type MergePreviewDto } from './merge.dto.js';
import { PEOPLE_MERGED } from './merge.events.js';
import { MERGE_WITH_ITSELF, TOO_MANY_SKILLS } from './merge.problems.js';
import { MergeJournal } from './merge-journal.js';
import { type MergeKind } from './merge-kind.js';
import { MergeMailsService } from './merge-mails.service.js';
import { isPair, refuseWithoutPair } from './merge-without-pair.js';
import { type MergedAccounts, MergedLoginsService } from './merged-logins.service.js';
import { movePairs } from './merged-pairs.js';
import { conditionsOfConflicts, referencesTo } from './references.js';
import { type Row } from './row-images.js';

const DEADLOCK = '40P01';
const MAX_TRIES = 3;

/** These have a way of their own, or follow by triggers. */
const NOT_BY_REFERENCE = new Set(['connections', 'introductions', 'duplicate_pairs', 'candidate_index']);

/** No form that was opened in between has the version that an undo puts back. */
const VERSION_STEP = 1000;

/** All that only the owner of the tables may do: docs/security.md, R79. */
const MERGED = 'select merge_records($1, $2, $3, $4, $5, $6, $7) as merged';
const SAVE_JOURNAL = 'select keep_merge_journal($1, $2)';

interface Merged {
  merge_id: number;
  merged_at: string;
  undo_until: string;
  /** How many rows of each table became the winner's. */
  moves: Record<string, number>;
}

/** A company may have lost the account that it was made with: then no login ends. */
type MergedRow = Row & { version: number; user_id: number | null };

/** Both records as they were. */
interface Both {
  winner: MergedRow;
  loser: MergedRow;
}

interface Done extends MergePreviewDto {
  merge: Omit<Merged, 'moves'>;
}

/** What ends a preview: everything that it did is rolled back. */
class PreviewEnd extends Error {
  constructor(readonly done: Done) {
    super('preview');
  }
}

/** Merges two records in one transaction (docs/rules.md#merges). */
@Injectable()
export class MergeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logins: MergedLoginsService,
    private readonly mails: MergeMailsService,
    private readonly lists: ListReader,
    private readonly consent: SharingConsentService,
    private readonly consents: ConsentRegisterService,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Merges the loser into the winner. The loser's login ends.
   * @throws ApiException (400) when both are the same, or form no pair and no reason is given
   * @throws ApiException (403) when they form no pair and the caller is no super admin
   * @throws ApiException (404) when one of them does not exist
   * @throws ApiException (409) when one has another version than was looked at, one is restricted, or both were placed in the same job with
   * documents
   */
  async merge(caller: Caller, kind: MergeKind, winnerId: number, dto: MergeDto): Promise<MergeDoneDto> {
    const { merge, record } = await this.retried(() =>
      this.dataSource.transaction((transaction) => this.run(transaction, caller, kind, winnerId, dto)),
    );
    return { ...merge, record };
  }

  /**
   * What a merge would do. Nothing stays of it.
   * @throws as `merge`
   */
  async preview(caller: Caller, kind: MergeKind, winnerId: number, dto: MergeDto): Promise<MergePreviewDto> {
    try {
      await this.retried(() =>
        this.dataSource.transaction(async (transaction) => {
          throw new PreviewEnd(await this.run(transaction, caller, kind, winnerId, dto, true));
        }),
      );
    } catch (error) {
      if (!(error instanceof PreviewEnd)) throw error;
      const { record, moves, joined, is_pair } = error.done;
      return { record, moves, joined, is_pair };
    }
    throw new Error('a preview ends by being rolled back');
  }

  /** A change of a connection locks it before its person; of two that wait for each other one begins anew. */
  private async retried<T>(work: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (tries > 1 && databaseErrorCode(error) === DEADLOCK) return this.retried(work, tries - 1);
      throw error;
    }
  }

  private async run(
    transaction: EntityManager,
    caller: Caller,
    kind: MergeKind,
    winnerId: number,
    { loser_id: loserId, fields, reason, version, loser_version }: MergeDto,
    isPreview = false,
  ): Promise<Done> {
    if (winnerId === loserId) throw fieldProblem(MERGE_WITH_ITSELF, 'loser_id', {});
    const ends = { winnerId, loserId };
    const isPerson = kind.kind === 'employees';
    if (isPerson) await this.consent.lockAll(transaction, [winnerId, loserId]);
    else if (!isPreview) await this.announceNames(transaction, caller, [winnerId, loserId]);
    const { winner, loser } = await lockedBoth(transaction, kind, ends);
    if (winner['restricted'] || loser['restricted']) throw new ApiException(EMPLOYEE_RESTRICTED);
    refuseOtherVersion(winner, version);
    refuseOtherVersion(loser, loser_version);
    const is_pair = await isPair(transaction, kind, ends);
    if (!is_pair && !isPreview) refuseWithoutPair(caller, reason);
    const latest = isPerson
      ? [
          await this.consent.latestConsents(winnerId, transaction),
          await this.consent.latestConsents(loserId, transaction),
        ]
      : [];
    const journal = new MergeJournal(transaction);
    const both = isPerson ? await joinings(transaction, ends) : [];
    for (const one of both) {
      await removeConflictingRowsOfJoined(journal, one);
      journal.goes('connections', one.lost);
    }
    if (isPerson) await chooseResume(journal, ends, fields?.['resume'] === 'loser');
    await movePairs(journal, caller, kind, ends);
    await removeConflictingRows(journal, kind, ends);
    const values = { ...chosenValues(winner, loser, fields), ...strictest(winner, loser) };
    const { moves, ...merge } = await merged(transaction, caller, kind, ends, { winner, values, both, reason });
    if (isPerson) await this.consents.saveOfMerged(transaction, winnerId, latest);
    for (const { remaining, facts } of both) {
      await journal.change('connections', { connection_id: remaining.connection_id }, remaining, facts);
    }
    const accounts = await this.endLogin(transaction, caller, kind, merge.merge_id, {
      winner,
      loser,
      takesEmail: fields?.[kind.email] === 'loser',
    });
    await journal.change(kind.kind, { [kind.key]: winnerId }, winner, {
      ...values,
      version: winner.version + VERSION_STEP,
    });
    const joined = both.map((one) => one.joined);
    await transaction.query(SAVE_JOURNAL, [
      merge.merge_id,
      JSON.stringify({ loser, accounts, joined, steps: journal.steps }),
    ]);
    if (isPerson && !isPreview)
      await this.events.announce(PEOPLE_MERGED, transaction, { caller, employeeIds: [winnerId] });
    const record = await this.lists.record(kind.list, winnerId, kind.notFound, transaction);
    const names = { winner: String(winner[kind.name]), loser: String(loser[kind.name]) };
    if (accounts) await this.mails.merged(transaction, caller, accounts, names, merge.undo_until);
    return { merge, record, moves, joined, is_pair };
  }

  /** Each of two companies is about to be the other one, too. */
  private async announceNames(transaction: EntityManager, actor: Caller, companyIds: number[]): Promise<void> {
    const companies = await transaction.findBy(Company, { company_id: In(companyIds) });
    const names = companies.flatMap(({ name, legal_name }) => [name, legal_name].filter((one) => one !== null));
    await this.events.announce(COMPANIES_NAMED, transaction, { actor, companyIds, names });
  }

  /** Where one of the two has no login of its own any more, the other one's stays. */
  private async endLogin(
    transaction: EntityManager,
    caller: Caller,
    { name, email: field }: MergeKind,
    mergeId: number,
    { winner, loser, takesEmail }: Both & { takesEmail: boolean },
  ): Promise<MergedAccounts | undefined> {
    if (winner.user_id === null || loser.user_id === null) return undefined;
    return this.logins.end(transaction, caller, {
      mergeId,
      winner: { userId: winner.user_id, name: String(winner[name]), email: winner[field] },
      loser: { userId: loser.user_id, email: loser[field] },
      field,
      takesEmail,
    });
  }
}

/** Has the database merge the two. What changed on the winner stands in its entry of the audit log. */
async function merged(
  transaction: EntityManager,
  { userId, requestId, address }: Caller,
  { kind }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
  {
    winner,
    values,
    both,
    reason,
  }: { winner: Row; values: Row; both: readonly Joining[]; reason: string | null | undefined },
): Promise<Merged> {
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, winner[field] ?? null]));
  const joined = both.map(({ lost, remaining, detached }) => ({
    from: lost.connection_id,
    to: remaining.connection_id,
    detached,
  }));
  const [row] = await transaction.query<[{ merged: Merged }]>(MERGED, [
    kind,
    winnerId,
    loserId,
    userId,
    reason || null,
    JSON.stringify(joined),
    JSON.stringify({ request_id: requestId, address, before, after: values }),
  ]);
  return row.merged;
}

/** After consents; connections first, as a change of status does, then the records in the order of their keys. */
async function lockedBoth(
  transaction: EntityManager,
  { kind, key, notFound }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<Both> {
  const keys = [winnerId, loserId];
  if (kind === 'employees') {
    await transaction.query('select from connections where employee_id = any($1) order by connection_id for update', [
      keys,
    ]);
  }
  const rows = await transaction.query<{ image: Both['winner'] }[]>(
    `select to_jsonb(t) as image from ${kind} t where ${key} = any($1) order by ${key} for update`,
    [keys],
  );
  const images = rows.map(({ image }) => image);
  const winner = images.find((image) => image[key] === winnerId);
  const loser = images.find((image) => image[key] === loserId);
  if (!winner || !loser) throw new ApiException(notFound);
  return { winner, loser };
}

/** One resume is shown: the winner's, unless it has none or the loser's is chosen. */
async function chooseResume(
  { transaction, steps }: MergeJournal,
  { winnerId, loserId }: { winnerId: number; loserId: number },
  isLosers: boolean,
): Promise<void> {
  const shown = await transaction.query<{ employeeId: number; resumeId: number }[]>(
    `select employee_id as "employeeId", resume_id as "resumeId" from resumes where employee_id = any($1) and shown`,
    [[winnerId, loserId]],
  );
  if (!shown.length) return;
  steps.push({ did: 'chose resume', shown });
  if (shown.length === 1) return;
  const hidden = isLosers ? winnerId : loserId;
  await transaction.query('update resumes set shown = false where employee_id = $1 and shown', [hidden]);
}

/** What both have stands once, whichever noun it belongs to. */
async function removeConflictingRows(
  journal: MergeJournal,
  { kind }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<void> {
  for (const reference of await referencesTo(journal.transaction, kind)) {
    if (NOT_BY_REFERENCE.has(reference.table)) continue;
    for (const condition of await conditionsOfConflicts(journal.transaction, reference)) {
      await journal.remove(reference.table, condition, [loserId, winnerId]);
    }
  }
}

/** What both connections have once stays as the company was shown it. */
async function removeConflictingRowsOfJoined(
  journal: MergeJournal,
  { lost, remaining, isLostShown }: Joining,
): Promise<void> {
  const [going, staying] = isLostShown ? [remaining, lost] : [lost, remaining];
  for (const reference of await referencesTo(journal.transaction, 'connections')) {
    // one of two placements is detached instead
    if (reference.table === 'placements') continue;
    for (const condition of await conditionsOfConflicts(journal.transaction, reference)) {
      await journal.remove(reference.table, condition, [going.connection_id, staying.connection_id]);
    }
  }
}

function chosenValues(winner: Row, loser: Row, fields: Choices | null | undefined): Row {
  const chosen = Object.entries(fields ?? {}).filter(([field, from]) => from === 'loser' && field !== 'resume');
  const values: Row = Object.fromEntries(chosen.map(([field]) => [field, loser[field] ?? null]));
  return fields?.['skills'] === 'both' ? { ...values, skills: skillsOfBoth(winner, loser) } : values;
}

/**
 * Whom a record must not be shown to, and until when: what either of them says holds. So does the better source. A company that was to go
 * once it has paid stays with one that is there to stay.
 */
function strictest(winner: Row, loser: Row): Row {
  const [until] = [winner['off_limits_until'], loser['off_limits_until']].filter(Boolean).toSorted().reverse();
  const employer = winner['present_employer'] ?? loser['present_employer'];
  const employers = [winner, loser].flatMap((row) => (row['present_employer'] ? [row['present_employer']] : []));
  const blocked = [
    ...[winner, loser].flatMap((row) => (row['blocked_companies'] ?? []) as string[]),
    // either of two employers may be the present one, so both are blocked
    ...(new Set(employers).size > 1 ? (employers as string[]) : []),
  ];
  return {
    ...(until !== undefined && { off_limits_until: until }),
    ...(winner['goes_when_paid'] === true && loser['goes_when_paid'] !== true && { goes_when_paid: false }),
    ...(employer !== undefined && employer !== winner['present_employer'] && { present_employer: employer }),
    ...(blocked.length > 0 && { blocked_companies: [...new Set(blocked)] }),
    ...strongerSource(winner, loser),
  };
}

/** Who registered once is not asked for it again. */
function strongerSource(winner: Row, loser: Row): Row {
  const stronger = SOURCES.find((source) => source === winner['source'] || source === loser['source']);
  return stronger === undefined || stronger === winner['source'] ? {} : { source: stronger };
}

function skillsOfBoth(winner: Row, loser: Row): Skill[] {
  const skills = joinedSkills(winner['skills'] as Skill[], loser['skills'] as Skill[]);
  if (skills.length > MAX_SKILLS) throw fieldProblem(TOO_MANY_SKILLS, 'fields', { max: MAX_SKILLS });
  return skills;
}
