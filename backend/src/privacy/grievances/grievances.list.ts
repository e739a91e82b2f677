import {
  columnsNamed,
  derived,
  own,
  type ListColumn,
  type ListDefinition,
} from '../../platform/lists/list-definition.js';
import { type GrievanceDto, type OwnGrievanceDto } from './grievance.dto.js';
import { canReopen, reopenUntil } from './grievance-state.js';

const longText = (column: string): ListColumn => ({ kind: 'text', select: `t.${column}`, isLong: true });
const moment = (column: string): ListColumn => ({ ...own(column, 'timestamptz'), sort: undefined, ordered: false });

const OVERDUE = `t.state = 'open' and t.due_on < (select india_today())`;

/** What people wrote, as the staff sees it, latest first. */
export const GRIEVANCES: ListDefinition<GrievanceDto> = {
  name: 'grievances',
  table: 'grievances',
  key: 'grievance_id',
  newest: 'filed_at',
  joins: `left join employees e on e.user_id = t.user_id or t.user_id is null and e.email = t.email
    left join company_members m on m.user_id = t.user_id
    left join companies c on c.company_id = m.company_id
    left join users a on a.user_id = t.answered_by`,
  searchText: `fold('g-' || t.grievance_id || ' ' || name_spellings(t.name) || ' ' || t.email || ' ' || t.text)`,
  columns: {
    grievance_id: own('grievance_id', 'integer'),
    number: { kind: 'text', select: `'G-' || t.grievance_id` },
    kind: own('kind'),
    state: own('state'),
    text: longText('text'),
    file_name: { kind: 'text', select: 't.file_name' },
    size_bytes: { kind: 'integer', select: 't.size_bytes' },
    filed_at: own('filed_at', 'timestamptz'),
    due_on: own('due_on', 'date'),
    overdue: derived('boolean', OVERDUE),
    first_answer: longText('first_answer'),
    first_answered_at: moment('first_answered_at'),
    objection: longText('objection'),
    reopened_at: moment('reopened_at'),
    answer: longText('answer'),
    answered_at: moment('answered_at'),
    closed_at: moment('closed_at'),
    can_reopen: { kind: 'boolean', select: `coalesce(${canReopen('t')}, false)` },
    reopen_until: { kind: 'date', select: reopenUntil('t') },
    name: { kind: 'text', select: 't.name' },
    email: { kind: 'text', select: 't.email', equals: (operand) => `t.email = ${operand}` },
    employee_id: { kind: 'integer', select: 'e.employee_id' },
    company_id: { kind: 'integer', select: 'c.company_id' },
    company_name: { kind: 'text', select: 'c.name' },
    answered_by_name: { kind: 'text', select: 'coalesce(a.full_name, a.email)' },
  },
};

const OWN_FIELDS = [
  'grievance_id',
  'number',
  'kind',
  'state',
  'text',
  'file_name',
  'size_bytes',
  'filed_at',
  'due_on',
  'overdue',
  'first_answer',
  'first_answered_at',
  'objection',
  'reopened_at',
  'answer',
  'answered_at',
  'closed_at',
  'can_reopen',
  'reopen_until',
] as const satisfies readonly (keyof OwnGrievanceDto)[];

/** The caller's own: who answered stays out. */
export const OWN_GRIEVANCES: ListDefinition<OwnGrievanceDto> = {
  ...GRIEVANCES,
  joins: '',
  columns: columnsNamed(GRIEVANCES, OWN_FIELDS),
};
