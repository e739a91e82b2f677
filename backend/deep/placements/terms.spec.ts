import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bill, place, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

const ONE_CRORE_CRORES = 1_000_000_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

const edit = (id: number, fields: Record<string, unknown>): Promise<ApiRecord> =>
  recordOf(office.admin.patch(`/api/admin/placements/${id}`, fields));

describe('the fee of a placement', () => {
  it('is half of the first month’s gross, rounded half up to the paisa, and none without a gross', async () => {
    const { placement } = await place(office);
    const fees: unknown[] = [];
    for (const first_month_gross_paise of [1, 2, 2_500_001, 12_345_678, ONE_CRORE_CRORES, null]) {
      fees.push((await edit(placement.id, { first_month_gross_paise }))['fee_paise']);
    }
    expect(fees).toEqual([1, 1, 1_250_001, 6_172_839, ONE_CRORE_CRORES / 2, null]);
  });

  it('follows the share in the settings until it is invoiced, and again once that is credited in full', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const { id } = placed.placement;
    await edit(id, { first_month_gross_paise: 6_000_000 });
    const feeAt = async (fee_percent: number): Promise<unknown[]> => {
      await setAgency(office, { fee_percent });
      const seen = await office.seen('placements', id);
      return [seen['fee_percent'], seen['fee_paise']];
    };
    expect(await feeAt(8.33)).toEqual([8.33, 499_800]);
    expect(await feeAt(0)).toEqual([0, 0]);
    expect(await feeAt(40)).toEqual([40, 2_400_000]);
    const invoice = await bill(office, placed);
    expect(invoice).toMatchObject({ taxable_paise: 2_400_000 });
    expect(await feeAt(45)).toEqual([40, 2_400_000]);
    const credit = { full: true, reason: 'Another share was agreed.' };
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/credit-notes`, credit));
    expect(await office.seen('placements', id)).toMatchObject({ fee_percent: 45, fee_paise: 2_700_000 });
    expect(await feeAt(50)).toEqual([50, 3_000_000]);
  });

  it.each(['fee_paise', 'fee_percent', 'warranty_until', 'issue_by', 'state', 'employee_name', 'invoice_id'])(
    'is what follows from the terms: nobody notes %s',
    async (field) => {
      const { placement } = await place(office, { joining_date: '2026-12-01' });
      await office.superAdmin.patch(`/api/admin/placements/${placement.id}`, { [field]: 1 });
      await office.superAdmin.patch(`/api/admin/placements/${placement.id}`, { [field]: '2030-01-01' });
      expect(await office.seen('placements', placement.id)).toEqual(placement);
    },
  );
});

describe('the warranty of a placement', () => {
  it('has as many months as the settings had on the day of placing', async () => {
    await setAgency(office, { warranty_months: 6 });
    const { placement: early } = await place(office, { joining_date: '2026-12-01' });
    await setAgency(office, { warranty_months: 3 });
    const { placement: late } = await place(office, { joining_date: '2026-12-01' });
    expect([early['warranty_until'], late['warranty_until']]).toEqual(['2027-06-01', '2027-03-01']);
    expect(await edit(early.id, { joining_date: '2026-08-31' })).toMatchObject({ warranty_until: '2027-02-28' });
  });

  it('moves with the joining date, as the day does by which the invoice is to be issued', async () => {
    const { placement } = await place(office);
    const days: unknown[] = [];
    for (const joining_date of ['2026-12-31', '2028-01-31', '2027-11-30', null]) {
      const { warranty_until, issue_by, warranty } = await edit(placement.id, { joining_date });
      days.push([warranty_until, issue_by, warranty]);
    }
    expect(days).toEqual([
      ['2027-03-31', '2027-01-30', 'not_started'],
      ['2028-04-30', '2028-03-01', 'not_started'],
      ['2028-02-29', '2027-12-30', 'not_started'],
      [null, null, 'not_started'],
    ]);
  });

  it('runs on for who has left, so that a replacement can be claimed, and not for who never stayed', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    const warranty = async (): Promise<unknown> => (await office.seen('placements', placement.id))['warranty'];
    await edit(placement.id, { left_on: '2026-12-10' });
    expect(await warranty()).toBe('running');
    await office.setStatus(connection.id, 'dropped');
    expect(await warranty()).toBe('ended');
    await office.setStatus(connection.id, 'placed');
    expect(await warranty()).toBe('running');
    const found = office.admin.list('placements', { filter: { placement_id: placement.id, warranty: 'running' } });
    expect(await rowsOf(found)).toHaveLength(1);
  });
});

describe('the chain of a placement', () => {
  it('is the placement alone while nobody replaced it', async () => {
    const { placement } = await place(office);
    expect(await rowsOf(office.admin.get(`/api/admin/placements/${placement.id}/chain`))).toEqual([placement]);
    expect((await office.admin.get('/api/admin/placements/2000000000/chain')).status).toBe(404);
  });
});
