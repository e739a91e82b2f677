import { ERASED } from '../../auth/personal-data/identity.js';
import {
  erasedBy,
  type FreeText,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';

/** What was shown of a person and to whom, without the staff. */
const SHOWN = `select jsonb_build_object('company_name', company_name, 'job_title', job_title, 'submitted_at', submitted_at,
    'first_opened_at', first_opened_at) as record
  from submissions where origin_employee_id = any($1) order by submission_id`;
const SHEETS = `select jsonb_build_object('connection_id', connection_id, 'headline', headline, 'note', note, 'resume_text', resume_text,
    'shown', shown, 'asked_at', asked_at) as record
  from sheets join connections using (connection_id) where employee_id = any($1) order by connection_id`;
/** Without the company's comment, which is about how it works as much as about the person. */
const ANSWERS = `select jsonb_build_object('connection_id', connection_id, 'answer', answer, 'reason', reason, 'answered_at', answered_at)
    as record
  from company_answers join connections using (connection_id) where employee_id = any($1) order by answer_id`;
const OPENED = `select jsonb_build_object('connection_id', connection_id, 'channel', channel, 'opened_at', opened_at,
    'times', times) as record
  from candidate_openings join connections using (connection_id) where employee_id = any($1) order by opening_id`;

/** What a reader of a company did. */
const BY_READER = `select jsonb_build_object('version', version, 'accepted_at', accepted_at) as record
  from profile_terms_acceptances where user_id = any($1) order by acceptance_id`;

/** What was written about others. */
const SHEETS_OF_OTHERS: FreeTexts = [
  ['sheets', 'connection_id', 'headline'],
  ['sheets', 'connection_id', 'note'],
  ['sheets', 'connection_id', 'resume_text'],
];
const ANSWERS_OF_OTHERS: FreeTexts = [['company_answers', 'answer_id', 'comment']];
const TEXTS: readonly FreeText[] = [
  ...SHEETS_OF_OTHERS,
  ...ANSWERS_OF_OTHERS,
  ['known_claims', 'claim_id', 'source'],
  ['known_claims', 'claim_id', 'reason'],
];
const OF_OTHERS = 'connection_id <> all($2)';

/** The line of a submission proves what the agency brought to a company: it stays without the name. All else goes with the connection. */
export const SUBMISSION_DATA: PersonalData = {
  name: 'submissions',
  own: {
    fields: [
      'company_name',
      'job_title',
      'submitted_at',
      'first_opened_at',
      'shown',
      'asked_at',
      'channel',
      'opened_at',
      'times',
      'version',
      'accepted_at',
    ],
  },
  read: async (context) => {
    const { employees, users } = context.person;
    return [
      ...(await recordsOf(context, SHOWN, employees)),
      ...(await recordsOf(context, SHEETS, employees)),
      ...(await recordsOf(context, ANSWERS, employees)),
      ...(await recordsOf(context, OPENED, employees)),
      ...(await recordsOf(context, BY_READER, users)),
    ];
  },
  naming: async (context) => {
    const { connections } = context.person;
    return [
      ...(await namingTexts(context, 'profiles of connections', SHEETS_OF_OTHERS, OF_OTHERS, [connections])),
      ...(await namingTexts(context, 'answers of companies', ANSWERS_OF_OTHERS, OF_OTHERS, [connections])),
    ];
  },
  erase: async (context) => {
    const { transaction } = context;
    const { employees, users, emails } = context.person;
    const ofPerson = await erasedBy(transaction, 'erase_submissions($1, $2, $3)', [employees, users, emails]);
    for (const [table, column] of READERS) {
      await transaction.query(`update ${table} set ${column} = '${ERASED}' where ${column} = any($1)`, [emails]);
    }
    return { submissions: ofPerson, submissionsOfOthers: await maskTexts(context, TEXTS) };
  },
};

/** Where readers of a company stand by e-mail. */
const READERS = [
  ['candidate_openings', 'reader'],
  ['company_answers', 'answered_by_name'],
  ['view_links', 'recipient'],
] as const;
