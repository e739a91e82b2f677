import {
  derived,
  isoMoment,
  joined,
  own,
  type ListColumn,
  type ListDefinition,
} from '../../platform/lists/list-definition.js';
import { DAYS_UNTIL, isAskedSource, serviceWord, stateOf } from './notice-state.js';
import { type PersonNoticeDto } from './notices.dto.js';

const moment = (sql: string): ListColumn => ({ kind: 'timestamptz', select: isoMoment(sql) });
const isRunning = `${isAskedSource('e')} and ${serviceWord('t')} is null`;
const clock = (days: number): ListColumn =>
  moment(`case when ${isRunning} then t.sent_at + interval '${days} days' end`);

/** Who is told what is kept about them, and what they said. */
export const NOTICES: ListDefinition<PersonNoticeDto> = {
  name: 'notices',
  table: 'notices',
  key: 'employee_id',
  newest: 'noted_at',
  joins: 'join employees e on e.employee_id = t.employee_id',
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    employee_id: own('employee_id', 'integer'),
    full_name: joined('e', 'employees', 'employee_id', 'full_name'),
    email: joined('e', 'employees', 'employee_id', 'email'),
    source: joined('e', 'employees', 'employee_id', 'source'),
    state: derived('text', stateOf('t')),
    noted_at: own('noted_at', 'timestamptz'),
    due_at: moment('t.due_at'),
    sent_at: moment('t.sent_at'),
    reminded_at: moment('t.reminded_at'),
    restricted_from: clock(DAYS_UNTIL.restricted),
    erased_from: clock(DAYS_UNTIL.erased),
  },
};
