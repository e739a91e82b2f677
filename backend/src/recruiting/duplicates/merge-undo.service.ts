import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { COMPANIES_NAMED } from '../../companies/companies.service.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { existing } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { Merge } from './merge.entity.js';
import { PEOPLE_MERGED } from './merge.events.js';
import {
  MERGE_NOT_FOUND,
  MERGE_UNDONE,
  UNDO_LATER_FIRST,
  UNDO_PLACEMENT_CHANGED,
  UNDO_TOO_LATE,
} from './merge.problems.js';
import { type MergeStep, revertStep } from './merge-journal.js';
import { MERGE_KINDS, type MergeKind } from './merge-kind.js';
import { MergeMailsService } from './merge-mails.service.js';
import { type Journal, type MovedStep } from './merge-record.js';
import { MergedLoginsService } from './merged-logins.service.js';
import { type MergeEntryDto, MERGES } from './merges.list.js';
import { insertImage, lockedImage, type Row } from './row-images.js';

/** A later merge into the winner, or of the winner into another record. */
const LATER = `select winner_name as winner, loser_name as loser from merges where kind = $1 and undone_at is null and merge_id > $2
  and (winner_id = $3 or loser_id = $3) order by merge_id desc limit 1`;

/** All that only the owner of the tables may do. */
const UNDONE = 'select undo_merge($1, $2, $3)';

/** Puts two merged records back as they were (docs/rules.md#merges). */
@Injectable()
export class MergeUndoService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logins: MergedLoginsService,
    private readonly mails: MergeMailsService,
    private readonly lists: ListReader,
    private readonly consent: SharingConsentService,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Undoes a merge. What was edited since stays with the winner.
   * @returns the merge as the list shows it
   * @throws ApiException (409) when it was undone before, is too old, or something stands in the way
   */
  async undo(caller: Caller, mergeId: number): Promise<MergeEntryDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { kind, winnerId, loserId, winner } = await lockedWinner(transaction, this.consent, mergeId);
      const { merge, journal } = await openMerge(transaction, mergeId);
      if (!winner) throw new ApiException(MERGE_NOT_FOUND);
      if (winner['restricted']) throw new ApiException(EMPLOYEE_RESTRICTED);
      const { kind: table, name } = kind;
      await refuseChangedPlacements(transaction, journal, merge.moved ?? []);
      const { accounts } = journal;
      const back = { mergeId, name: String(winner[name]), field: kind.email };
      const emailBack = accounts && (await this.logins.giveBack(transaction, caller, accounts, back));
      await insertImage(transaction, table, journal.loser);
      const steps = journal.steps.toReversed();
      for (const step of steps.filter(isBeforeMoves)) await revertStep(transaction, step);
      await transaction.query(UNDONE, [mergeId, caller.userId, JSON.stringify(entryOf(caller, kind, emailBack))]);
      for (const step of steps.filter((one) => !isBeforeMoves(one))) await revertStep(transaction, step);
      const ids = [winnerId, loserId];
      if (kind.kind === 'employees') {
        await this.events.announce(PEOPLE_MERGED, transaction, { caller, employeeIds: ids });
      } else await this.events.announce(COMPANIES_NAMED, transaction, { actor: caller, companyIds: ids });
      const names = { winner: String(winner[name]), loser: String(journal.loser[name]) };
      if (accounts) await this.mails.undone(transaction, caller, accounts, names);
      await settleVersion(transaction, kind, { winnerId, version: Number(winner['version']) }, journal.steps);
      return this.lists.record(MERGES, mergeId, MERGE_NOT_FOUND, transaction);
    });
  }
}

/** Rows that have to be there, and facts that have to be free, before the database moves back what refers to them. */
function isBeforeMoves({ did, table }: MergeStep & { table?: string }): boolean {
  return did === 'changed' ? table !== 'duplicate_pairs' : did === 'removed' && table === 'connections';
}

function entryOf(
  { requestId, address }: Caller,
  { email }: MergeKind,
  back: { from: string; to: string } | undefined,
): object {
  const entry = { request_id: requestId, address };
  return back ? { ...entry, before: { [email]: back.from }, after: { [email]: back.to } } : entry;
}

/** Locks the winner, so that merges and undos of one record happen one after another. */
async function lockedWinner(
  transaction: EntityManager,
  consent: SharingConsentService,
  merge_id: number,
): Promise<{ kind: MergeKind; winnerId: number; loserId: number; winner: Row | undefined }> {
  const merge = await existing(transaction, Merge, { merge_id }, MERGE_NOT_FOUND);
  const { winner_id: winnerId, loser_id: loserId } = merge;
  const kind = MERGE_KINDS[merge.kind];
  if (kind.kind === 'employees') await consent.lockAll(transaction, [winnerId, loserId]);
  await lockRecords(transaction, kind, winnerId);
  return { kind, winnerId, loserId, winner: await lockedImage(transaction, merge.kind, { [kind.key]: winnerId }) };
}

/** @param merge_id whose winner is locked */
async function openMerge(transaction: EntityManager, merge_id: number): Promise<{ merge: Merge; journal: Journal }> {
  const merge = await existing(transaction, Merge, { merge_id }, MERGE_NOT_FOUND);
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

/**
 * Refuses an undo when the status of a joined connection changed and its placement came from one of the two records: the change cannot
 * be assigned to either connection.
 */
async function refuseChangedPlacements(
  transaction: EntityManager,
  { joined }: Journal,
  moved: readonly MovedStep[],
): Promise<void> {
  for (const { connection_id, job_title, placement_status } of joined) {
    const isMoved = moved.some(
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

/** A winner that was not edited since the merge gets its old version back. Otherwise the undo counts as one more edit. */
async function settleVersion(
  transaction: EntityManager,
  { kind, key }: MergeKind,
  { winnerId, version }: { winnerId: number; version: number },
  steps: readonly MergeStep[],
): Promise<void> {
  const given = steps.find(
    (step) => step.did === 'changed' && step.table === kind && isDeepStrictEqual(step.key, { [key]: winnerId }),
  );
  if (given?.did !== 'changed' || given.after['version'] === version) return;
  await transaction.query(`update ${kind} set version = version + 1 where ${key} = $1`, [winnerId]);
}
