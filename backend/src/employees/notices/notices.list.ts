import {
  derived,
  field,
  joined,
  type ListColumn,
  listOf,
  moment,
  nullable,
  own,
  shown,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { SOURCES } from '../source.js';
import { DAYS_UNTIL, needsConsentSql, NOTICE_STATES, noticeState, serviceWord } from './notice-state.js';

const AT = '2026-11-24T06:12:44.000Z';

const isRunning = `${needsConsentSql('e')} and ${serviceWord('t')} is null`;
const clock = (days: number): ListColumn<'timestamptz'> =>
  moment(`case when ${isRunning} then t.sent_at + interval '${days} days' end`);

/** SQL: nobody has said yet that the notice `t` is to be mailed. */
export const NOTICE_WAITS = `(t.due_at is null and ${noticeState('t')} = 'waiting')`;

/** Who is notified of what is held about them, and what they said. */
export const NOTICE_LIST = listOf({
  name: 'notices',
  table: 'notices',
  key: 'employee_id',
  newest: 'noted_at',
  joins: 'join employees e on e.employee_id = t.employee_id',
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    employee_id: field('Key of the employee', 12, own('employee_id', 'integer')),
    full_name: field('Name', 'Asha Rao', joined('e', 'employees', 'employee_id', 'full_name')),
    email: field('E-mail', 'asha.rao@example.in', joined('e', 'employees', 'employee_id', 'email')),
    source: field('Where the person comes from', 'list', {
      ...joined('e', 'employees', 'employee_id', 'source'),
      choices: SOURCES,
    }),
    state: field('How far it is', 'told', { ...derived('text', noticeState('t')), choices: NOTICE_STATES }),
    noted_at: field(
      'When it was noted that the person is to be told, ISO 8601 in UTC',
      AT,
      own('noted_at', 'timestamptz'),
    ),
    due_at: nullable('From then on it is mailed; null until the agency sends it', AT, shown('due_at', 'timestamptz')),
    sent_at: nullable('When it was mailed', AT, shown('sent_at', 'timestamptz')),
    reminded_at: nullable('When it was mailed for the second time', AT, shown('reminded_at', 'timestamptz')),
    restricted_from: nullable(
      'When silence restricts the person; null where nothing is asked, or it was answered',
      AT,
      clock(DAYS_UNTIL.restricted),
    ),
    erased_from: nullable('When silence erases the person', AT, clock(DAYS_UNTIL.erased)),
  },
});

/** A person who is notified of what is held about them. */
export class PersonNoticeDto extends RowOf(NOTICE_LIST) {}
