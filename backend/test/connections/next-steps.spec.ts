import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { propose, submitted } from '../support/interviews.js';
import { bill, place, setAgency, setIndiaNow } from '../support/ledger.js';
import { type Candidate, candidate, offer, say } from '../support/offers.js';
import { type ApiRecord, Office, recordOf, refusalOf } from '../support/office.js';
import { Showings } from '../support/showings.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
});
afterAll(() => office.close());

/** Sentence and action of a connection; nothing where nothing follows. */
async function next({ id }: { id: number }, client = office.admin): Promise<unknown[]> {
  const { status, body } = await client.get(`/api/admin/next-steps?connections=${id}`);
  expect(status).toBe(200);
  return (body as ApiRecord[]).flatMap(({ sentence, action, label }) => [sentence, action, label]);
}

describe('the next step of a connection', () => {
  it('follows what the company sees and says', async () => {
    const showings = new Showings(office);
    const scene = await showings.scene();
    const name = await office.seen('connections', scene.id).then(({ company_name }) => String(company_name));
    expect(await next(scene)).toEqual([`${name} does not see the person yet.`, 'show_to_company', 'Show to company']);
    await recordOf(showings.submit(scene.id));
    expect(await next(scene)).toEqual([
      expect.stringMatching(`^${name} has not answered since \\d+ \\w+ \\d{4}\\.$`),
      'remind',
      'Remind',
    ]);
    await recordOf(
      office.admin.put(`/api/admin/connections/${scene.id}/answer`, { answer: 'interested', via: 'phone' }),
    );
    expect(await next(scene)).toEqual([`${name} is interested.`, 'plan_interview', 'Plan interview']);
  });

  it('follows offers before anything else', async () => {
    const hopeful: Candidate = await candidate(office);
    const made = await offer(office, hopeful.connection.id, { joining_date: null });
    expect(await next(hopeful.connection)).toEqual([
      expect.stringMatching(/^The offer of ₹55,000 a month can be answered until \d+ \w+ \d{4}\.$/),
      'note_offer',
      'Note the reply',
    ]);
    await recordOf(say(hopeful.person, made, { answer: 'accepted' }));
    expect(await next(hopeful.connection)).toEqual([
      'The offer is accepted: ₹55,000 a month.',
      'set_offered',
      'Set Offered',
    ]);
    await office.setStatus(hopeful.connection.id, 'offered');
    expect(await next(hopeful.connection)).toEqual([
      'The offer is accepted: ₹55,000 a month.',
      'set_placed',
      'Mark as placed',
    ]);
  });

  it('follows the statuses, and ends with them', async () => {
    const connection = await office.freshConnection();
    const actions: Record<string, unknown> = {};
    for (const status of ['selected', 'interview_completed', 'interview_scheduled', 'offered', 'rejected', 'dropped']) {
      await office.setStatus(connection.id, status, { drop_reason: status === 'dropped' ? 'Moved away' : undefined });
      const [, action] = await next(connection);
      actions[status] = action;
    }
    expect(actions).toEqual({
      selected: 'make_offer',
      interview_completed: 'set_selected',
      interview_scheduled: 'plan_interview',
      offered: 'set_placed',
      rejected: undefined,
      dropped: undefined,
    });
  });

  it('is not held back by an interview once the person is selected', async () => {
    const { connection } = await submitted(office);
    await propose(office, connection);
    expect(await next(connection)).toEqual([
      expect.stringMatching(/^The interview on .* is planned, not yet confirmed\.$/),
      'set_interview_scheduled',
      'Set Interview scheduled',
    ]);
    await office.setStatus(connection.id, 'interview_scheduled');
    expect(await next(connection)).toEqual([
      expect.stringMatching(/^The interview on .* is not confirmed\.$/),
      'open_interview',
      'Open the interview',
    ]);
    await office.setStatus(connection.id, 'selected');
    expect(await next(connection)).toEqual([
      expect.stringMatching(/ has selected the person\.$/),
      'make_offer',
      'Make offer',
    ]);
  });

  it('leads from joining to the money, for those who see it', async () => {
    await setIndiaNow(office, '2026-12-16 12:00');
    const placed = await place(office);
    expect(await next(placed.connection)).toEqual([
      'Placed. The joining date is missing.',
      'enter_joining',
      'Enter the joining date',
    ]);
    await recordOf(office.admin.patch(`/api/admin/placements/${placed.placement.id}`, { joining_date: '2026-12-20' }));
    expect(await next(placed.connection)).toEqual(['Joins on 20 December 2026.', null, null]);
    await recordOf(office.admin.patch(`/api/admin/placements/${placed.placement.id}`, { joining_date: '2026-12-01' }));
    expect(await next(placed.connection)).toEqual([
      'Joined on 1 December 2026. The first-month gross is missing.',
      'enter_gross',
      'Enter the gross',
    ]);
    const invoice = await bill(office, placed);
    expect(await next(placed.connection)).toEqual([
      `Invoice ${String(invoice['number'])} is not sent.`,
      'send_invoice',
      'Send invoice',
    ]);
    const clerk = await office.agency.staff('admin');
    await office.sql(`update users set missing_permissions = '{money}' where user_id = $1`, [clerk.userId]);
    expect(await next(placed.connection, clerk)).toEqual([]);
    const paid = { received_on: '2026-12-16', mode: 'upi', amount_paise: Number(invoice['total_paise']) };
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/payments`, paid));
    expect(await next(placed.connection)).toEqual(['Paid. The warranty ends on 1 March 2027.', null, null]);
    const left = { last_working_day: '2026-12-15', reason: 'resigned' };
    await recordOf(placed.company.client.post(`/api/company/placements/${placed.placement.id}/claims`, left));
    expect(await next(placed.connection)).toEqual([
      'Paid. A warranty claim is to be decided.',
      'decide_claim',
      'Decide the claim',
    ]);
  });

  it('stands with the steps of one connection, each in a line', async () => {
    await setIndiaNow(office, '2026-12-16 12:00');
    const stepsOf = async ({ id }: { id: number }, client = office.admin): Promise<Record<string, string>> => {
      const { steps } = await recordOf(client.get(`/api/admin/connections/${id}/steps`));
      return Object.fromEntries(
        (steps as ApiRecord[]).map(({ step, state, summary }) => [step, `${String(state)}: ${String(summary)}`]),
      );
    };
    const fresh = await office.freshConnection();
    expect(await stepsOf(fresh)).toEqual({
      consent: 'passed_over: Not given yet',
      shown: 'present: Not shown yet',
      answer: 'to_come: Comes once the company sees the person',
      interview: 'to_come: None planned',
      offer: 'to_come: None yet',
      joining: 'to_come: No date yet',
      invoice: 'to_come: Comes with the placement',
      warranty: 'to_come: Begins with the joining date',
    });
    await office.setStatus(fresh.id, 'rejected');
    expect(await stepsOf(fresh)).toMatchObject({ shown: 'passed_over: Not shown yet', warranty: 'passed_over: None' });
    const placed = await place(office, { joining_date: '2026-12-01' });
    const invoice = await bill(office, placed);
    expect(await stepsOf(placed.connection)).toMatchObject({
      joining: 'done: Joined on 1 December 2026',
      invoice: expect.stringContaining(`present: ${String(invoice['number'])}, not sent, ₹`) as unknown as string,
      warranty: expect.stringContaining('to_come: Runs until') as unknown as string,
    });
    const clerk = await office.agency.staff('admin');
    await office.sql(`update users set missing_permissions = '{money}' where user_id = $1`, [clerk.userId]);
    const seen = await stepsOf(placed.connection, clerk);
    expect(Object.keys(seen)).not.toContain('invoice');
    expect(seen['warranty']).toMatch(/^present: /);
    expect(await refusalOf(office.admin.get('/api/admin/connections/999999/steps'))).toMatchObject({ status: 404 });
  });

  it('is read for many connections at once, by the staff', async () => {
    const [one, other] = [await office.freshConnection(), await office.freshConnection()];
    const { body } = await office.admin.get(`/api/admin/next-steps?connections=${other.id},${one.id},999999`);
    expect((body as ApiRecord[]).map(({ connection_id }) => connection_id)).toEqual([one.id, other.id]);
    for (const wrong of ['', '?connections=', '?connections=a', `?connections=${'1,'.repeat(100)}1`]) {
      expect((await office.admin.get(`/api/admin/next-steps${wrong}`)).status).toBe(400);
    }
    const { client } = await office.company();
    expect(await refusalOf(client.get('/api/admin/next-steps?connections=1'))).toMatchObject({ status: 403 });
  });
});
