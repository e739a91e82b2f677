import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bill, place, type Placed, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

const GONE = { last_working_day: '2026-11-20', reason: 'resigned', note: 'Moves abroad.' };

describe('the main rules of the ledger', () => {
  let office: Office;
  let placed: Placed;
  let invoice: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    await setAgency(office);
    placed = await place(office, { joining_date: '2026-11-02' });
    invoice = await bill(office, placed);
  });
  afterAll(() => office.close());

  const notesOf = (id: number): string => `/api/admin/invoices/${id}/credit-notes`;

  it('the company reads its own invoice and its PDF; another company finds neither', async () => {
    const { client } = placed.company;
    expect(await rowsOf(client.get('/api/company/invoices'))).toMatchObject([{ number: invoice['number'] }]);
    const pdf = await client.download(`/api/company/invoices/${invoice.id}/pdf`);
    expect([pdf.status, pdf.content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const other = await office.company();
    expect(await rowsOf(other.client.get('/api/company/invoices'))).toEqual([]);
    expect((await other.client.get(`/api/company/invoices/${invoice.id}/pdf`)).status).toBe(404);
  });

  it('a credit note of everything takes back every paisa, in a series of its own, and no more than that', async () => {
    const another = await bill(office, await place(office, { joining_date: '2026-11-02' }));
    const note = await recordOf(office.admin.post(notesOf(another.id), { full: true, reason: 'Wrong gross' }));
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^NYC\/\d\d-\d\d\/\d{5}$/),
      corrects_invoice_id: another.id,
      total_paise: another['total_paise'],
    });
    expect(await office.seen('invoices', another.id)).toMatchObject({ state: 'credited', outstanding_paise: 0 });
    expect((await office.admin.post(notesOf(another.id), { full: true, reason: 'Again' })).status).toBe(409);
  });

  it('the next invoice has the next number', async () => {
    const next = await bill(office, await place(office, { joining_date: '2026-11-02' }));
    const [first, second, third] = await rowsOf(
      office.admin.list('invoices', { filter: { kind: 'invoice' }, sort: ['invoice_id', 'ASC'] }),
    );
    const places = [first, second, third].map((document) => Number(String(document?.['number']).slice(-5)));
    expect(places).toEqual([places[0], places[0], places[0]].map((place, n) => (place ?? 0) + n));
    expect(third?.id).toBe(next.id);
  });

  it('an issued document is never changed, whatever statement is tried', async () => {
    const change = office.sql('update invoices set total_paise = 1 where invoice_id = $1', [invoice.id]);
    await expect(change).rejects.toThrow();
    expect((await office.seen('invoices', invoice.id))['total_paise']).toBe(35_400_00);
  });

  it('a company claims the warranty once, and a claim that is approved opens the job again', async () => {
    const path = `/api/company/placements/${placed.placement.id}/claims`;
    const claim = await recordOf(placed.company.client.post(path, GONE));
    expect(claim).toMatchObject({ state: 'filed' });
    expect((await placed.company.client.post(path, GONE)).status).toBe(409);
    const decision = { decision: 'approved' };
    expect((await placed.company.client.put(`/api/admin/claims/${claim.id}/decision`, decision)).status).toBe(403);
    expect(await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/decision`, decision))).toMatchObject({
      state: 'approved',
    });
    expect(await office.seen('placements', placed.placement.id)).toMatchObject({ state: 'left', warranty: 'claimed' });
    expect(await office.seen('job-requests', placed.job.id)).toMatchObject({ status: 'open', priority: 'high' });
  });

  it('money is of the agency: employees and other companies are refused', async () => {
    const employee = await office.employee();
    for (const client of [employee.client, placed.company.client]) {
      expect((await client.get('/api/admin/payments')).status).toBe(403);
      expect(await refusalOf(client.post(notesOf(invoice.id), { full: true, reason: 'Mine' }))).toMatchObject({
        status: 403,
      });
    }
  });
});
