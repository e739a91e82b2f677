import { type EntityManager } from 'typeorm';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { MERGE_WITHOUT_REASON, ONLY_SUPER_ADMIN_MERGES } from './merge.problems.js';
import { type MergeKind } from './merge-kind.js';

const OPEN_PAIR = `select from duplicate_pairs where kind = $1 and state = 'open'
  and first_id = least($2::integer, $3::integer) and second_id = greatest($2::integer, $3::integer)`;

/** Whether the database found them alike, and no admin said that they are not the same. */
export async function isPair(
  transaction: EntityManager,
  { kind }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<boolean> {
  return (await transaction.query<unknown[]>(OPEN_PAIR, [kind, winnerId, loserId])).length > 0;
}

/** After 30 days nothing brings back what only one of them was: it counts as deletion (docs/decisions.md#merges). */
export function refuseWithoutPair({ role }: Caller, reason: string | null | undefined): void {
  if (!reason) throw fieldProblem(MERGE_WITHOUT_REASON, 'reason', {});
  if (role !== 'super_admin') throw new ApiException(ONLY_SUPER_ADMIN_MERGES);
}
