import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { InterviewRecipient } from './interview-recipient.entity.js';
import { addressOf } from './interview-sql.js';
import { wrong } from './interview-times.js';

/** An attendee of the company, as entered. */
export interface Attendee {
  email: string;
  name: string;
  needed: boolean;
}

/** Members of a company, owners first. */
const MEMBERS = new PreparedStatement<{ user_id: number; email: string; name: string }>(
  `select u.user_id, u.email, m.name from company_members m join users u using (user_id)
   where m.company_id = $1 and u.disabled_at is null order by m.role = 'owner' desc, m.member_id`,
);

/** E-mails of the recipients of an interview, as their accounts have them by now. */
export const REFRESHED = new PreparedStatement(`
  update interview_recipients r set email = now.email
  from (select r.recipient_id, ${addressOf('r', 'i')} as email from interview_recipients r join interviews i using (interview_id)
    where i.interview_id = $1) now
  where now.recipient_id = r.recipient_id and now.email <> r.email and not exists (select from interview_recipients o
    where o.interview_id = r.interview_id and o.side = r.side and o.email = now.email)`);

/** The company's first owner, where none is named. */
export async function usualAttendees(transaction: EntityManager, companyId: number): Promise<Attendee[]> {
  const accounts = await MEMBERS.within(transaction, [companyId]);
  return accounts.slice(0, 1).map(({ email, name }) => ({ email, name, needed: true }));
}

/**
 * Attendees as they are entered, each once.
 * @throws ApiException (400) when two have the same address, or one has the person's
 */
export function attendeesIn(
  entered: readonly { email: string; name: string; needed?: boolean | null }[],
  personEmail: string,
): Attendee[] {
  const emails = entered.map(({ email }) => email);
  if (new Set(emails).size < emails.length) throw wrong('attendees', 'Two attendees have the same email');
  if (emails.includes(personEmail)) throw wrong('attendees', 'This is the email of the person who is interviewed');
  return entered.map(({ email, name, needed }) => ({ email, name, needed: needed ?? true }));
}

/** Whether the same people are invited, by the same names. */
export function sameAttendees(some: readonly Attendee[], others: readonly Attendee[]): boolean {
  const sorted = (attendees: readonly Attendee[]): string[] =>
    attendees.map(({ email, name, needed }) => JSON.stringify([email, name, needed])).toSorted();
  return isDeepStrictEqual(sorted(some), sorted(others));
}

/** What changed about those who are invited. */
export interface AttendeeChanges {
  /** Who is invited from now on. */
  added: InterviewRecipient[];
  removed: number[];
  /** Whether a name or its absence would be seen. */
  isNamed: boolean;
}

/** Asks these and no others. Who was invited before is the same one to their calendar. */
export async function saveAttendees(
  transaction: EntityManager,
  { interviewId, companyId }: { interviewId: number; companyId: number },
  attendees: readonly Attendee[],
): Promise<AttendeeChanges> {
  const accounts = new Map(
    (await MEMBERS.within(transaction, [companyId])).map(({ email, user_id }) => [email, user_id]),
  );
  const known = await transaction.findBy(InterviewRecipient, { interview_id: interviewId, side: 'company' });
  const changes: AttendeeChanges = { added: [], removed: [], isNamed: false };
  for (const attendee of attendees) {
    const user_id = accounts.get(attendee.email) ?? null;
    const before = known.find(({ email }) => email === attendee.email);
    if (!before) {
      changes.added.push(
        await insertRecipient(transaction, { ...attendee, user_id, interview_id: interviewId, side: 'company' }),
      );
      continue;
    }
    const { recipient_id } = before;
    if (before.name !== attendee.name) changes.isNamed = true;
    await transaction.update(InterviewRecipient, { recipient_id }, { ...attendee, user_id });
    if (before.removed_at) changes.added.push(await askAgain(transaction, before));
  }
  const gone = known.filter(({ email, removed_at }) => !removed_at && !attendees.some((one) => one.email === email));
  changes.removed = gone.map(({ recipient_id }) => recipient_id);
  return { ...changes, isNamed: changes.isNamed || changes.added.length + gone.length > 0 };
}

/** Marks who is not invited any more, once their calendars have been told. */
export async function removeRecipients(transaction: EntityManager, recipientIds: readonly number[]): Promise<void> {
  await transaction.query(`update interview_recipients set removed_at = now() where recipient_id = any($1)`, [
    recipientIds,
  ]);
}

/** A recipient who is invited from now on. */
export async function insertRecipient(
  transaction: EntityManager,
  values: Pick<InterviewRecipient, 'interview_id' | 'side' | 'email' | 'name' | 'needed' | 'user_id'>,
): Promise<InterviewRecipient> {
  const recipient = transaction.create(InterviewRecipient, { ...values, uid: randomUUID() });
  await transaction.insert(InterviewRecipient, recipient);
  return recipient;
}

/** The sequence goes on, so that a calendar takes the entry that it was told to drop. */
async function askAgain(
  transaction: EntityManager,
  { recipient_id, sequence, ...before }: InterviewRecipient,
): Promise<InterviewRecipient> {
  const again = {
    sequence: sequence + 1,
    changed_at: new Date(),
    added_at: new Date(),
    removed_at: null,
    reply: null,
    replied_for: null,
  };
  await transaction.update(InterviewRecipient, { recipient_id }, again);
  return transaction.create(InterviewRecipient, { recipient_id, ...before, ...again });
}
