import { type EntityManager } from 'typeorm';
import { type SignedLines } from './signed-lines.js';

const PAGE = 1_000;

const ENTRIES = `select audit_id, at, actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after,
    request_id, address
  from audit_log where audit_id > $1 order by audit_id limit ${PAGE}`;

/** Every entry of the audit log in one snapshot, oldest first, as signed lines. */
export async function* auditLines(transaction: EntityManager, lines: SignedLines): AsyncGenerator<string> {
  yield `${lines.begin(new Date().toISOString())}\n`;
  let last = '0';
  for (;;) {
    const entries = await transaction.query<{ audit_id: string }[]>(ENTRIES, [last]);
    for (const entry of entries) yield `${lines.entry(entry)}\n`;
    if (entries.length < PAGE) break;
    last = entries.at(-1)?.audit_id ?? last;
  }
  yield `${lines.end()}\n`;
}
