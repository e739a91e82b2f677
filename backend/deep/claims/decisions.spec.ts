import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bill, place, type Placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

const GONE = { last_working_day: '2026-12-15', reason: 'resigned', note: 'Moves abroad.' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

async function claimed(given?: Placed): Promise<Placed & { claim: ApiRecord }> {
  const placed = given ?? (await place(office, { joining_date: '2026-12-01' }));
  const claim = await recordOf(
    placed.company.client.post(`/api/company/placements/${placed.placement.id}/claims`, GONE),
  );
  return { ...placed, claim };
}

const decide = (id: number, decision: string, reason?: string): ReturnType<typeof office.admin.put> =>
  office.admin.put(`/api/admin/claims/${id}/decision`, { decision, reason });

describe('a decision about a claim', () => {
  it('approves: the placement is left on the last working day, and its job is open with high priority', async () => {
    const { claim, placement, job } = await claimed();
    await recordOf(
      office.admin.patch(`/api/admin/job-requests/${job.id}`, { status: 'closed', priority: 'low', version: 1 }),
    );
    expect(await recordOf(decide(claim.id, 'approved'))).toMatchObject({
      state: 'approved',
      decision_reason: null,
      decided_at: expect.stringMatching(/^20/),
    });
    expect(await office.seen('placements', placement.id)).toMatchObject({
      state: 'left',
      left_on: '2026-12-15',
      left_reason: 'Resigned',
      warranty: 'claimed',
    });
    expect(await office.seen('job-requests', job.id)).toMatchObject({ status: 'open', priority: 'high' });
    const entries = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 2] }));
    expect(entries.map(({ kind, record_id, after }) => [kind, record_id, after])).toEqual([
      ['job request', job.id, { status: 'open', priority: 'high' }],
      ['placement', placement.id, { state: 'left', left_on: '2026-12-15', left_reason: 'Resigned', left_by: 'person' }],
      ['warranty claim', claim.id, { state: 'approved', decision_reason: null }],
    ]);
  });

  it('leaves an urgent job urgent', async () => {
    const { claim, job } = await claimed();
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { priority: 'urgent', version: 1 }));
    await recordOf(decide(claim.id, 'approved'));
    expect(await office.seen('job-requests', job.id)).toMatchObject({ status: 'open', priority: 'urgent' });
  });

  it('approves without a job, once that is gone, and does not say that one was opened', async () => {
    const { claim, placement, job, company } = await claimed();
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${job.id}`));
    expect(await recordOf(decide(claim.id, 'approved'))).toMatchObject({ state: 'approved', request_id: null });
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', request_id: null });
    const { text } = await office.agency.mail.mailTo(company.email, 3);
    expect(text).toContain('We look for a replacement. You pay no second fee.');
    expect(text).not.toContain('opened');
  });

  it('declines with a reason, and changes nothing else', async () => {
    const { claim, placement, job } = await claimed();
    for (const reason of [undefined, null, '', '  ']) {
      const { status, body } = await office.admin.put(`/api/admin/claims/${claim.id}/decision`, {
        decision: 'declined',
        reason,
      });
      expect([status, body.error, body.fields]).toMatchObject([
        422,
        'Please give a reason',
        [{ field: 'reason', message: 'Please give a reason' }],
      ]);
    }
    expect(await recordOf(decide(claim.id, 'declined', 'Was asked to leave.'))).toMatchObject({
      state: 'declined',
      decision_reason: 'Was asked to leave.',
    });
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'active', warranty: 'running' });
    expect(await office.seen('job-requests', job.id)).toMatchObject({ status: 'open', priority: null });
    expect(await recordOf(office.admin.post(`/api/admin/placements/${placement.id}/claims`, GONE))).toMatchObject({
      state: 'filed',
    });
  });

  it.each(['rejected', 'dropped', 'pending'])(
    'declined or closed, reverts the placement of a connection that is %s meanwhile',
    async (status) => {
      for (const isApproved of [false, true]) {
        const { claim, placement, connection } = await claimed();
        if (isApproved) await recordOf(decide(claim.id, 'approved'));
        await office.setStatus(connection.id, status);
        expect((await office.seen('placements', placement.id))['state']).toBe(isApproved ? 'left' : 'active');
        await recordOf(
          isApproved
            ? office.admin.put(`/api/admin/claims/${claim.id}/close`, { reason: 'Nobody is wanted.' })
            : decide(claim.id, 'declined', 'Never came.'),
        );
        expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'reverted', warranty: 'ended' });
        const [entry] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
        expect(entry).toMatchObject({ kind: 'placement', record_id: placement.id, after: { state: 'reverted' } });
      }
    },
  );

  it('leaves a placement left whose person resigned meanwhile', async () => {
    const { claim, placement, connection } = await claimed();
    await office.setStatus(connection.id, 'resigned');
    await recordOf(decide(claim.id, 'declined', 'Was asked to leave.'));
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left' });
  });

  it('is one of two', async () => {
    const { claim } = await claimed();
    for (const decision of [undefined, 'replaced', 'filed', 7]) {
      const { status } = await office.admin.put(`/api/admin/claims/${claim.id}/decision`, { decision });
      expect([decision, status]).toEqual([decision, 422]);
    }
  });

  it('is made once: also of eight at the same moment, and not about what was declined by rule', async () => {
    const { claim } = await claimed();
    const calls = Array.from({ length: 8 }, (_, n) => decide(claim.id, n % 2 ? 'approved' : 'declined', 'Decided.'));
    expect(await statusesOf(calls)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const placed = await place(office);
    const byRule = await recordOf(office.admin.post(`/api/admin/placements/${placed.placement.id}/claims`, GONE));
    expect(await refusalOf(decide(byRule.id, 'approved'))).toEqual({
      status: 409,
      error: 'This claim has already been decided',
    });
    expect(await refusalOf(decide(2_000_000_000, 'approved'))).toEqual({ status: 404, error: 'Claim not found' });
  });

  it('does not ask whether the invoice is paid, and shows it beside the claim', async () => {
    await setAgency(office);
    const placed = await place(office, { joining_date: '2026-12-01' });
    const issued = await bill(office, placed);
    const { claim } = await claimed(placed);
    expect(await recordOf(decide(claim.id, 'approved'))).toMatchObject({
      state: 'approved',
      invoice_id: issued.id,
      invoice_number: issued['number'],
      invoice_state: 'issued',
      outstanding_paise: 3_540_000,
    });
    expect(await office.seen('invoices', issued.id)).toMatchObject({ state: 'issued', outstanding_paise: 3_540_000 });
  });
});

describe('an approved claim', () => {
  it('may be closed without a replacement, with a reason and once', async () => {
    const { claim, placement } = await claimed();
    const close = (reason?: string): ReturnType<typeof office.admin.put> =>
      office.admin.put(`/api/admin/claims/${claim.id}/close`, { reason });
    expect(await refusalOf(close('Not yet.'))).toEqual({ status: 409, error: 'Only an approved claim can be closed' });
    await recordOf(decide(claim.id, 'approved'));
    expect(await refusalOf(close())).toEqual({ status: 422, error: 'Please give a reason' });
    expect(await recordOf(close('The position is gone.'))).toMatchObject({
      state: 'closed',
      decision_reason: 'The position is gone.',
    });
    expect(await refusalOf(close('Again.'))).toEqual({ status: 409, error: 'Only an approved claim can be closed' });
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', warranty: 'running' });
  });

  it('keeps its placement left, whatever becomes of the connection meanwhile', async () => {
    const { claim, placement, connection } = await claimed();
    await recordOf(decide(claim.id, 'approved'));
    for (const status of ['resigned', 'placed', 'dropped', 'placed']) await office.setStatus(connection.id, status);
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', left_on: '2026-12-15' });
  });
});

describe('mails about claims', () => {
  it('tell company and agency that a claim came, and the company what was decided', async () => {
    await setAgency(office);
    const { mail } = office.agency;
    const placed = await place(office, { joining_date: '2026-12-01' });
    const billing_email = `accounts${placed.company.id}@company.example.in`;
    await recordOf(office.admin.patch(`/api/admin/companies/${placed.company.id}/billing`, { billing_email }));
    const { claim } = await claimed(placed);
    const received = await mail.mailTo(billing_email);
    expect(received.subject).toBe('We received your report: Asha Rao left');
    expect(received.text).toContain('15 December 2026');
    expect(received.text).not.toContain('Moves abroad.');
    const filed = await mail.mailTo('accounts@niyukt.example');
    expect([filed.subject, filed.text]).toEqual([
      expect.stringMatching(/^Warranty claim: Asha Rao, Sahyadri/),
      expect.stringContaining('It is covered. Please decide.'),
    ]);
    await recordOf(decide(claim.id, 'declined', 'Was asked to leave.'));
    const decided = await mail.mailTo(billing_email, 2);
    expect([decided.subject, decided.text]).toEqual([
      'Your report about Asha Rao: not under warranty',
      expect.stringContaining('Was asked to leave.'),
    ]);
  });

  it('go to the contact e-mail without a billing e-mail; what is not covered is told as a decision', async () => {
    const placed = await place(office, { joining_date: '2026-01-01' });
    await claimed(placed);
    const decisionMail = await office.agency.mail.mailTo(placed.company.email, 2);
    expect([decisionMail.subject, decisionMail.text]).toEqual([
      'Your report about Asha Rao: not under warranty',
      expect.stringContaining('The warranty ended on 1 April 2026, before the last working day.'),
    ]);
  });
});
