import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type RunningWork, WorkQueue } from '../../platform/work/work-queue.js';
import { Import, isWorkingState, WORKING_STATES, type WorkingState } from './import.entity.js';
import { ImportCheckService } from './import-check.service.js';
import { failImport } from './import-failure.js';
import { ImportRunService } from './import-run.service.js';
import { ImportUndoService } from './import-undo.service.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    import_rows: { import_id: number };
  }
}

/** A piece of the queue: another one goes on after it. */
const PIECE_MILLISECONDS = 15_000;
/** After each step others get as long, so that half of a connection's time is theirs. */
const REST = 0.5;

/** Shown to who looks at an import that was given up. */
const GIVEN_UP: Readonly<Record<WorkingState, string>> = {
  checking: 'The check stopped twice before it was finished. Nothing has been imported.',
  running: 'The import stopped twice before it was finished. The rows that were imported until then stay.',
  undoing: 'The undo stopped twice before it was finished. The rows that were taken back until then stay so.',
};

/** Carries imports on, step by step, from the state that they are in: also after this process, or another one, has died. */
@Injectable()
export class ImportWorkService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: WorkQueue,
    private readonly checks: ImportCheckService,
    private readonly runs: ImportRunService,
    private readonly undos: ImportUndoService,
  ) {
    queue.handle('import_rows', ({ import_id }, piece) => this.processBatch(import_id, piece), {
      pending: () => this.pending(),
      giveUp: ({ import_id }) => this.giveUp(import_id),
    });
  }

  /** Begins a check, run or undo that an admin asked for. */
  async begin(transaction: EntityManager, import_id: number): Promise<void> {
    await this.queue.addAnew(transaction, 'import_rows', { import_id }, import_id);
  }

  private async processBatch(importId: number, piece: RunningWork): Promise<void> {
    const end = Date.now() + PIECE_MILLISECONDS;
    for (;;) {
      const begun = Date.now();
      if (!(await this.step(importId))) return;
      await piece.progress();
      if (Date.now() > end || piece.isStopping()) break;
      await sleep((Date.now() - begun) * REST);
    }
    await this.dataSource.transaction((transaction) =>
      this.queue.add(transaction, 'import_rows', { import_id: importId }, importId),
    );
  }

  private async step(importId: number): Promise<boolean> {
    return (await this.checks.step(importId)) || (await this.runs.step(importId)) || (await this.undos.step(importId));
  }

  private async pending(): Promise<{ key: number; payload: { import_id: number } }[]> {
    const pending = await this.dataSource.manager.find(Import, {
      select: { import_id: true },
      where: { state: In([...WORKING_STATES]) },
      order: { import_id: 'ASC' },
    });
    return pending.map(({ import_id }) => ({ key: import_id, payload: { import_id } }));
  }

  private async giveUp(import_id: number): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const found = await transaction.findOne(Import, { where: { import_id }, lock: { mode: 'pessimistic_write' } });
      if (found && isWorkingState(found.state)) await failImport(transaction, found, GIVEN_UP[found.state]);
    });
  }
}
