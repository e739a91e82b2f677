import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { MergedLogins } from './merged-logins.service.js';
import { takeBack, type Step } from './merge-journal.js';
import { MERGE_KINDS, type MergeKind } from './merge-kind.js';
import { Merge } from './merge.entity.js';
import {
  MERGE_NOT_FOUND,
  MERGE_UNDONE,
  UNDO_LATER_FIRST,
  UNDO_PLACEMENT_CHANGED,
  UNDO_TOO_LATE,
} from './merge.problems.js';
import { MERGES } from './merges.list.js';
import { type Journal } from './merge-record.js';
import { insertImage, lockedImage } from './row-images.js';

/** A later merge into the winner, or of the winner into another record. */
const LATER = `select winner_name as winner, loser_name as loser from merges where kind = $1 and undone_at is null and merge_id > $2
  and (winner_id = $3 or loser_id = $3) order by merge_id desc limit 1`;

/** Puts two merged records back as they were (docs/rules.md#merges). */
@Injectable()
export class MergeUndo {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly logins: MergedLogins,
    private readonly lists: ListReader,
  ) {}

  /**
   * Undoes a merge. What was edited since stays with the winner.
   * @returns the merge as the list shows it
   * @throws ApiException (404) when there is none
   * @throws ApiException (409) when it was undone before, is too old, or something stands in the way
   */
  async undo(caller: Caller, mergeId: number): Promise<JsonText> {
    return this.dataSource.transaction(async (transaction) => {
      const { merge, journal } = await openMerge(transaction, mergeId);
      const kind = MERGE_KINDS[merge.kind];
      const { key, name } = kind;
      const { winner_id: winnerId, loser_id: loserId, kind: table } = merge;
      await lockRecords(transaction, kind, winnerId);
      const winner = await lockedImage(transaction, table, { [key]: winnerId });
      if (!winner) throw new ApiException(MERGE_NOT_FOUND);
      await refuseChangedPlacements(transaction, journal);
      await transaction.query(`update merges set moving = pg_current_xact_id()::text::bigint where merge_id = $1`, [
        mergeId,
      ]);
      await this.logins.giveBack(transaction, caller, journal.accounts, {
        mergeId,
        name: String(winner[name]),
        field: kind.email,
      });
      await insertImage(transaction, table, journal.loser);
      for (const step of journal.steps.toReversed()) await takeBack(transaction, step);
      await settleVersion(transaction, kind, { winnerId, version: Number(winner['version']) }, journal.steps);
      await transaction.query(
        `update merges set moving = null, journal = null, undone_at = clock_timestamp(), undone_by_name = $2 where merge_id = $1`,
        [mergeId, caller.email],
      );
      const entry = { action: 'merge undone' as const, kind: kind.auditKind };
      const [ofWinner, ofLoser] = [String(winner[name]), String(journal.loser[name])];
      const after = { merged_from: loserId };
      await this.audit.record(transaction, caller, { ...entry, recordId: winnerId, name: ofWinner, before: after });
      const into = { merged_into: winnerId };
      await this.audit.record(transaction, caller, { ...entry, recordId: loserId, name: ofLoser, before: into });
      return this.lists.record(MERGES, mergeId, MERGE_NOT_FOUND, transaction);
    });
  }
}

async function openMerge(transaction: EntityManager, merge_id: number): Promise<{ merge: Merge; journal: Journal }> {
  const merge = await transaction.findOne(Merge, { where: { merge_id }, lock: { mode: 'pessimistic_write' } });
  if (!merge) throw new ApiException(MERGE_NOT_FOUND);
  if (merge.undone_at) throw new ApiException(MERGE_UNDONE);
  const { kind, winner_id, journal } = merge;
  const [late] = await transaction.query<{ late: boolean }[]>(
    'select undo_until < now() as late from merges where merge_id = $1',
    [merge_id],
  );
  if (late?.late || !journal) throw new ApiException(UNDO_TOO_LATE);
  const [later] = await transaction.query<{ winner: string; loser: string }[]>(LATER, [kind, merge_id, winner_id]);
  if (later) throw new ApiException(UNDO_LATER_FIRST, { values: { winner: later.winner, loser: later.loser } });
  return { merge, journal };
}

async function lockRecords(transaction: EntityManager, { kind }: MergeKind, winnerId: number): Promise<void> {
  if (kind !== 'employees') return;
  await transaction.query('select from connections where employee_id = $1 order by connection_id for update', [
    winnerId,
  ]);
}

/** The joined connection went on together with a placement that was only one's: nobody knows to whom that belongs. */
async function refuseChangedPlacements(transaction: EntityManager, { joined, steps }: Journal): Promise<void> {
  for (const { connection_id, job_title, placement_status } of joined) {
    const isMoved = steps.some(
      (step) =>
        step.did === 'moved' &&
        step.table === 'placements' &&
        step.to === connection_id &&
        step.target === 'connections',
    );
    if (!isMoved) continue;
    const now = await lockedImage(transaction, 'connections', { connection_id });
    if (now && now['placement_status'] !== placement_status) {
      throw new ApiException(UNDO_PLACEMENT_CHANGED, { values: { job: job_title } });
    }
  }
}

/** The old version is right again when nobody edited the winner; else the undo is one more edit. */
async function settleVersion(
  transaction: EntityManager,
  { kind, key }: MergeKind,
  { winnerId, version }: { winnerId: number; version: number },
  steps: readonly Step[],
): Promise<void> {
  const given = steps.find(
    (step) => step.did === 'changed' && step.table === kind && isDeepStrictEqual(step.key, { [key]: winnerId }),
  );
  if (given?.did !== 'changed' || given.after['version'] === version) return;
  await transaction.query(`update ${kind} set version = version + 1 where ${key} = $1`, [winnerId]);
}
