import { type ApiAnswer } from './api-client.js';
import { type ApiRecord, type Member, type Office, recordOf } from './office.js';
import { acceptProfileTerms } from './showings.js';
import { type ReceivedMail } from './smtp-sink.js';
import { waitFor } from './wait-for.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A person whom a company sees, with everybody logged in. */
export interface Submitted {
  person: Member;
  company: Member;
  job: ApiRecord;
  connection: ApiRecord;
}

/** A moment so many hours after noon in India of a day that lies ahead. */
export function hoursAhead(hours: number, days = 7): string {
  const noon = new Date(Date.now() + days * DAY);
  noon.setUTCHours(6, 30, 0, 0);
  return new Date(noon.getTime() + hours * HOUR).toISOString();
}

/** A person whom a company sees, which has accepted the terms. @param given some of them, to use again */
export async function submitted(office: Office, given: Partial<Submitted> = {}): Promise<Submitted> {
  const all = await shownBeforeTerms(office, given);
  await acceptProfileTerms(all.company.client);
  return all;
}

/** The same, whose company has not accepted the terms. */
export async function shownBeforeTerms(office: Office, given: Partial<Submitted> = {}): Promise<Submitted> {
  const person = given.person ?? (await office.employee());
  const company = given.company ?? (await office.company());
  const job = given.job ?? (await office.job(company));
  const connection = await office.connect(job.id, person.id);
  await office.sql(
    `update connections set share = 'submitted', display_name = 'Asha R.', submitted_at = now() where connection_id = $1`,
    [connection.id],
  );
  await office.sql(
    `insert into consents (employee_id, purpose, agrees, text_version, channel) values ($1, 'share', true, '2026-11-24', 'phone')`,
    [person.id],
  );
  return { person, company, job, connection };
}

/** The member, who has accepted the terms. */
export async function accepted(member: Promise<Member>): Promise<Member> {
  const { client } = await member;
  await acceptProfileTerms(client);
  return member;
}

/** An hour's interview by video, by default. */
export function planned(connection: ApiRecord, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    connection_id: connection.id,
    round: 1,
    starts_at: hoursAhead(0),
    ends_at: hoursAhead(1),
    time_zone: 'Asia/Kolkata',
    mode: 'video',
    link: 'https://meet.example.com/abc',
    ...fields,
  };
}

export const proposal = (
  office: Office,
  connection: ApiRecord,
  fields: Record<string, unknown> = {},
): Promise<ApiAnswer> => office.admin.post('/api/admin/interviews', planned(connection, fields));

export const propose = (
  office: Office,
  connection: ApiRecord,
  fields: Record<string, unknown> = {},
): Promise<ApiRecord> => recordOf(proposal(office, connection, fields));

export const change = (office: Office, id: number, fields: Record<string, unknown>): Promise<ApiRecord> =>
  recordOf(office.admin.patch(`/api/admin/interviews/${id}`, fields));

/** Ends the minute in which changes settle. @returns how many mails were waiting */
export async function settleMails(office: Office): Promise<number> {
  const due = await office.sql(
    `update outbox_mails set next_attempt_at = now() where topic is not null and status = 'queued' returning mail_id`,
  );
  return due.length;
}

/** Mails with a file for calendars to an address. */
export const calendarMails = (office: Office, email: string): ReceivedMail[] =>
  office.agency.mail.mails.filter(({ to, raw }) => to === email && raw.includes('Content-Type: text/calendar'));

/** The newest such mail once there are this many, after the minute in which changes settle. */
export async function settledMail(office: Office, email: string, count = 1): Promise<ReceivedMail> {
  await settleMails(office);
  return waitFor(`interview mail ${count} to ${email}`, () => {
    const mails = calendarMails(office, email);
    return mails.length >= count ? mails.at(-1) : undefined;
  });
}

/** Waits until a mail that arrived is also noted as sent: from then on its link is open. */
export async function untilInvited(office: Office, email: string): Promise<void> {
  await waitFor(`the mail to ${email} to be noted`, async () => {
    const waiting = await office.count(
      `outbox_mails where recipient = $1 and topic is not null and status = 'queued'`,
      [email],
    );
    return waiting === 0 || undefined;
  });
}

/** What is stored of an interview is so much earlier that it begins in this many hours. @param hoursSince it was proposed */
export async function timePasses(
  office: Pick<Office, 'sql'>,
  id: number,
  { hoursUntil, hoursSince }: { hoursUntil: number; hoursSince?: number },
): Promise<void> {
  await office.sql(
    `with moved as (select interview_id, starts_at - date_trunc('milliseconds', now() + $2 * interval '1 hour') as by
       from interviews where interview_id = $1),
     reminded as (update interview_reminders d set starts_at = d.starts_at - by from moved, interview_recipients r
       where r.recipient_id = d.recipient_id and r.interview_id = moved.interview_id),
     asked as (update interview_recipients r set added_at = coalesce(now() - $3 * interval '1 hour', added_at - by),
         asked_for = tstzrange(lower(asked_for) - by, upper(asked_for) - by),
         replied_for = tstzrange(lower(replied_for) - by, upper(replied_for) - by)
       from moved where r.interview_id = moved.interview_id)
     update interviews i set starts_at = starts_at - by, ends_at = ends_at - by,
       timed_at = coalesce(now() - $3 * interval '1 hour', timed_at - by)
     from moved where i.interview_id = moved.interview_id`,
    [id, hoursUntil, hoursSince ?? null],
  );
}

/** The file of a mail: as an attachment, and as an alternative of the text. */
export function calendarsIn({ raw }: ReceivedMail): {
  alternative: string;
  attachment: string;
  method: string | undefined;
} {
  const partOf = (type: string): { head: string; text: string } => {
    const start = raw.indexOf(`Content-Type: ${type}`);
    if (start < 0) throw new Error(`no ${type} in ${raw}`);
    const [head = '', ...rest] = raw.slice(start).split(/\r?\n\r?\n/);
    const body = (rest.join('\n\n').split(/\r?\n----/)[0] ?? '').trimEnd();
    const isBase64 = /base64/i.test(head);
    return { head, text: isBase64 ? Buffer.from(body, 'base64').toString('utf8') : quoted(body) };
  };
  const alternative = partOf('text/calendar');
  return {
    alternative: alternative.text.trimEnd(),
    attachment: partOf('application/ics').text.trimEnd(),
    method: /method=(\w+)/.exec(alternative.head)?.[1],
  };
}

function quoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The end of the link in a mail. */
export function linkTokenIn({ text }: ReceivedMail): string {
  const token = /\/interview#(\w+)/.exec(text)?.[1];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}
