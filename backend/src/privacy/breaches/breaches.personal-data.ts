import { ERASED } from '../../auth/personal-data/identity.js';
import {
  changedRows,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  type Rows,
} from '../../auth/personal-data/personal-data.js';

/** An e-mail says whose it is where there is no record: else it may have been another person's. */
const THEIRS = '(p.employee_id = any($1) or p.employee_id is null and p.email = any($2))';

/** What happened to the person's data, and when they were notified. */
const OF_PERSON = `select b.breach_id, b.what, b.happened, b.data_kinds, b.aware_at, b.told_at, p.mailed_at, p.called_at, p.read_at
  from breach_people p join breaches b using (breach_id) where ${THEIRS} order by b.breach_id`;

/** That there was a person stays, so that the number in reports stays true. */
const FORGET = `update breach_people p set employee_id = null, name = $3, email = null, phone = null, called_at = coalesce(called_at, now())
  where ${THEIRS}`;

const TEXTS: FreeTexts = [
  ['breaches', 'breach_id', 'what'],
  ['breaches', 'breach_id', 'happened'],
  ['breaches', 'breach_id', 'consequences'],
  ['breaches', 'breach_id', 'measures'],
  ['breaches', 'breach_id', 'advice'],
  ['breaches', 'breach_id', 'contact'],
  ['breaches', 'breach_id', 'end_reason'],
];

export const BREACH_DATA: PersonalData = {
  name: 'breaches',
  own: {
    fields: ['what', 'happened', 'data_kinds', 'told_at', 'mailed_at', 'called_at'],
    only: ({ mailed_at, called_at }) => mailed_at !== null || called_at !== null,
  },
  read: ({ transaction, person: { employees, emails } }) => transaction.query<Rows>(OF_PERSON, [employees, emails]),
  naming: (context) => namingTexts(context, 'breaches', TEXTS),
  erase: async (context) => {
    const { employees, emails } = context.person;
    const breaches = await changedRows(context.transaction, FORGET, [employees, emails, ERASED]);
    return { breaches, breachTexts: await maskTexts(context, TEXTS) };
  },
};
