import { type EntityManager } from 'typeorm';
import { recordEntry } from '../../auth/audit/audit.service.js';
import { Import, type WorkingState } from './import.entity.js';
import { actorOf } from './import-rows.js';

/** Ends an import in the middle of a step, with a sentence that says why. What was done stays done. */
export async function failImport(transaction: EntityManager, of: Import, problem: string): Promise<void> {
  const { import_id, file_name, state } = of;
  const stopped_in = state as WorkingState;
  await transaction.update(Import, { import_id }, { state: 'failed', stopped_in, problem });
  await recordEntry(transaction, actorOf(of), {
    action: 'status changed',
    recordKind: 'import',
    recordId: import_id,
    name: file_name,
    before: { state: stopped_in },
    after: { state: 'failed' },
  });
}
