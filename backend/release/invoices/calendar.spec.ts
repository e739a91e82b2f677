import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { billedCompany, issue, oldPlacements, placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Office, recordOf } from '../../test/support/office.js';

let office: Office;
let company: number;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  company = (await billedCompany(office)).id;
});
afterAll(() => office.close());

/** Told in order: the clock of this database moves on. */
describe('the day of a document', () => {
  it.each([
    ['2026-03-31 23:59', 'NY/25-26/00001', '2026-03-31'],
    ['2026-04-01 00:00', 'NY/26-27/00001', '2026-04-01'],
    ['2026-06-30 23:59:59.999', 'NY/26-27/00002', '2026-06-30'],
    ['2026-07-01 00:00', 'NY/26-27/00003', '2026-07-01'],
    ['2026-12-31 23:59', 'NY/26-27/00004', '2026-12-31'],
    ['2027-01-01 00:00', 'NY/26-27/00005', '2027-01-01'],
    ['2027-03-31 23:59', 'NY/26-27/00006', '2027-03-31'],
    ['2027-04-01 00:00', 'NY/27-28/00001', '2027-04-01'],
    ['2028-02-29 12:00', 'NY/27-28/00002', '2028-02-29'],
    ['2099-12-31 12:00', 'NY/99-00/00001', '2099-12-31'],
  ])('at %s in India: %s', async (moment, number, issued_on) => {
    await setIndiaNow(office, moment);
    const [placement = 0] = await oldPlacements(office, company, 1);
    expect(await issue(office, placement)).toMatchObject({ number, issued_on });
  });

  it('is never before the last one of its series, when the clock goes backwards', async () => {
    const [one = 0, two = 0, three = 0] = await oldPlacements(office, company, 3);
    await setIndiaNow(office, '2030-05-10 09:00');
    await issue(office, one);
    await setIndiaNow(office, '2030-05-08 09:00');
    expect(await issue(office, two)).toMatchObject({ number: 'NY/30-31/00002', issued_on: '2030-05-10' });
    await setIndiaNow(office, '2030-05-11 09:00');
    expect(await issue(office, three)).toMatchObject({ number: 'NY/30-31/00003', issued_on: '2030-05-11' });
  });
});

describe('what follows from the day in India', () => {
  it.each([
    ['2026-11-30', '2027-02-28'],
    ['2026-12-24', '2027-03-24'],
    ['2028-02-29', '2028-05-29'],
    ['2027-11-29', '2028-02-29'],
    ['2027-11-30', '2028-02-29'],
    ['2026-12-31', '2027-03-31'],
  ])('the warranty of who joins on %s covers %s', async (joining_date, warranty_until) => {
    const { id } = await placed(office, company, { joining_date });
    const warrantyOn = async (day: string): Promise<unknown> => {
      await setIndiaNow(office, day);
      const placement = await office.seen('placements', id);
      expect(placement).toMatchObject({ warranty_until });
      const { warranty } = placement;
      const found = await office.admin.list('placements', { filter: { placement_id: id, warranty } });
      expect(found.body).toHaveLength(1);
      return warranty;
    };
    expect(await warrantyOn(`${before(joining_date)} 23:59`)).toBe('not_started');
    expect(await warrantyOn(`${joining_date} 00:00`)).toBe('running');
    expect(await warrantyOn(`${warranty_until} 23:59`)).toBe('running');
    expect(await warrantyOn(`${after(warranty_until)} 00:00`)).toBe('ended');
  });

  it('an invoice is overdue from the day after its due date', async () => {
    await setIndiaNow(office, '2031-01-02 10:00');
    const [placement = 0] = await oldPlacements(office, company, 1, { joining_date: '2031-01-01' });
    const invoice = await issue(office, placement);
    const due = String(invoice['due_date']);
    const seen = async (day: string): Promise<unknown[]> => {
      await setIndiaNow(office, day);
      const { overdue, days_overdue } = await office.seen('invoices', invoice.id);
      const { body } = await office.admin.list('invoices', { filter: { invoice_id: invoice.id, overdue } });
      expect(body).toHaveLength(1);
      return [overdue, days_overdue];
    };
    expect(await seen(`${due} 23:59`)).toEqual([false, 0]);
    expect(await seen(`${after(due)} 00:00`)).toEqual([true, 1]);
    expect(await seen(`${after(after(due))} 12:00`)).toEqual([true, 2]);
  });

  it('a connection is placed today in India', async () => {
    await setIndiaNow(office, '2032-01-01 00:10');
    expect(await placed(office, company)).toMatchObject({ placed_on: '2032-01-01', warranty: 'not_started' });
  });
});

describe('the due date', () => {
  beforeEach(() => office.sql('delete from holidays'));

  it.each([
    ['2026-11-02', [], '2026-12-14'],
    ['2026-11-07', [], '2026-12-18'],
    ['2026-12-24', ['2026-12-25', '2027-01-01', '2027-01-26'], '2027-02-09'],
    ['2028-02-29', [], '2028-04-11'],
  ])('of who joins on %s with holidays %j is %s', async (joining_date, holidays, due_date) => {
    for (const day of holidays) await recordOf(office.superAdmin.post('/api/admin/holidays', { day, name: 'Holiday' }));
    const placement = await placed(office, company, { joining_date, first_month_gross_paise: 6_000_000 });
    expect((await office.admin.get(`/api/admin/placements/${placement.id}/invoice-preview`)).body).toMatchObject({
      due_date,
    });
    expect(await issue(office, placement.id)).toMatchObject({ due_date });
    expect(await office.seen('placements', placement.id)).toMatchObject({ due_date, invoice_state: 'issued' });
  });
});

const DAY = 86_400_000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const before = (day: string): string => shifted(day, -1);
const after = (day: string): string => shifted(day, 1);
