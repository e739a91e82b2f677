import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditEvent, recordEntries, recordEntry } from '../../auth/audit/audit.service.js';
import { Import, type OnDuplicate } from './import.entity.js';
import { ImportRow } from './import-row.entity.js';
import { actorOf, countRows, lockImport, type RowChange, rowToImport, saveRows, sumOf } from './import-rows.js';
import { ImportTargets } from './import-targets.js';
import { type ImportTarget, type Match, type RowToImport, type WrittenRecord } from './targets/import-target.js';
import { ImportedAccounts } from './targets/imported-accounts.js';

/** Few enough that other requests wait only briefly for what a batch has locked. */
const ROWS_AT_ONCE = 200;
const REPEATS_AT_ONCE = 50;

/** What happens to a row: what was chosen for all, or that it becomes a record although one is like it. */
type Choice = OnDuplicate | 'new';

const WAITING = `select * from import_rows where import_id = $1 and state = 'waiting'
  order by (outcome = 'duplicate'), row_number limit $2`;

/** Writes the rows of an import into records, some in each transaction. What is done and what is noted as done are committed together. */
@Injectable()
export class ImportRunService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly targets: ImportTargets,
    private readonly accounts: ImportedAccounts,
  ) {}

  /**
   * Writes some rows.
   * @returns false when there was nothing left to do
   */
  async step(importId: number): Promise<boolean> {
    // hashing takes its time, and no transaction waits for it
    await this.accounts.prepare();
    return this.dataSource.transaction(async (transaction) => {
      const running = await lockImport(transaction, importId, 'running');
      if (!running?.on_duplicate) return false;
      const rows = await transaction.query<ImportRow[]>(WAITING, [importId, ROWS_AT_ONCE]);
      if (!rows.length) {
        await finish(transaction, running);
        return false;
      }
      const changes = await this.write(transaction, running, rows, running.on_duplicate);
      await saveRows(transaction, importId, changes);
      const done = changes.filter(({ state }) => state !== 'waiting');
      await transaction.update(
        Import,
        { import_id: importId },
        {
          done_rows: running.done_rows + done.length,
          results: sumOf(
            running.results,
            done.map(({ state }) => state),
          ),
        },
      );
      return true;
    });
  }

  /** Does what an admin decided about one row. @returns what became of it */
  async decide(transaction: EntityManager, of: Import, row: ImportRow, choice: Choice): Promise<RowChange | undefined> {
    const changes = await this.write(transaction, of, [row], choice);
    await saveRows(transaction, of.import_id, changes);
    return changes[0];
  }

  private async write(
    transaction: EntityManager,
    of: Import,
    rows: readonly ImportRow[],
    choice: Choice,
  ): Promise<RowChange[]> {
    const target = this.targets.of(of.kind);
    const right = rows.filter(({ outcome }) => outcome !== 'error');
    const first = right.filter(({ outcome }) => outcome !== 'duplicate');
    // rows that repeat others come after all of these, one by one: each sees what the one before it has done
    const groups = first.length ? [first] : right.slice(0, REPEATS_AT_ONCE).map((row) => [row]);
    const changes = rows.filter(({ outcome }) => outcome === 'error').map((row) => changeOf(row, 'error'));
    for (const group of groups) {
      const matches = await target.match(transaction, group.map(rowToImport), true);
      const work = group.map((row, place) => ({ row, match: matches[place] }));
      changes.push(...(await this.writeMatched(transaction, target, of, work, choice)));
    }
    return changes;
  }

  private async writeMatched(
    transaction: EntityManager,
    target: ImportTarget,
    of: Import,
    work: readonly { row: ImportRow; match: Match | undefined }[],
    choice: Choice,
  ): Promise<RowChange[]> {
    const changes: RowChange[] = [];
    const toCreate: ImportRow[] = [];
    const updated: { written: WrittenRecord; match: Match }[] = [];
    for (const { row, match } of work) {
      if (!match || match.outcome === 'new' || (choice === 'new' && match.outcome === 'duplicate')) toCreate.push(row);
      else if (match.outcome === 'error')
        changes.push({ ...changeOf(row, 'error'), outcome: 'error', reasons: match.reasons });
      else if (match.outcome === 'same') changes.push({ ...changeOf(row, 'same'), record_id: match.recordId });
      else if (choice !== 'update' || match.recordId === null) {
        const state = choice === 'review' ? 'review' : 'skipped';
        changes.push({ ...changeOf(row, state), reasons: match.reasons, record_id: match.recordId });
      } else if (!Object.keys(match.after).length) {
        changes.push({ ...changeOf(row, 'same'), record_id: match.recordId });
      } else {
        const written = await target.update(transaction, match.recordId, match.after);
        updated.push({ written, match });
        changes.push({ ...changeOf(row, 'updated', written), before: match.before });
      }
    }
    const created = toCreate.length ? await target.create(transaction, toCreate.map(rowToImport), of) : [];
    toCreate.forEach((row, place) => {
      const written = created[place];
      changes.push(written ? changeOf(row, 'created', written) : changeOf(row, 'waiting'));
    });
    await recordEntries(transaction, actorOf(of), target.auditKind, [
      ...toCreate.flatMap((row, place) => createdEvent(of, rowToImport(row), created[place])),
      ...updated.map(({ written: { id, name }, match: { before, after } }) => ({
        action: 'updated' as const,
        recordId: id,
        name,
        before,
        after,
      })),
    ]);
    return changes;
  }
}

function createdEvent(
  of: Import,
  { values }: RowToImport,
  written: WrittenRecord | undefined,
): Omit<AuditEvent, 'recordKind'>[] {
  if (!written) return [];
  const after = { ...values, import_id: of.import_id };
  return [{ action: 'created', recordId: written.id, name: written.name, after }];
}

function changeOf(row: ImportRow, state: RowChange['state'], written?: WrittenRecord): RowChange {
  const { row_number, outcome, reasons, field_values, identity, phone, record_id } = row;
  return {
    row_number,
    outcome,
    state,
    reasons: written ? [] : reasons,
    values: field_values,
    identity,
    phone,
    record_id: written?.id ?? record_id,
    record_version: written?.version ?? null,
  };
}

async function finish(transaction: EntityManager, running: Import): Promise<void> {
  const { import_id, file_name, on_duplicate } = running;
  const results = await countRows(transaction, import_id, 'state');
  await transaction.update(Import, { import_id }, { state: 'done', results, finished_at: () => 'now()' });
  await recordEntry(transaction, actorOf(running), {
    action: 'status changed',
    recordKind: 'import',
    recordId: import_id,
    name: file_name,
    before: { state: 'running' },
    after: { state: 'done', on_duplicate, ...results },
  });
}
