import {
  field,
  type ListColumn,
  listOf,
  moment,
  nullable,
  own,
  shown,
  texts,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { BREACH_STATES, HOURS } from './breach-state.js';

const AT = '2026-11-23T11:02:00.000Z';

const after = (hours: number): string => `(t.aware_at + interval '${hours} hours')`;
const DETAILS_DUE = `coalesce(t.details_until, ${after(HOURS.details)})`;
const long = (column: string): ListColumn<'text'> => ({ kind: 'text', select: `t.${column}`, isLong: true });

/** SQL: the mail to a person `p` was given up, or there is no address; and no call is noted. */
export const TO_CALL = `(p.called_at is null and (p.email is null or exists (select from outbox_mails o
  where o.template = 'breach-told' and o.recipient = p.email and o.status = 'dead' and o.created_at >= p.mailed_at)))`;

const late = (name: string, at: string, due: string): string =>
  `case when t.ended_at is null and ${at} is null and ${due} < now() then '${name}' end`;

/** Breaches with their clocks, latest first. */
export const BREACHES = listOf({
  name: 'breaches',
  table: 'breaches',
  key: 'breach_id',
  newest: 'aware_at',
  searchText: 'fold(t.what)',
  columns: {
    breach_id: field('Key', 3, own('breach_id', 'integer')),
    state: field('How far it went', 'open', { ...own('state'), choices: BREACH_STATES }),
    what: field('Its nature and extent', 'A list of 40 people went to a wrong company.', long('what')),
    happened: field('When and where, in words', '23 November 2026, 16:10, by e-mail', shown('happened')),
    data_kinds: texts('What of people was reached', ['contact'], {
      kind: 'text',
      select: 'to_jsonb(t.data_kinds)',
    }),
    aware_at: field('When the agency knew, ISO 8601 in UTC', AT, own('aware_at', 'timestamptz')),
    consequences: nullable('What may follow for people', 'Unwanted calls.', long('consequences')),
    measures: nullable('What the agency does about it', 'The list was deleted.', long('measures')),
    advice: nullable('What people can do', 'Trust no caller who asks for money.', long('advice')),
    contact: nullable('Who answers for the agency', 'Meera Iyer, privacy@niyukt.example', shown('contact')),
    told_at: nullable('When people were told, ISO 8601 in UTC', AT, shown('told_at', 'timestamptz')),
    cert_in_at: nullable('When CERT-In was told, ISO 8601 in UTC', AT, shown('cert_in_at', 'timestamptz')),
    board_at: nullable('When the Board was told, ISO 8601 in UTC', AT, shown('board_at', 'timestamptz')),
    board_details_at: nullable(
      'When the Board had all details, ISO 8601 in UTC',
      AT,
      shown('board_details_at', 'timestamptz'),
    ),
    cert_in_due_at: field('Six hours after it was known, ISO 8601 in UTC', AT, moment(after(HOURS.cert_in))),
    tell_due_at: field(
      'A day after it was known: people and Board are told before, ISO 8601 in UTC',
      AT,
      moment(after(HOURS.without_delay)),
    ),
    details_due_at: field('By when the Board has all details, ISO 8601 in UTC', AT, moment(DETAILS_DUE)),
    details_reason: nullable(
      'Why that is later than 72 hours',
      'Letter of the Board, 25 November.',
      shown('details_reason'),
    ),
    late: texts('Which of the four are late: people, cert_in, board, board_details', ['cert_in'], {
      kind: 'text',
      select: `to_jsonb(array_remove(array[${[
        late('people', 't.told_at', after(HOURS.without_delay)),
        late('cert_in', 't.cert_in_at', after(HOURS.cert_in)),
        late('board', 't.board_at', after(HOURS.without_delay)),
        late('board_details', 't.board_details_at', DETAILS_DUE),
      ].join(', ')}], null))`,
    }),
    ended_at: nullable('When it ended, ISO 8601 in UTC', AT, shown('ended_at', 'timestamptz')),
    end_reason: nullable('Why it is over, or was none', 'The list held test data only.', long('end_reason')),
    people: field('How many people it concerns', 40, {
      kind: 'integer',
      select: `(select count(*)::int from breach_people p where p.breach_id = t.breach_id)`,
    }),
    to_call: field('How many of them have no mail that arrived, and were not called', 2, {
      kind: 'integer',
      select: `(select count(*)::int from breach_people p where p.breach_id = t.breach_id and t.told_at is not null and ${TO_CALL})`,
    }),
  },
});

/** A breach with its clocks. */
export class BreachDto extends RowOf(BREACHES) {}

/** The people of one breach; `TO_CALL` filters the call list. */
export const BREACH_PEOPLE = listOf({
  name: 'breach-people',
  table: 'breach_people',
  key: 'person_id',
  newest: 'person_id',
  searchText: `fold(name_spellings(t.name) || ' ' || coalesce(t.email, ''))`,
  columns: {
    person_id: field('Key', 9, own('person_id', 'integer')),
    employee_id: nullable('The record, of an employee', 12, shown('employee_id', 'integer')),
    name: field('Name, or else the e-mail', 'Asha Rao', shown('name')),
    email: nullable('E-mail', 'asha.rao@example.in', shown('email')),
    phone: nullable('Phone', '+919876543210', shown('phone')),
    mailed_at: nullable('When the mail was queued, ISO 8601 in UTC', AT, shown('mailed_at', 'timestamptz')),
    called_at: nullable('When somebody called, ISO 8601 in UTC', AT, shown('called_at', 'timestamptz')),
    to_call: field('Whether the mail did not arrive and nobody called', false, {
      kind: 'boolean',
      select: TO_CALL.replaceAll('p.', 't.'),
      equals: (operand) =>
        `(t.mailed_at is not null or t.email is null) and ${TO_CALL.replaceAll('p.', 't.')} = ${operand}`,
    }),
  },
});

/** A person whom it concerns. */
export class BreachPersonDto extends RowOf(BREACH_PEOPLE) {}
