import { CompanyDto } from '../../companies/company.dto.js';
import { EmployeeDto } from '../../employees/employee.dto.js';
import { NullableObject, Reply } from '../../platform/http/reply.js';
import { field, listOf, nullable, own, shown, texts, typed } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { DUPLICATE_REASONS, PAIR_STATES } from './duplicate-pair.entity.js';
import { DUPLICATE_KINDS, MERGE_KINDS, type MergeKind } from './merge-kind.js';

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
export const DUPLICATES = listOf({
  name: 'duplicates',
  table: 'duplicate_pairs',
  key: 'duplicate_id',
  newest: 'created_at',
  only: `not exists (select from employees e
    where e.employee_id in (t.first_employee_id, t.second_employee_id) and e.restricted)`,
  joins: 'cross join lateral (select t.kind, t.first_id, t.second_id) pair',
  columns: {
    duplicate_id: field('Key', 5, own('duplicate_id', 'integer')),
    kind: field('What both are', 'employees', { ...own('kind'), choices: DUPLICATE_KINDS }),
    first: typed<EmployeeDto | CompanyDto | null>(
      NullableObject(
        'The older record, as its list shows it; null once it was merged and cannot come back',
        EmployeeDto,
        CompanyDto,
      ),
      { kind: 'text', select: eitherOf('pair.first_id') },
    ),
    second: typed<EmployeeDto | CompanyDto | null>(
      NullableObject(
        'The newer record, as its list shows it; null once it was merged and cannot come back',
        EmployeeDto,
        CompanyDto,
      ),
      { kind: 'text', select: eitherOf('pair.second_id') },
    ),
    record_ids: typed<number[]>(Reply('Keys of both', [12, 88], { type: 'array', items: { type: 'integer' } }), {
      kind: 'integer',
      select: 'array[t.first_id, t.second_id]',
      equals: (operand) => `(t.first_id = ${operand} or t.second_id = ${operand})`,
    }),
    reasons: texts('Why they may be the same', ['same_phone'], { ...shown('reasons'), choices: DUPLICATE_REASONS }),
    state: field('What became of the pair', 'open', { ...own('state'), choices: PAIR_STATES }),
    created_at: field(
      'When it was found, ISO 8601 in UTC',
      '2026-11-22T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
    decided_at: nullable('When somebody decided, ISO 8601 in UTC', null, {
      ...shown('decided_at', 'timestamptz'),
      sort: 'decided_at',
    }),
    decided_by_name: nullable('E-mail of who decided', null, shown('decided_by_name')),
    decider_name: nullable('Name of that account now; null where none is known', null, {
      kind: 'text',
      select: '(select account_name(u.user_id) from users u where u.email = t.decided_by_name)',
    }),
  },
});

/** Two records that may be the same person or company. */
export class DuplicateDto extends RowOf(DUPLICATES) {}
