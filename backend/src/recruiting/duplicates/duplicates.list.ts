import { isoMoment, own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type DuplicateDto } from './duplicate.dto.js';
import { MERGE_KINDS, type MergeKind } from './merge-kind.js';

/** A record as its own list shows it; one that was merged as it was before, as long as it may come back. */
function recordOf({ kind, key, list }: MergeKind, id: string): string {
  const columns = Object.entries(list.columns).map(([name, { select }]) => `${select} as "${name}"`);
  return `(select row_to_json(r) from (select t.${key} as id, ${columns.join(', ')} from (
      select * from ${kind} where ${key} = ${id}
      union all select m.* from merges, jsonb_populate_record(null::${kind}, journal -> 'loser') m
        where merges.kind = '${kind}' and loser_id = ${id} and undone_at is null and journal is not null) t) r)`;
}

const eitherOf = (id: string): string =>
  `case pair.kind when 'employees' then ${recordOf(MERGE_KINDS.employees, id)} else ${recordOf(MERGE_KINDS.companies, id)} end`;

/** Pairs of records that may be the same, newest first. */
export const DUPLICATES: ListDefinition<DuplicateDto> = {
  name: 'duplicates',
  table: 'duplicate_pairs',
  key: 'duplicate_id',
  newest: 'created_at',
  only: `not exists (select from employees e
    where e.employee_id in (t.first_employee_id, t.second_employee_id) and e.restricted)`,
  joins: 'cross join lateral (select t.kind, t.first_id, t.second_id) pair',
  columns: {
    duplicate_id: own('duplicate_id', 'integer'),
    kind: own('kind'),
    first: { kind: 'text', select: eitherOf('pair.first_id') },
    second: { kind: 'text', select: eitherOf('pair.second_id') },
    record_ids: {
      kind: 'integer',
      select: 'array[t.first_id, t.second_id]',
      equals: (operand) => `(t.first_id = ${operand} or t.second_id = ${operand})`,
    },
    reasons: { kind: 'text', select: 't.reasons' },
    state: own('state'),
    created_at: own('created_at', 'timestamptz'),
    decided_at: { kind: 'timestamptz', select: isoMoment('t.decided_at'), sort: 'decided_at' },
    decided_by_name: { kind: 'text', select: 't.decided_by_name' },
  },
};
