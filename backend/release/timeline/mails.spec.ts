import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { propose, settleMails, timePasses, untilInvited } from '../../test/support/interviews.js';
import { bill, place, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { dayAhead, lookAtOffers, offer, say } from '../../test/support/offers.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

type Kind = 'connection' | 'job_request' | 'company';

interface Mail {
  template: string;
  status: string;
  mail_id: number;
  can_send_again: boolean;
  recipient?: string;
  connection_id?: number | null;
  person?: string | null;
}

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
  // nothing is mailed at night
  await setIndiaNow(office, `${dayAhead(0)} 12:00`);
  await setAgency(office);
});
afterAll(() => office.close());

async function mailsOf(kind: Kind, id: number): Promise<Mail[]> {
  const { entries } = await recordOf(office.admin.get(`/api/admin/timeline?kind=${kind}&record_id=${id}`));
  return (entries as { what: string; facts: Mail }[]).filter(({ what }) => what === 'mail').map(({ facts }) => facts);
}
const templatesOf = async (kind: Kind, id: number): Promise<string[]> => [
  ...new Set((await mailsOf(kind, id)).map(({ template }) => template).toSorted()),
];
const submitTogether = (job: ApiRecord, connection_ids: number[]): Promise<ApiRecord> =>
  recordOf(office.admin.post(`/api/admin/job-requests/${job.id}/submissions`, { connection_ids }));

describe('a mail', () => {
  it('stands with the connection and the job that it is about, whoever got it', async () => {
    const { person, company, job, id } = await shows.scene({ agrees: false });
    await shows.submit(id);
    await office.sql(`update sheets set waits_until = now() + interval '6 days' where connection_id = $1`, [id]);
    await runNow(office, 'expired_waits');
    await shows.agree(person.client);
    await shows.acceptTerms(company);

    const interview = await propose(office, { id });
    await settleMails(office);
    for (const { email } of [person, company]) await untilInvited(office, email);
    await timePasses(office, interview.id, { hoursUntil: 23.9, hoursSince: 48 });
    await runNow(office, 'interview_reminders');

    const ending = await offer(office, id, { valid_until: dayAhead(1) });
    await office.sql(`update offers set created_at = created_at - interval '3 days' where offer_id = $1`, [ending.id]);
    await lookAtOffers(office);
    await recordOf(say(person, ending, { answer: 'accepted' }));
    await office.sql(`update offers set answered_at = answered_at - interval '8 days' where offer_id = $1`, [
      ending.id,
    ]);
    await lookAtOffers(office);
    await shows.withdraw(id);

    const other = await office.employee();
    const waiting = await office.connect(job.id, other.id);
    await shows.submit(waiting.id);
    await recordOf(office.admin.post(`/api/admin/job-requests/${job.id}/close`, { close_reason: 'Budget is on hold' }));

    const about = [
      'candidates-submitted',
      'connected-to-job',
      'consent-asked',
      'consent-reminder',
      'interview',
      'interview-cancelled',
      'interview-reminder',
      'offer',
      'offer-answered',
      'offer-ends',
      'still-joining',
    ];
    expect(await templatesOf('connection', id)).toEqual(about);
    expect(await templatesOf('connection', waiting.id)).toEqual(['connected-to-job', 'consent-asked', 'job-closed']);
    expect(await templatesOf('job_request', job.id)).toEqual([...about, 'job-closed'].toSorted());
    const invitations = (mails: Mail[]): string[] =>
      mails.flatMap(({ template, recipient }) => (template === 'interview' ? [recipient ?? ''] : [])).toSorted();
    expect(invitations(await mailsOf('connection', id))).toEqual([person.email, company.email].toSorted());
    const [closed] = await mailsOf('job_request', job.id);
    expect(closed).toMatchObject({ template: 'job-closed', recipient: other.email, connection_id: waiting.id });
  });

  it('about several people stands with their job alone', async () => {
    const { job, id } = await shows.scene();
    const other = await office.employee();
    await shows.agree(other.client);
    const second = await office.connect(job.id, other.id);
    expect((await submitTogether(job, [id, second.id]))['submitted']).toEqual([id, second.id]);
    for (const one of [id, second.id]) expect(await templatesOf('connection', one)).toEqual(['connected-to-job']);
    const ofJob = await mailsOf('job_request', job.id);
    expect(ofJob.map(({ template }) => template)).toEqual([
      'candidates-submitted',
      'connected-to-job',
      'connected-to-job',
    ]);
  });

  it('that asks a company to delete what it was shown stands with the connection', async () => {
    const { person, id } = await shows.shown();
    await shows.agree(person.client, false);
    expect(await templatesOf('connection', id)).toContain('candidate-to-delete');
  });

  it('about a placement’s money stands with its connection, and with the company whose books it went to', async () => {
    await setIndiaNow(office, '2026-11-10 12:00');
    const placed = await place(office, { joining_date: '2026-11-02' });
    const { company, job, connection, placement } = placed;
    const invoice = await bill(office, placed);
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`));
    await setIndiaNow(office, '2026-12-16 12:00');
    await runNow(office, 'reminders');
    const gone = { last_working_day: '2026-12-15', reason: 'resigned', note: 'Moves abroad.' };
    const claim = await recordOf(company.client.post(`/api/company/placements/${placement.id}/claims`, gone));
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/decision`, { decision: 'approved' }));
    const { id: employee_id } = await office.addEmployee();
    const body = { request_id: job.id, employee_id, claim_id: claim.id };
    const replacement = await recordOf(office.admin.post('/api/admin/create-connection', body));
    await office.setStatus(replacement.id, 'placed');
    const documents = ['invoice-reminder', 'invoice-sent'];
    const claims = ['claim-decided', 'claim-filed', 'claim-received', 'replacement-joined'];
    expect(await templatesOf('connection', connection.id)).toEqual(
      [...documents, ...claims, 'connected-to-job'].toSorted(),
    );
    expect(await templatesOf('connection', replacement.id)).toEqual(['connected-to-job']);
    expect(await templatesOf('company', company.id)).toEqual(expect.arrayContaining(documents));
  });

  it('from a template stands with the connection that it was sent to', async () => {
    const connection = await office.freshConnection();
    const fields = { name: 'News', kind: 'connection', purpose: 'service', subject: 'About {{job}}', body: '{{name}}' };
    const { template_id } = await recordOf(office.admin.post('/api/admin/mail-templates', fields));
    const body = { template_id, kind: 'connection', ids: [connection.id] };
    await recordOf(office.admin.post('/api/admin/mailings', body));
    await waitFor('the mail of a mailing', async () => {
      await runNow(office, 'mailings');
      return (await templatesOf('connection', connection.id)).includes('mailing') || undefined;
    });
  });

  it('can be sent again from the timeline of its connection', async () => {
    const { id } = await office.freshConnection();
    const [mail] = await waitFor('the mail to leave', async () => {
      const mails = await mailsOf('connection', id);
      return mails.every(({ status }) => status === 'sent') ? mails : undefined;
    });
    expect(mail).toMatchObject({ template: 'connected-to-job', can_send_again: true });
    const [row] = await office.sql('select recipient from outbox_mails where mail_id = $1', [mail?.mail_id]);
    const arrived = (): number =>
      office.agency.mail.mails.filter(({ to, subject }) => to === row?.['recipient'] && /job/.test(subject)).length;
    expect(arrived()).toBe(1);
    await recordOf(office.admin.post(`/api/admin/failed-mails/${Number(mail?.mail_id)}/send-again`));
    await waitFor('the mail to arrive again', () => arrived() === 2 || undefined);
    expect(await mailsOf('connection', id)).toMatchObject([{ mail_id: mail?.mail_id }]);
    // news about signing in are of their moment
    await office.sql(`update outbox_mails set template = 'sign-in-changed' where mail_id = $1`, [mail?.mail_id]);
    expect(await mailsOf('connection', id)).toMatchObject([{ can_send_again: false }]);
  });

  it('follows connections that a merge joins, and goes back with its undo', async () => {
    const merges = new Merges(office);
    const { asha, again, firstOf, secondOf } = await merges.twoRecords();
    const merged = await merges.merge(asha.id, again.id);
    expect((await mailsOf('connection', firstOf.id)).map(({ template }) => template)).toEqual([
      'connected-to-job',
      'connected-to-job',
    ]);
    await merges.undo(merged);
    for (const { id } of [firstOf, secondOf]) expect(await mailsOf('connection', id)).toHaveLength(1);
  });

  it('to others keeps no number of a connection whose person is erased', async () => {
    const { company, person, id } = await shows.shown();
    await propose(office, { id });
    await settleMails(office);
    for (const { email } of [person, company]) await untilInvited(office, email);
    const toCompany = 'outbox_mails where recipient = $1 and connection_id = $2';
    expect(await office.count(toCompany, [company.email, id])).toBe(2);
    const { code } = await runCommand('person-erase', ['--email', person.email, '--yes'], {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    });
    expect(code).toBe(0);
    expect(await office.count('outbox_mails where recipient = $1', [company.email])).toBeGreaterThan(2);
    expect(await office.count('outbox_mails where connection_id = $1', [id])).toBe(0);
  });
});
