import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { type OutboxService } from '../../platform/mail/outbox.service.js';
import { CANCELLATION_MAIL, type CancelledInterview } from './interviews.mails.js';
import { FACTS_FROM, INVITATION_FACTS, type InvitationFacts } from './invitation-facts.js';

const CANCELLED = new PreparedStatement<{ recipient_id: number; was_asked: boolean }>(`
  with before as (select recipient_id, asked_for from interview_recipients where recipient_id = any($1) for update)
  update interview_recipients r set sequence = r.sequence + 1, changed_at = clock_timestamp(), asked_for = null, asked_digest = null
  from before where before.recipient_id = r.recipient_id
  returning r.recipient_id, before.asked_for is not null as was_asked`);

const FACTS_OF = new PreparedStatement<InvitationFacts & { connection_id: number }>(
  `select ${INVITATION_FACTS}, i.connection_id from ${FACTS_FROM} where r.recipient_id = any($1) order by r.recipient_id`,
);

/** What mails to a recipient are about: the newest one counts. */
export const interviewTopic = (recipientId: number): string => `interview of recipient ${recipientId}`;

/**
 * Takes an interview out of calendars, with what is true now. A recipient who was never mailed is not mailed now, and none once it is over.
 * @param alter changes what is said, where less may be said than before
 */
export async function cancelInvitations(
  transaction: EntityManager,
  outbox: OutboxService,
  recipientIds: readonly number[],
  alter: (facts: InvitationFacts) => InvitationFacts = (facts) => facts,
): Promise<void> {
  const known = new Map(
    (await FACTS_OF.within(transaction, [recipientIds])).map((facts) => [facts.recipient_id, facts]),
  );
  for (const { recipient_id, was_asked } of await CANCELLED.within(transaction, [recipientIds])) {
    const topic = interviewTopic(recipient_id);
    const isOnItsWay = await outbox.drop(transaction, topic);
    const found = known.get(recipient_id);
    if (!found) continue;
    const { connection_id: connectionId, ...facts } = found;
    if (!(was_asked || isOnItsWay) || Date.parse(facts.ends_at) <= Date.now()) continue;
    const said = alter({ ...facts, sequence: facts.sequence + 1, changed_at: new Date().toISOString() });
    const late: CancelledInterview = { facts: said };
    const options = { topic, afterSeconds: 0, usefulUntil: new Date(facts.ends_at), connectionId };
    await outbox.queueLatest(transaction, facts.email, CANCELLATION_MAIL, { late }, options);
  }
}
