import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { place, type Placed, placementOf, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

/** An approved claim about a placement. */
async function approved(placement_id: number, last_working_day = '2026-12-15'): Promise<ApiRecord> {
  const path = `/api/admin/placements/${placement_id}/claims`;
  const { id } = await recordOf(office.admin.post(path, { last_working_day, reason: 'resigned' }));
  return recordOf(office.admin.put(`/api/admin/claims/${id}/decision`, { decision: 'approved' }));
}

const connect = async (request_id: number, claim_id: unknown): Promise<ApiAnswer> => {
  const { id: employee_id } = await office.addEmployee({ name: 'Vikram Das' });
  return office.admin.post('/api/admin/create-connection', { request_id, employee_id, claim_id });
};

/** Places somebody for a claim. */
async function replace(request_id: number, claim_id: number, joining_date?: string): Promise<ApiRecord> {
  const connection = await recordOf(connect(request_id, claim_id));
  await office.setStatus(connection.id, 'placed', { joining_date });
  return placementOf(office, connection.id);
}

const left = (): Promise<Placed> => place(office, { joining_date: '2026-12-01' });
const chainOf = async (id: number): Promise<number[]> =>
  (await rowsOf(office.admin.get(`/api/admin/placements/${id}/chain`))).map((one) => one.id);

describe('a replacement', () => {
  it('is a placement for an approved claim: free of charge, with a warranty of its own', async () => {
    const { placement, job } = await left();
    const claim = await approved(placement.id);
    const connection = await recordOf(connect(job.id, claim.id));
    await office.setStatus(connection.id, 'placed');
    const replacement = await placementOf(office, connection.id);
    expect(replacement).toMatchObject({
      replaces_placement_id: placement.id,
      fee_paise: 0,
      state: 'active',
      warranty_until: null,
      warranty: 'not_started',
    });
    expect(await office.seen('placements', placement.id)).toMatchObject({
      state: 'replaced',
      left_on: '2026-12-15',
      replaced_by_placement_id: replacement.id,
      warranty: 'ended',
    });
    expect(await office.seen('claims', claim.id)).toMatchObject({
      state: 'replaced',
      replacement_placement_id: replacement.id,
    });
    const noted = await recordOf(
      office.admin.patch(`/api/admin/placements/${replacement.id}`, {
        joining_date: '2027-01-31',
        first_month_gross_paise: 9_000_000,
      }),
    );
    expect(noted).toMatchObject({ fee_paise: 0, warranty_until: '2027-04-30', invoice_id: null });
  });

  it('has no invoice', async () => {
    await setAgency(office);
    const { placement, job } = await left();
    const replacement = await replace(job.id, (await approved(placement.id)).id, '2026-12-16');
    const refusal = await refusalOf(office.admin.post('/api/admin/invoices', { placement_id: replacement.id }));
    expect(refusal).toMatchObject({ status: 409, error: expect.stringContaining('a replacement is free of charge') });
  });

  it('is replaced in its turn, without a limit', async () => {
    const { placement, job } = await left();
    const links = [placement.id];
    for (const day of ['2026-12-16', '2026-12-20', '2026-12-24', '2026-12-28']) {
      const claim = await approved(links.at(-1) ?? 0, day);
      links.push((await replace(job.id, claim.id, day)).id);
    }
    for (const id of links) expect(await chainOf(id)).toEqual(links);
    const chain = await rowsOf(office.admin.get(`/api/admin/placements/${placement.id}/chain`));
    expect(chain.map(({ state, fee_paise }) => [state, fee_paise])).toEqual([
      ['replaced', null],
      ['replaced', 0],
      ['replaced', 0],
      ['replaced', 0],
      ['active', 0],
    ]);
    expect(chain.map((one) => one['replaces_placement_id'])).toEqual([null, ...links.slice(0, -1)]);
    expect(chain.map((one) => one['replaced_by_placement_id'])).toEqual([...links.slice(1), null]);
  });

  it('is the first that is placed of those connected for a claim; the second one is a usual placement', async () => {
    const { placement, job } = await left();
    const claim = await approved(placement.id);
    const [first, second] = [await recordOf(connect(job.id, claim.id)), await recordOf(connect(job.id, claim.id))];
    await Promise.all([office.setStatus(first.id, 'placed'), office.setStatus(second.id, 'placed')]);
    const placements = [await placementOf(office, first.id), await placementOf(office, second.id)];
    const replaces = placements.map((one) => one['replaces_placement_id']);
    expect(replaces.toSorted()).toEqual([placement.id, null].toSorted());
    const { replacement_placement_id } = await office.seen('claims', claim.id);
    expect(replacement_placement_id).toBe(placements.find((one) => one['replaces_placement_id'])?.id);
    expect(await office.count('placements where replaces_placement_id = $1', [placement.id])).toBe(1);
  });

  it('is announced to the company', async () => {
    const { placement, job, company } = await left();
    await replace(job.id, (await approved(placement.id)).id, '2026-12-28');
    const mail = await office.agency.mail.mailTo(company.email, 4);
    expect(mail.subject).toBe('Your replacement for Asha Rao: Vikram Das');
    for (const fact of ['28 December 2026', 'Until 28 March 2027', 'There is no fee for it.']) {
      expect(mail.text).toContain(fact);
    }
  });
});

describe('a connection for a claim', () => {
  it('needs a claim that waits for a replacement with the same company', async () => {
    const { placement, job } = await left();
    const path = `/api/admin/placements/${placement.id}/claims`;
    const filed = await recordOf(office.admin.post(path, { last_working_day: '2026-12-15', reason: 'other' }));
    const notDue = { status: 409, error: 'Only an approved claim takes a replacement' };
    expect(await refusalOf(connect(job.id, filed.id))).toEqual(notDue);
    expect(await refusalOf(connect(job.id, 2_000_000_000))).toEqual({ status: 404, error: 'Claim not found' });
    expect((await connect(job.id, 'first')).status).toBe(400);
    await recordOf(office.admin.put(`/api/admin/claims/${filed.id}/decision`, { decision: 'approved' }));
    const other = await left();
    expect(await refusalOf(connect(other.job.id, filed.id))).toEqual({
      status: 409,
      error: 'The claim is about a placement with another company',
    });
    await recordOf(office.admin.put(`/api/admin/claims/${filed.id}/close`, { reason: 'Position gone.' }));
    expect(await refusalOf(connect(job.id, filed.id))).toEqual(notDue);
    expect(await office.count('connections where claim_id = $1', [filed.id])).toBe(0);
  });

  it('may be made to any job of the company, also when the job of who left is gone', async () => {
    for (const isGone of [false, true]) {
      const { placement, job, company } = await left();
      const claim = await approved(placement.id);
      if (isGone) await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${job.id}`));
      const other = await office.job(company);
      const replacement = await replace(other.id, claim.id);
      expect(replacement).toMatchObject({ replaces_placement_id: placement.id, fee_paise: 0, request_id: other.id });
      expect(await office.seen('claims', claim.id)).toMatchObject({ state: 'replaced' });
      expect(await chainOf(replacement.id)).toEqual([placement.id, replacement.id]);
    }
  });

  it('is a usual placement when the claim was closed before it is placed', async () => {
    const { placement, job } = await left();
    const claim = await approved(placement.id);
    const connection = await recordOf(connect(job.id, claim.id));
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/close`, { reason: 'Waited too long.' }));
    await office.setStatus(connection.id, 'placed');
    expect(await placementOf(office, connection.id)).toMatchObject({ replaces_placement_id: null, fee_paise: null });
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left' });
  });
});

describe('a placement that was replaced', () => {
  it('is not claimed again, unless its replacement was reverted: then it is replaced anew', async () => {
    const { placement, job } = await left();
    const claim = await approved(placement.id);
    const connection = await recordOf(connect(job.id, claim.id));
    await office.setStatus(connection.id, 'placed');
    const path = `/api/admin/placements/${placement.id}/claims`;
    const body = { last_working_day: '2026-12-15', reason: 'resigned' };
    const replaced = { status: 409, error: 'This placement has already been replaced' };
    expect(await refusalOf(office.admin.post(path, body))).toEqual(replaced);
    await office.setStatus(connection.id, 'dropped');
    expect(await office.seen('claims', claim.id)).toMatchObject({ state: 'replaced' });
    const again = await replace(job.id, (await approved(placement.id)).id);
    expect(await office.seen('placements', placement.id)).toMatchObject({
      state: 'replaced',
      replaced_by_placement_id: again.id,
    });
    expect(again).toMatchObject({ replaces_placement_id: placement.id, fee_paise: 0 });
    expect(await refusalOf(office.admin.post(path, body))).toEqual(replaced);
    // who comes back takes no second place free of charge
    await office.setStatus(connection.id, 'placed');
    const back = await placementOf(office, connection.id);
    expect(back).toMatchObject({ state: 'active', replaces_placement_id: null, fee_paise: null });
    expect(await chainOf(placement.id)).toEqual([placement.id, again.id]);
  });

  it('takes back who comes back, but no longer free of charge once it is claimed again', async () => {
    const { placement, job } = await left();
    const claim = await approved(placement.id);
    const connection = await recordOf(connect(job.id, claim.id));
    await office.setStatus(connection.id, 'placed');
    for (const status of ['dropped', 'placed']) await office.setStatus(connection.id, status);
    expect(await placementOf(office, connection.id)).toMatchObject({ replaces_placement_id: placement.id });
    await office.setStatus(connection.id, 'dropped');
    const { id } = await approved(placement.id);
    await office.setStatus(connection.id, 'placed');
    expect(await placementOf(office, connection.id)).toMatchObject({ state: 'active', replaces_placement_id: null });
    await recordOf(office.admin.put(`/api/admin/claims/${id}/close`, { reason: 'They took one for a fee.' }));
    expect(await office.seen('placements', placement.id)).toMatchObject({
      state: 'left',
      replaced_by_placement_id: null,
    });
  });

  it('may be claimed on the screens of both sides, and is a task, as long as its replacement is reverted', async () => {
    const { placement, job, company } = await left();
    const looks = async (): Promise<unknown[]> => {
      const path = `/api/company/placements?filter=${JSON.stringify({ placement_id: placement.id })}`;
      const [own] = await rowsOf(company.client.get(path));
      const tasks = await rowsOf(
        office.admin.list('tasks', { filter: { cause: 'placement.unreplaced', state: 'open' } }),
      );
      const { may_claim, warranty } = await office.seen('placements', placement.id);
      return [may_claim, own?.['may_claim'], warranty, tasks.some((task) => task['record_id'] === placement.id)];
    };
    expect(await looks()).toEqual([true, true, 'running', false]);
    const claim = await approved(placement.id);
    expect(await looks()).toEqual([false, false, 'claimed', false]);
    const connection = await recordOf(connect(job.id, claim.id));
    await office.setStatus(connection.id, 'placed');
    expect(await looks()).toEqual([false, false, 'ended', false]);
    await office.setStatus(connection.id, 'dropped');
    expect(await looks()).toEqual([true, true, 'running', true]);
    await approved(placement.id);
    expect(await looks()).toEqual([false, false, 'claimed', false]);
  });
});
