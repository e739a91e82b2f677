import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { databaseErrorCode } from '../platform/errors/database-error.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { itemStatement } from '../platform/lists/list-sql.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { joinConnections } from './joined-connections.js';
import { moveIntroductions } from './merged-introductions.js';
import { MergedLogins } from './merged-logins.service.js';
import { movePairs } from './merged-pairs.js';
import { type Choices, type MergeDto, type MergeDoneDto, type MergePreviewDto } from './merge.dto.js';
import { MergeJournal } from './merge-journal.js';
import { type MergeKind } from './merge-kind.js';
import { MERGE_WITH_ITSELF } from './merge.problems.js';
import { conditionsOfRivals, referencesTo } from './references.js';
import { type Row } from './row-images.js';

const DEADLOCK = '40P01';
const MAX_TRIES = 3;

/** These have a way of their own, or follow by triggers. */
const NOT_BY_REFERENCE = new Set(['introductions', 'duplicate_pairs', 'candidate_index']);

/** No form that was opened in between has the version that an undo puts back. */
const VERSION_STEP = 1000;

/** Names the transaction, so that the database lets references follow. */
const BEGUN = `insert into merges (kind, winner_id, winner_name, loser_id, loser_name, loser_user_id, merged_by, merged_by_name, moving)
  values ($1, $2, $3, $4, $5, $6, $7, $8, pg_current_xact_id()::text::bigint)
  returning merge_id, to_jsonb(merged_at) #>> '{}' as merged_at, to_jsonb(undo_until) #>> '{}' as undo_until`;

interface Begun {
  merge_id: number;
  merged_at: string;
  undo_until: string;
}

/** Both records as they were. */
interface Both {
  winner: Row & { version: number; user_id: number };
  loser: Row & { version: number; user_id: number };
}

interface Done extends MergePreviewDto {
  merge: Begun;
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
    private readonly audit: AuditService,
    private readonly logins: MergedLogins,
  ) {}

  /**
   * Merges the loser into the winner. The loser's login ends.
   * @throws ApiException (400) when both are the same
   * @throws ApiException (404) when one of them does not exist
   * @throws ApiException (409) when one has another version than was looked at, or both were placed in the same job with documents
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
          throw new PreviewEnd(await this.run(transaction, caller, kind, winnerId, dto));
        }),
      );
    } catch (error) {
      if (!(error instanceof PreviewEnd)) throw error;
      const { record, moves, joined } = error.done;
      return { record, moves, joined };
    }
    throw new Error('a preview ends by being rolled back');
  }

  /** Whoever changes a connection locks it before its person; of two that wait for each other one begins anew. */
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
    { loser_id: loserId, fields, version, loser_version }: MergeDto,
  ): Promise<Done> {
    if (winnerId === loserId) {
      throw new ApiException(MERGE_WITH_ITSELF, {
        fields: [{ field: 'loser_id', message: MERGE_WITH_ITSELF.sentence }],
      });
    }
    const ends = { winnerId, loserId };
    const { winner, loser } = await lockedBoth(transaction, kind, ends);
    refuseOtherVersion(winner, version);
    refuseOtherVersion(loser, loser_version);
    const [merge] = await transaction.query<[Begun]>(BEGUN, [
      kind.kind,
      winnerId,
      winner[kind.name],
      loserId,
      loser[kind.name],
      loser.user_id,
      caller.userId,
      caller.email,
    ]);
    const journal = new MergeJournal(transaction);
    const moves: Record<string, number> = {};
    const isPerson = kind.kind === 'employees';
    const joined = isPerson ? await joinConnections(journal, ends) : [];
    moves['introductions'] = await moveIntroductions(journal, kind, ends);
    if (isPerson) await chooseResume(journal, ends, fields?.['resume'] === 'loser');
    await movePairs(journal, caller, kind, ends);
    await moveOthers(journal, kind, ends, moves);
    const accounts = await this.logins.end(transaction, caller, {
      mergeId: merge.merge_id,
      winner: { userId: winner.user_id, name: String(winner[kind.name]) },
      loser: { userId: loser.user_id },
      field: kind.email,
      takesEmail: fields?.[kind.email] === 'loser',
    });
    await transaction.query(`delete from ${kind.kind} where ${kind.key} = $1`, [loserId]);
    const values = chosenValues(loser, fields);
    await journal.change(kind.kind, { [kind.key]: winnerId }, winner, {
      ...values,
      version: winner.version + VERSION_STEP,
    });
    await transaction.query('update merges set journal = $2, moving = null where merge_id = $1', [
      merge.merge_id,
      JSON.stringify({ loser, accounts, joined, steps: journal.steps }),
    ]);
    await this.record(transaction, caller, kind, ends, { winner, loser, values });
    const [row] = await itemStatement(kind.list).within(transaction, [winnerId]);
    return { merge, record: { ...row?.record }, moves, joined };
  }

  private async record(
    transaction: EntityManager,
    caller: Caller,
    { auditKind, name }: MergeKind,
    { winnerId, loserId }: { winnerId: number; loserId: number },
    { winner, loser, values }: { winner: Row; loser: Row; values: Row },
  ): Promise<void> {
    const entry = { action: 'merged' as const, kind: auditKind };
    const before = Object.fromEntries(Object.keys(values).map((field) => [field, winner[field] ?? null]));
    await this.audit.record(transaction, caller, {
      ...entry,
      recordId: winnerId,
      name: String(winner[name]),
      before,
      after: { ...values, merged_from: loserId },
    });
    await this.audit.record(transaction, caller, {
      ...entry,
      recordId: loserId,
      name: String(loser[name]),
      after: { merged_into: winnerId },
    });
  }
}

/** Connections first, as a change of status does, then the records in the order of their keys. */
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

/** What else refers to the loser, whichever noun it belongs to. What both have stands once. */
async function moveOthers(
  journal: MergeJournal,
  { kind }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
  moves: Record<string, number>,
): Promise<void> {
  for (const reference of await referencesTo(journal.transaction, kind)) {
    const { table, column } = reference;
    if (NOT_BY_REFERENCE.has(table)) continue;
    for (const condition of await conditionsOfRivals(journal.transaction, reference)) {
      await journal.remove(table, condition, [loserId, winnerId]);
    }
    moves[table] = (moves[table] ?? 0) + (await journal.move(table, column, kind, loserId, winnerId));
  }
}

function chosenValues(loser: Row, fields: Choices | null | undefined): Row {
  const chosen = Object.entries(fields ?? {}).filter(([field, from]) => from === 'loser' && field !== 'resume');
  return Object.fromEntries(chosen.map(([field]) => [field, loser[field] ?? null]));
}
