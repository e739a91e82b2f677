import {
  changedRows,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  type PersonContext,
  type Rows,
} from '../../auth/personal-data/personal-data.js';
import { isNeeded } from './penalty-state.js';

/** An e-mail says whose it is once there is no record: before, it may have been another person's. */
const OF_PERSON = '(t.employee_id = any($1) or t.employee_id is null and t.email = any($2))';
const IS_NEEDED = isNeeded('t');

const CASES = `select to_jsonb(t) - '{created_by}'::text[] as record from penalty_cases t where ${OF_PERSON} order by t.case_id`;

const TEXTS: FreeTexts = [
  ['penalty_cases', 'case_id', 'reason'],
  ['penalty_cases', 'case_id', 'evidence'],
  ['penalty_cases', 'case_id', 'end_reason'],
];

const keysOf = ({ person: { employees, emails } }: PersonContext): unknown[] => [employees, emails];

/** Penalty cases: one that is needed for the claim stays with name and address (docs/rules.md#penalty-cases). */
export const PENALTY_DATA: PersonalData = {
  name: 'penaltyCases',
  own: {
    fields: ['state', 'amount_paise', 'reason', 'notice_on', 'due_on', 'answer', 'answered_at', 'ended_at'],
    only: ({ notice_on }) => notice_on !== null,
  },
  read: async (context) => {
    const rows = await context.transaction.query<{ record: Rows[number] }[]>(CASES, keysOf(context));
    return rows.map(({ record }) => record);
  },
  retained: async (context) => {
    const open = await context.transaction.query<{ id: number }[]>(
      `select t.case_id as id from penalty_cases t where ${OF_PERSON} and ${IS_NEEDED} order by 1`,
      keysOf(context),
    );
    return open.map(({ id }) => `penalty case ${id}, which has not ended`);
  },
  naming: (context) =>
    namingTexts(context, 'penalty cases', TEXTS, 'coalesce(employee_id, 0) <> all($2)', [context.person.employees]),
  erase: async (context) => ({
    penaltyCases: await changedRows(
      context.transaction,
      `delete from penalty_cases t where ${OF_PERSON} and not ${IS_NEEDED}`,
      keysOf(context),
    ),
    textsOfPenaltyCases: await maskTexts(context, TEXTS),
  }),
};
