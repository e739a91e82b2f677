import { isoMoment } from '../../platform/lists/list-definition.js';
import { PROFILE_TERMS_VERSION } from '../submissions/profile-terms.js';

/** SQL of whether a reader of a company has accepted the present terms for profiles. */
const hasAcceptedTerms = (reader: string): string =>
  `exists (select from profile_terms_acceptances a where a.user_id = ${reader} and a.version = '${PROFILE_TERMS_VERSION}')`;

/**
 * SQL of the name of a person as a reader of a company sees it: whole once it is revealed and the reader accepted the terms for profiles.
 * @param c alias of `connections`
 * @param reader SQL of the reader's account; without one the name stays masked
 */
export const shownName = (c: string, reader: string): string =>
  `case when ${c}.reveal <> 'none' and ${hasAcceptedTerms(reader)} then ${c}.employee_name else ${c}.display_name end`;

/** SQL of the same, and null before the reader has accepted the terms. */
export const nameAfterTerms = (c: string, reader: string): string =>
  `case when ${hasAcceptedTerms(reader)} then ${shownName(c, reader)} end`;

/** SQL of the time of an interview, without its end. @param i alias of `interviews` */
export const periodOf = (i: string): string => `tstzrange(${i}.starts_at, ${i}.ends_at)`;

/** SQL of a recipient's answer to the present time. @param r alias of `interview_recipients` */
export const replyOf = (r: string, i: string): string =>
  `case when ${r}.replied_for = ${periodOf(i)} then ${r}.reply end`;

/** SQL of the times that a recipient proposed at last. */
export const slotsOf = (r: string, i: string): string =>
  `case when ${r}.reply = 'propose' and ${r}.replied_for = ${periodOf(i)} then ${r}.slots else '[]' end`;

/** SQL of the state that follows from the answers; without an attendee, only the agency knows (docs/rules.md#interviews). */
export const STATE_BY_REPLIES = `case when i.confirmed_by_agency
    or exists (select from interview_recipients r where r.interview_id = i.interview_id and r.removed_at is null and r.side = 'company')
      and not exists (select from interview_recipients r where r.interview_id = i.interview_id and r.removed_at is null and r.needed
        and (r.replied_for is distinct from ${periodOf('i')} or r.reply is distinct from 'accept'))
  then 'confirmed' else 'proposed' end`;

/** SQL of where a recipient is reached: the account's e-mail may have changed since the invitation. @param i alias of `interviews` */
export const addressOf = (r: string, i: string): string => `case ${r}.side when 'person'
    then (select e.email from connections c join employees e using (employee_id) where c.connection_id = ${i}.connection_id)
    else coalesce((select a.email from users a where a.user_id = ${r}.user_id), ${r}.email) end`;

/** SQL of a recipient, as admins see them. */
export const recipientJson = (
  i: string,
): string => `json_build_object('recipient_id', r.recipient_id, 'email', ${addressOf('r', i)},
    'name', r.name, 'needed', r.needed, 'user_id', r.user_id, 'sequence', r.sequence, 'asked', r.asked_for is not null,
    'reply', ${replyOf('r', i)},
    'replied_at', case when r.replied_for = ${periodOf(i)} then ${isoMoment('r.replied_at')} end,
    'reply_note', case when r.replied_for = ${periodOf(i)} then r.reply_note end,
    'slots', ${slotsOf('r', i)})`;
