import { type ApiAnswer } from './api-client.js';
import { type ApiRecord, type Member, type Office, recordOf } from './office.js';
import { waitFor } from './wait-for.js';

const DAY = 24 * 60 * 60 * 1000;
/** Ahead of UTC. */
const INDIA = 5.5 * 60 * 60 * 1000;

/** A day in India so many days from today, `YYYY-MM-DD`. */
export const dayAhead = (days: number): string => new Date(Date.now() + INDIA + days * DAY).toISOString().slice(0, 10);

/** Somebody connected to a job, logged in. */
export interface Candidate {
  person: Member;
  company: Member;
  job: ApiRecord;
  connection: ApiRecord;
}

export async function candidate(office: Office): Promise<Candidate> {
  const [person, company] = await Promise.all([office.employee(), office.company()]);
  const job = await office.job(company);
  return { person, company, job, connection: await office.connect(job.id, person.id) };
}

export const offerTo = (
  office: Office,
  connection: number,
  fields: Record<string, unknown> = {},
  headers?: Record<string, string>,
): Promise<ApiAnswer> =>
  office.admin.post(
    `/api/admin/connections/${connection}/offers`,
    { offered_salary: '55,000', joining_date: dayAhead(30), valid_until: dayAhead(5), ...fields },
    headers,
  );

export const offer = (office: Office, connection: number, fields: Record<string, unknown> = {}): Promise<ApiRecord> =>
  recordOf(offerTo(office, connection, fields));

/** What the agency notes. */
export const note = (office: Office, { id, connection_id }: ApiRecord, body: object): Promise<ApiAnswer> =>
  office.admin.put(`/api/admin/connections/${Number(connection_id)}/offers/${id}/answer`, body);

/** What the person says. */
export const say = ({ client }: Member, { id }: ApiRecord, body: object): Promise<ApiAnswer> =>
  client.put(`/api/employee/offers/${id}/answer`, body);

/** Lets the product look now at what days bring, and waits until it has. */
export async function lookAtOffers(office: Office): Promise<void> {
  const [job] = await office.sql<{ id: string }>(
    `insert into pgboss.job (name, data, expire_in) values ('offers_due', '{}', interval '1 minute') returning id`,
  );
  await waitFor('the look at offers', async () => {
    const [row] = await office.sql<{ state: string }>('select state::text from pgboss.job where id = $1', [job?.id]);
    return row?.state === 'completed' || undefined;
  });
}

/** An accepted offer that was accepted so many days ago. */
export async function acceptedBefore(
  office: Office,
  { person, connection }: Candidate,
  days: number,
): Promise<ApiRecord> {
  const made = await offer(office, connection.id);
  await recordOf(say(person, made, { answer: 'accepted' }));
  await office.sql(`update offers set answered_at = answered_at - $2 * interval '1 day' where offer_id = $1`, [
    made.id,
    days,
  ]);
  return made;
}
