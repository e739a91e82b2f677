import {
  columnsNamed,
  derived,
  field,
  type ListColumn,
  listOf,
  nullable,
  own,
  shown,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { canReopen, GRIEVANCE_KINDS, GRIEVANCE_STATES, reopenUntil } from './grievance-state.js';

const longText = (column: string): ListColumn<'text'> => ({ kind: 'text', select: `t.${column}`, isLong: true });
const moment = (column: string): ListColumn<'timestamptz'> => ({
  ...own(column, 'timestamptz'),
  sort: undefined,
  ordered: false,
});

const OVERDUE = `t.state = 'open' and t.due_on < (select india_today())`;

/** What people wrote, as the staff sees it, latest first. */
export const GRIEVANCES = listOf({
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
    grievance_id: field('Key', 7, own('grievance_id', 'integer')),
    number: field('The number that people quote', 'G-7', { kind: 'text', select: `'G-' || t.grievance_id` }),
    kind: field('What it is', 'correction', { ...own('kind'), choices: GRIEVANCE_KINDS }),
    state: field('What became of it', 'answered', { ...own('state'), choices: GRIEVANCE_STATES }),
    text: field('What was written', 'My date of joining is wrong.', longText('text')),
    file_name: nullable('Name of the file that was sent with it', 'letter.pdf', shown('file_name')),
    size_bytes: nullable('Size of that file in bytes', 48_211, shown('size_bytes', 'integer')),
    filed_at: field('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', own('filed_at', 'timestamptz')),
    due_on: field(
      'The last day in India on which it is to be answered, YYYY-MM-DD',
      '2026-12-20',
      own('due_on', 'date'),
    ),
    overdue: field('Whether it is open and that day is over', false, derived('boolean', OVERDUE)),
    first_answer: nullable('The answer before it was opened again', 'We looked at it.', longText('first_answer')),
    first_answered_at: nullable(
      'When that was given, ISO 8601 in UTC',
      '2026-11-24T06:12:44.000Z',
      moment('first_answered_at'),
    ),
    objection: nullable('Why that answer was not enough', 'The date is still wrong.', longText('objection')),
    reopened_at: nullable(
      'When it was opened again, ISO 8601 in UTC',
      '2026-11-24T06:12:44.000Z',
      moment('reopened_at'),
    ),
    answer: nullable('The answer', 'We corrected the date.', longText('answer')),
    answered_at: nullable('When it was answered, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', moment('answered_at')),
    closed_at: nullable('When it was closed, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', moment('closed_at')),
    can_reopen: field('Whether it may be opened again now', true, {
      kind: 'boolean',
      select: `coalesce(${canReopen('t')}, false)`,
    }),
    reopen_until: nullable('The last day in India on which it may be opened again, YYYY-MM-DD', '2026-12-24', {
      kind: 'date',
      select: reopenUntil('t'),
    }),
    name: field('Who wrote it', 'Asha Rao', shown('name')),
    email: field('E-mail of the account when it was written', 'asha.rao@example.in', {
      ...shown('email'),
      equals: (operand) => `t.email = ${operand}`,
    }),
    employee_id: nullable('The person, of an employee', 12, { kind: 'integer', select: 'e.employee_id' }),
    company_id: nullable('The company, of one of its members', 3, { kind: 'integer', select: 'c.company_id' }),
    company_name: nullable('Name of that company', 'Sahyadri Software Pvt Ltd', { kind: 'text', select: 'c.name' }),
    answered_by_name: nullable('Who answered', 'Meera Iyer', {
      kind: 'text',
      select: 'coalesce(a.full_name, a.email)',
    }),
  },
});

/** A grievance as the agency sees it. */
export class GrievanceDto extends RowOf(GRIEVANCES) {}

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
] as const;

/** The caller's own: who answered stays out. */
export const OWN_GRIEVANCES = listOf({
  ...GRIEVANCES,
  joins: '',
  columns: columnsNamed(GRIEVANCES, OWN_FIELDS),
});

/** A grievance as the person sees it. */
export class OwnGrievanceDto extends RowOf(OWN_GRIEVANCES) {}
