import {
  changedRows,
  type FreeText,
  maskTexts,
  namingTexts,
  type PersonalData,
  type PersonContext,
  withoutPerson,
} from '../../auth/personal-data/personal-data.js';

const TEXTS: readonly FreeText[] = [
  ['tasks', 'task_id', 'title'],
  ['tasks', 'task_id', 'subject'],
];

/** Tasks about the person's own records; parameters begin with the first one. */
const ABOUT = `(kind, record_id) in (
  select 'employee', unnest($1::integer[]) union all select 'connection', unnest($2::integer[]))`;

/** Own tasks about what stays of the person: whose name it is there is known. */
const WITHOUT_NAME = `update tasks set title = left(${withoutPerson('title')}, 200)
  where title ~* any($1) and (kind = 'placement' and record_id = any($2) or kind = 'claim' and record_id = any($3))`;

/** Made by a cause, and made anew while it lasts, with what the record is called by then. */
const NAMED_BY_CAUSE = `delete from tasks where cause is not null and subject ilike any($1)`;

const keysOf = ({ person }: PersonContext): unknown[] => [person.employees, person.connections];

/** What the staff has to do about a person. Tasks about others lose the person's e-mail and phone. */
export const TASK_DATA: PersonalData = {
  name: 'tasks',
  own: { nothing: 'tasks are the staff’s own' },
  read: (context) =>
    context.transaction.query(
      `select cause, title, kind, record_id, due_at, done_at, created_at from tasks where ${ABOUT} order by task_id`,
      keysOf(context),
    ),
  naming: (context) => namingTexts(context, 'tasks', [['tasks', 'task_id', 'title']], 'cause is null'),
  erase: async (context) => {
    const { transaction, person } = context;
    const names = person.names.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`);
    return {
      tasks: await changedRows(transaction, `delete from tasks where ${ABOUT}`, keysOf(context)),
      titlesOfTasks: await changedRows(transaction, WITHOUT_NAME, [
        person.namePatterns,
        person.placements,
        person.claims,
      ]),
      tasksOfCauses: await changedRows(transaction, NAMED_BY_CAUSE, [names]),
      tasksOfOthers: await maskTexts(context, TEXTS),
    };
  },
};
