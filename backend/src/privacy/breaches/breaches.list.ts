import { isoMoment, own, shown, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type BreachDto, type BreachPersonDto } from './breach.dto.js';
import { HOURS } from './breach-state.js';

const after = (hours: number): string => `(t.aware_at + interval '${hours} hours')`;
const DETAILS_DUE = `coalesce(t.details_until, ${after(HOURS.details)})`;
const moment = (sql: string): ListColumn => ({ kind: 'timestamptz', select: isoMoment(sql) });
const long = (column: string): ListColumn => ({ kind: 'text', select: `t.${column}`, isLong: true });

/** SQL: the mail to a person `p` was given up, or there is no address; and no call is noted. */
export const TO_CALL = `(p.called_at is null and (p.email is null or exists (select from outbox_mails o
  where o.template = 'breach-told' and o.recipient = p.email and o.status = 'dead' and o.created_at >= p.mailed_at)))`;

const late = (name: string, at: string, due: string): string =>
  `case when t.ended_at is null and ${at} is null and ${due} < now() then '${name}' end`;

/** Breaches with their clocks, latest first. */
export const BREACHES: ListDefinition<BreachDto> = {
  name: 'breaches',
  table: 'breaches',
  key: 'breach_id',
  newest: 'aware_at',
  searchText: 'fold(t.what)',
  columns: {
    breach_id: own('breach_id', 'integer'),
    state: own('state'),
    what: long('what'),
    happened: shown('happened'),
    data_kinds: { kind: 'text', select: 'to_jsonb(t.data_kinds)' },
    aware_at: own('aware_at', 'timestamptz'),
    consequences: long('consequences'),
    measures: long('measures'),
    advice: long('advice'),
    contact: shown('contact'),
    told_at: moment('t.told_at'),
    cert_in_at: moment('t.cert_in_at'),
    board_at: moment('t.board_at'),
    board_details_at: moment('t.board_details_at'),
    cert_in_due_at: moment(after(HOURS.cert_in)),
    tell_due_at: moment(after(HOURS.without_delay)),
    details_due_at: moment(DETAILS_DUE),
    details_reason: shown('details_reason'),
    late: {
      kind: 'text',
      select: `to_jsonb(array_remove(array[${[
        late('people', 't.told_at', after(HOURS.without_delay)),
        late('cert_in', 't.cert_in_at', after(HOURS.cert_in)),
        late('board', 't.board_at', after(HOURS.without_delay)),
        late('board_details', 't.board_details_at', DETAILS_DUE),
      ].join(', ')}], null))`,
    },
    ended_at: moment('t.ended_at'),
    end_reason: long('end_reason'),
    people: { kind: 'integer', select: `(select count(*)::int from breach_people p where p.breach_id = t.breach_id)` },
    to_call: {
      kind: 'integer',
      select: `(select count(*)::int from breach_people p where p.breach_id = t.breach_id and t.told_at is not null and ${TO_CALL})`,
    },
  },
};

/** The people of one breach; `TO_CALL` filters the call list. */
export const BREACH_PEOPLE: ListDefinition<BreachPersonDto> = {
  name: 'breach-people',
  table: 'breach_people',
  key: 'person_id',
  newest: 'person_id',
  searchText: `fold(name_spellings(t.name) || ' ' || coalesce(t.email, ''))`,
  columns: {
    person_id: own('person_id', 'integer'),
    employee_id: shown('employee_id', 'integer'),
    name: shown('name'),
    email: shown('email'),
    phone: shown('phone'),
    mailed_at: moment('t.mailed_at'),
    called_at: moment('t.called_at'),
    to_call: {
      kind: 'boolean',
      select: TO_CALL.replaceAll('p.', 't.'),
      equals: (operand) =>
        `(t.mailed_at is not null or t.email is null) and ${TO_CALL.replaceAll('p.', 't.')} = ${operand}`,
    },
  },
};
