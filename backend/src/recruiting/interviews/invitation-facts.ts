import { createHash } from 'node:crypto';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { addressOf, periodOf, replyOf, shownName } from './interview-sql.js';
import { type InterviewMode, type InterviewReply, type InterviewState, type Side } from './interview-state.js';

/** What a recipient may know of an interview: in mails, in the calendar, and behind the link. */
export interface InvitationFacts {
  recipient_id: number;
  side: Side;
  email: string;
  name: string;
  uid: string;
  sequence: number;
  /** When the sequence was raised, ISO 8601 in UTC. */
  changed_at: string;
  reply: InterviewReply | null;
  round: number;
  state: InterviewState;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  mode: InterviewMode;
  place: string | null;
  link: string | null;
  note: string | null;
  job_title: string;
  /** The company for the person; for the company the person, by the name that it is shown. */
  other: string;
  /** Who comes, if the person is told. */
  names: string[] | null;
  /** E-mail of who made it, for answers in words. */
  author: string | null;
}

/** SQL of the facts, of `r` (who is invited), `i` (the interview), `c` (its connection) and `u` (who made it). */
export const INVITATION_FACTS = `r.recipient_id, r.side, ${addressOf('r', 'i')} as email, r.name, r.uid, r.sequence, ${isoMoment('r.changed_at')} as changed_at,
    ${replyOf('r', 'i')} as reply, i.round, i.state, ${isoMoment('i.starts_at')} as starts_at, ${isoMoment('i.ends_at')} as ends_at,
    i.time_zone, i.mode, i.place, i.link, case r.side when 'person' then i.note_person else i.note_company end as note,
    c.job_title, case r.side when 'person' then c.company_name else ${shownName('c', 'r.user_id')} end as other,
    case when r.side = 'person' and i.names_shown then array(select a.name from interview_recipients a
      where a.interview_id = i.interview_id and a.side = 'company' and a.removed_at is null order by a.recipient_id) end as names,
    u.email as author`;

export const FACTS_FROM = `interview_recipients r join interviews i using (interview_id) join connections c using (connection_id)
    left join users u on u.user_id = i.created_by and u.disabled_at is null`;

/** SQL that holds as long as a recipient is invited: what mails, links and feeds depend on. */
export const STILL_INVITED = `r.removed_at is null and i.state in ('proposed', 'confirmed') and i.ends_at > now() and c.share = 'submitted'`;

/** What the calendar of a recipient knows: nothing, the present time, or another one. */
export interface InvitedState {
  asked: 'never' | 'same_time' | 'other_time';
  digest: string | null;
  link_number: number;
}

/** Parameters: who is invited, and the sequence, if it is about that one alone. */
export const INVITATION = new PreparedStatement<InvitationFacts & InvitedState>(`
  select ${INVITATION_FACTS}, r.link_number, r.asked_digest as digest,
    case when r.asked_for is null then 'never' when r.asked_for = ${periodOf('i')} then 'same_time' else 'other_time' end as asked
  from ${FACTS_FROM} where r.recipient_id = $1 and r.sequence = coalesce($2::int, r.sequence) and ${STILL_INVITED}`);

/** Parameters: who is not invited any more, and the sequence with which they were told so. */
export const CANCELLED = new PreparedStatement<InvitationFacts>(
  `select ${INVITATION_FACTS} from ${FACTS_FROM} where r.recipient_id = $1 and r.sequence = $2 and r.asked_for is null and i.ends_at > now()`,
);

/** SQL: the answer is to the time that was mailed, or to a newer one, whose own mail follows. */
const REPLY_STANDS = `sequence <> $6 or replied_for = tstzrange($2, $3)`;
/**
 * An answer to a time that was mailed and then changed does not come back with that time. A recipient who was removed while the mail
 * left is told by another one.
 */
export const INVITED = new PreparedStatement(`
  update interview_recipients set asked_for = tstzrange($2, $3), asked_digest = $4, token_hash = $5, asked_sequence = $6,
    reply = case when ${REPLY_STANDS} then reply end, replied_for = case when ${REPLY_STANDS} then replied_for end
  where recipient_id = $1 and removed_at is null`);

/** The link of a reminder is open, too: a restore ends those of before. */
export const LINKED = new PreparedStatement(
  'update interview_recipients set token_hash = $2 where recipient_id = $1 and removed_at is null',
);

/** SHA-256 of all that a mail says: two of the same are one. */
export function digestOf({ sequence: _, changed_at: __, reply: ___, state: ____, ...said }: InvitationFacts): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
