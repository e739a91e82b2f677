import { hoursAhead, propose } from '../../backend/test/support/interviews.js';
import { type ApiRecord, type Office } from '../../backend/test/support/office.js';

const LINK = 'https://meet.example.com/abc-defg-hij';

/** Lets a company see the people of these connections: its members have accepted the terms for profiles. */
export async function show(office: Office, connections: readonly number[]): Promise<void> {
  await office.sql(
    `update connections set share = 'submitted', display_name = 'Asha R.', submitted_at = now() where connection_id = any($1)`,
    [connections],
  );
  const { version, sha256 } = (await office.agency.anyone.get('/api/shared/terms')).body;
  await office.sql(
    `insert into profile_terms_acceptances (user_id, company_id, accepted_by, version, sha256, address)
     select distinct m.user_id, m.company_id, u.email, $2, $3, '' from connections c join job_requests using (request_id)
       join company_members m using (company_id) join users u using (user_id) where c.connection_id = any($1)`,
    [connections, version, sha256],
  );
}

/** Puts an interview back into the past. */
export async function letBegin(office: Office, id: number, daysAgo = 1): Promise<void> {
  await office.sql(
    `update interviews set starts_at = now() - make_interval(days => $2), ends_at = now() - make_interval(days => $2) + interval '1 hour'
     where interview_id = $1`,
    [id, daysAgo],
  );
}

/** What a person and a company have of interviews: one to answer, one that is confirmed, one that is past, one that was cancelled. */
export async function addInterviews(
  office: Office,
  connections: readonly [number, number, number],
): Promise<ApiRecord[]> {
  await show(office, connections);
  const [first, second, third] = connections.map((id) => ({ id }));
  if (!first || !second || !third) throw new Error('three connections are needed');
  const invited = await propose(office, first, {
    link: LINK,
    note_company: 'Ask about AWS.\nShe speaks Tamil.',
    note_person: 'Please have your certificates ready.',
    names_shown: true,
  });
  const confirmed = await propose(office, second, {
    starts_at: hoursAhead(3),
    ends_at: hoursAhead(4),
    mode: 'in_person',
    link: null,
    place: 'Sahyadri Software, MG Road 12, third floor, Pune 411001',
  });
  await office.admin.patch(`/api/admin/interviews/${confirmed.id}`, { confirmed: true });
  const past = await propose(office, third, {
    starts_at: hoursAhead(5),
    ends_at: hoursAhead(6),
    mode: 'phone',
    link: null,
  });
  await letBegin(office, past.id);
  const cancelled = await propose(office, third, { round: 2, starts_at: hoursAhead(26), ends_at: hoursAhead(27) });
  await office.admin.post(`/api/admin/interviews/${cancelled.id}/cancel`, { reason: 'The company has no time.' });
  return [invited, confirmed, past, cancelled];
}
