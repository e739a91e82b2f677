import { type IntroductionKeys, type MergeJournal } from './merge-journal.js';
import { type MergeKind } from './merge-kind.js';

const OF_BOTH = (key: MergeKind['key']): string => `select introduction_id, employee_id, company_id from introductions
  where ${key} = any($1) order by introduced_at, introduction_id`;

/**
 * Introductions of the loser are the winner's. Where both stand in the register with the same other side, the first one counts; the
 * later one stays without a key.
 * @returns how many became the winner's
 */
export async function moveIntroductions(
  journal: MergeJournal,
  { key }: MergeKind,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<number> {
  const { transaction } = journal;
  const before = await transaction.query<IntroductionKeys[]>(OF_BOTH(key), [[winnerId, loserId]]);
  if (!before.some((one) => one[key] === loserId)) return 0;
  const others = new Set<number | null>();
  const after = before.map((one) => {
    const other = key === 'employee_id' ? one.company_id : one.employee_id;
    const isFirst = other === null || !others.has(other);
    others.add(other);
    return { ...one, [key]: isFirst ? winnerId : null };
  });
  await transaction.query('select put_introductions($1)', [JSON.stringify(after)]);
  journal.steps.push({ did: 'keyed introductions', before });
  return before.filter((one, index) => one[key] === loserId && after[index]?.[key] === winnerId).length;
}
