import {
  changedRows,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  type Rows,
} from '../../auth/personal-data/personal-data.js';

/** An e-mail says whose it is once there is no account: before, it may have been another person's. */
const THEIRS = '(user_id = any($1) or user_id is null and email = any($2))';

/** Without who answered, who is another person. */
const ofPerson = (
  more: string,
): string => `select grievance_id, kind, state, text, file_name, filed_at, due_on, first_answer, first_answered_at, objection,
    reopened_at, answer, answered_at, closed_at${more}
  from grievances left join grievance_files f using (grievance_id) where ${THEIRS} order by grievance_id`;
const BYTES = `, replace(encode(f.content, 'base64'), chr(10), '') as content`;

/** That a member of the staff answered, without the texts: they are about others. */
const ANSWERED = `select grievance_id, answered_at from grievances
  where answered_by = any($1) and user_id is distinct from answered_by order by grievance_id`;

/** Written without an account, and not confirmed yet. */
const REQUESTED = 'select kind, text, expires_at from privacy_requests where email = any($1)';

const TEXTS: FreeTexts = [
  ['grievances', 'grievance_id', 'text'],
  ['grievances', 'grievance_id', 'file_name'],
  ['grievances', 'grievance_id', 'first_answer'],
  ['grievances', 'grievance_id', 'objection'],
  ['grievances', 'grievance_id', 'answer'],
];

/** Goes with the person, also with an erased one who has no account any more. */
export const GRIEVANCE_DATA: PersonalData = {
  name: 'grievances',
  own: {
    fields: [
      'kind',
      'state',
      'text',
      'file_name',
      'content',
      'filed_at',
      'first_answer',
      'first_answered_at',
      'objection',
      'reopened_at',
      'answer',
      'answered_at',
      'closed_at',
    ],
  },
  read: async ({ transaction, person: { users, emails }, withoutFiles }) => [
    ...(await transaction.query<Rows>(ofPerson(withoutFiles ? '' : BYTES), [users, emails])),
    ...(await transaction.query<Rows>(ANSWERED, [users])),
    ...(await transaction.query<Rows>(REQUESTED, [emails])),
  ],
  naming: (context) => {
    const { users, emails } = context.person;
    const others = `(coalesce(user_id, 0) <> all($2) and (user_id is not null or email <> all($3)))`;
    return namingTexts(context, 'grievances', TEXTS, others, [users, emails]);
  },
  erase: async (context) => {
    const { transaction, person } = context;
    await transaction.query('delete from privacy_requests where email = any($1)', [person.emails]);
    const grievances = await changedRows(transaction, `delete from grievances where ${THEIRS}`, [
      person.users,
      person.emails,
    ]);
    return { grievances, grievancesOfOthers: await maskTexts(context, TEXTS) };
  },
};
