import { ERASED } from '../../auth/personal-data/identity.js';
import {
  changedRows,
  type FreeText,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { cancelInvitations } from './cancel-invitations.js';

/** Interviews of the person with what they answered, and what the company thought, without who thought it. */
const OF_PERSON = `select jsonb_build_object('interview_id', i.interview_id, 'connection_id', i.connection_id, 'round', i.round,
    'state', i.state, 'starts_at', i.starts_at, 'ends_at', i.ends_at, 'time_zone', i.time_zone, 'mode', i.mode, 'place', i.place,
    'link', i.link, 'note', i.note_person, 'absent', i.absent, 'reply', r.reply, 'reply_note', r.reply_note, 'slots', r.slots,
    'replied_at', r.replied_at,
    'feedback', (select coalesce(jsonb_agg(jsonb_build_object('recommendation', f.recommendation, 'ratings', f.ratings, 'text', f.text,
      'given_at', f.given_at) order by f.feedback_id), '[]') from interview_feedback f where f.interview_id = i.interview_id)) as record
  from interviews i join connections c using (connection_id)
    left join interview_recipients r on r.interview_id = i.interview_id and r.side = 'person'
  where c.employee_id = any($1) order by i.interview_id`;

/** Interviews that the account attended for a company, without the person. */
const AS_ATTENDEE = `select interview_id, starts_at, ends_at, state, reply, reply_note, slots, replied_at
  from interview_recipients r join interviews i using (interview_id)
  where r.side = 'company' and (r.user_id = any($1) or r.email = any($2)) order by interview_id`;

/** That feedback was given, without its words: they are about another person. */
const GIVEN = 'select interview_id, given_at from interview_feedback where user_id = any($1) order by feedback_id';

const NOTES: FreeTexts = [
  ['interviews', 'interview_id', 'place'],
  ['interviews', 'interview_id', 'note_company'],
  ['interviews', 'interview_id', 'note_person'],
  ['interviews', 'interview_id', 'cancel_reason'],
];
const TEXTS: readonly FreeText[] = [
  ...NOTES,
  ['interview_recipients', 'recipient_id', 'reply_note'],
  ['interview_feedback', 'feedback_id', 'text'],
];

const OTHERS = `select r.recipient_id, c.display_name from interview_recipients r join interviews i using (interview_id)
    join connections c using (connection_id)
  where c.employee_id = any($1) and r.side = 'company' and r.removed_at is null and i.state in ('proposed', 'confirmed')`;

/** Interviews go with their connection; before that, they are called off for those whom the company sends. */
export const INTERVIEW_DATA: PersonalData = {
  name: 'interviews',
  own: {
    fields: [
      'round',
      'state',
      'starts_at',
      'ends_at',
      'time_zone',
      'mode',
      'place',
      'link',
      'note',
      'reply',
      'reply_note',
      'slots',
      'replied_at',
      'feedback.recommendation',
      'feedback.ratings',
      'feedback.text',
      'feedback.given_at',
      'given_at',
    ],
  },
  read: async (context) => {
    const { transaction, person } = context;
    const { employees, users, emails } = person;
    return [
      ...(await recordsOf(context, OF_PERSON, employees)),
      ...(await transaction.query<Record<string, unknown>[]>(AS_ATTENDEE, [users, emails])),
      ...(await transaction.query<Record<string, unknown>[]>(GIVEN, [users])),
    ];
  },
  naming: (context) => {
    const { connections } = context.person;
    return namingTexts(context, 'notes of interviews', NOTES, 'connection_id <> all($2)', [connections]);
  },
  erase: async (context) => {
    const { transaction, person, secrets } = context;
    const { employees, users, emails, connections } = person;
    const others = await transaction.query<{ recipient_id: number; display_name: string | null }[]>(OTHERS, [
      employees,
    ]);
    const names = new Map(others.map(({ recipient_id, display_name }) => [recipient_id, display_name ?? ERASED]));
    await cancelInvitations(transaction, new OutboxService(secrets), [...names.keys()], (facts) => ({
      ...facts,
      other: names.get(facts.recipient_id) ?? ERASED,
      place: null,
      note: null,
    }));
    const interviews = await changedRows(transaction, 'delete from interviews where connection_id = any($1)', [
      connections,
    ]);
    const attended = await changedRows(
      transaction,
      `delete from interview_recipients where side = 'company' and (user_id = any($1) or email = any($2))`,
      [users, emails],
    );
    await transaction.query(`update interview_feedback set author_name = '${ERASED}' where user_id = any($1)`, [users]);
    return { interviews, interviewsAttended: attended, interviewsOfOthers: await maskTexts(context, TEXTS) };
  },
};

/** The address of a calendar is a secret; that there is one, and since when, is not. */
export const CALENDAR_FEED_DATA: PersonalData = {
  name: 'calendar feeds',
  own: { fields: ['created_at'] },
  read: ({ transaction, person }) =>
    transaction.query('select created_at from calendar_feeds where user_id = any($1)', [person.users]),
};
