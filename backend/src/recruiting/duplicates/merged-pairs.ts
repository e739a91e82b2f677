import { type Caller } from '../../platform/http/caller.js';
import { type MergeJournal } from './merge-journal.js';
import { type MergeKind } from './merge-kind.js';
import { imagesOf, type Row } from './row-images.js';

interface Ends {
  winnerId: number;
  loserId: number;
}

interface Pair extends Row {
  duplicate_id: number;
  first_id: number;
  second_id: number;
  state: string;
}

const ADDED = `insert into duplicate_pairs (kind, first_id, second_id, reasons, state, created_at, decided_at, decided_by_name)
  select kind, least($2::integer, $3::integer), greatest($2::integer, $3::integer), reasons, state, created_at, decided_at, decided_by_name
  from jsonb_populate_record(null::duplicate_pairs, $1)
  on conflict (kind, first_id, second_id) do nothing returning duplicate_id`;

/** The pair of the two is merged; what else the loser may be, the winner may be from now on. */
export async function movePairs(
  journal: MergeJournal,
  caller: Caller,
  { kind, key }: MergeKind,
  { winnerId, loserId }: Ends,
): Promise<void> {
  const { transaction } = journal;
  const [first, second] = [`first_${key.replace('_id', '')}_id`, `second_${key.replace('_id', '')}_id`];
  const pairs = (await imagesOf(transaction, 'duplicate_pairs', `t.kind = $1 and $2 in (t.${first}, t.${second})`, [
    kind,
    loserId,
  ])) as Pair[];
  for (const pair of pairs) {
    const { duplicate_id, state } = pair;
    const ofLoser = pair.first_id === loserId ? first : second;
    const other = pair.first_id === loserId ? pair.second_id : pair.first_id;
    if (state === 'merged') await journal.change('duplicate_pairs', { duplicate_id }, pair, { [ofLoser]: winnerId });
    else if (other === winnerId) {
      const [{ now }] = await transaction.query<[{ now: string }]>('select to_jsonb(now()) as now');
      const merged = { state: 'merged', decided_at: now, decided_by_name: caller.email, [ofLoser]: null };
      await journal.change('duplicate_pairs', { duplicate_id }, pair, merged);
    } else {
      await journal.remove('duplicate_pairs', 't.duplicate_id = $1', [duplicate_id]);
      const [added] = await transaction.query<{ duplicate_id: number }[]>(ADDED, [
        JSON.stringify(pair),
        winnerId,
        other,
      ]);
      if (added) journal.steps.push({ did: 'added pair', duplicateId: added.duplicate_id, state });
    }
  }
}
