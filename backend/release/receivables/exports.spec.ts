import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

const REGISTERS = ['sales-register', 'payments', 'placement-register'] as const;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office, { reminders_on: false });
});
afterAll(() => office.close());

const exported = (name: string, from: unknown, to: unknown): Promise<ApiAnswer> =>
  office.admin.get(`/api/admin/exports/${name}?from=${String(from)}&to=${String(to)}`);
async function lines(name: string, from: string, to: string): Promise<string[]> {
  const answer = await exported(name, from, to);
  expect(answer.status).toBe(200);
  expect(answer.text.endsWith('\r\n')).toBe(true);
  return answer.text.split('\r\n').slice(0, -1);
}
const on = (path: string, body: unknown): Promise<ApiRecord> => recordOf(office.admin.post(`/api/admin/${path}`, body));

describe('the sales register', () => {
  it('has every document of a period, in rupees, in the order of days', async () => {
    await setIndiaNow(office, '2026-11-30 23:59');
    const company = await billedCompany(office, { legal_name: 'Sahyadri, "Software" Pvt' });
    const local = await billedCompany(office, { state_code: '29', gstin: null, legal_name: 'नमस्ते सेवा' });
    const issueFor = async (id: number, first_month_gross_paise: number): Promise<ApiRecord> => {
      const [placement = 0] = await oldPlacements(office, id, 1, { first_month_gross_paise });
      return issue(office, placement);
    };
    await issueFor(company.id, 6_000_000);
    await setIndiaNow(office, '2026-12-01 00:00');
    const second = await issueFor(company.id, 4_555_555);
    await issueFor(local.id, 12_345_678);
    await on(`invoices/${second.id}/credit-notes`, { taxable_paise: 1, reason: 'A paisa' });
    await on(`invoices/${second.id}/debit-notes`, { taxable_paise: 50_000, reason: 'Late' });
    await setIndiaNow(office, '2027-01-01 00:00');
    await issueFor(company.id, 6_000_000);
    expect(await lines('sales-register', '2026-12-01', '2026-12-31')).toEqual([
      'Number,Date,Kind,Corrects,Company,GSTIN,Place of supply,SAC,Rate,Taxable,CGST,SGST,IGST,Total,Supply type',
      'NY/26-27/00002,2026-12-01,invoice,,"Sahyadri, ""Software"" Pvt",27AAPFU0939F1ZV,27-Maharashtra,998512,18,22777.78,0.00,0.00,4100.00,26877.78,regular',
      'NY/26-27/00003,2026-12-01,invoice,,नमस्ते सेवा,,29-Karnataka,998512,18,61728.39,5555.56,5555.56,0.00,72839.51,regular',
      'NYC/26-27/00001,2026-12-01,credit_note,NY/26-27/00002,"Sahyadri, ""Software"" Pvt",27AAPFU0939F1ZV,27-Maharashtra,998512,18,0.01,0.00,0.00,0.00,0.01,regular',
      'NYD/26-27/00001,2026-12-01,debit_note,NY/26-27/00002,"Sahyadri, ""Software"" Pvt",27AAPFU0939F1ZV,27-Maharashtra,998512,18,500.00,0.00,0.00,90.00,590.00,regular',
    ]);
    expect(await lines('sales-register', '2026-11-01', '2027-01-31')).toHaveLength(7);
    expect(await lines('sales-register', '2026-12-02', '2026-12-31')).toHaveLength(1);
  });

  it('is complete, however long it is', async () => {
    await setIndiaNow(office, '2027-02-01 10:00');
    const { id } = await billedCompany(office);
    const keys = await oldPlacements(office, id, 2_500);
    await office.sql(
      `insert into invoices (kind, series, placement_id, company_id, company_name, place_of_supply, sac, gst_percent, taxable_paise,
         cgst_paise, sgst_paise, igst_paise, total_paise, document)
       select i.kind, i.series, p, i.company_id, i.company_name, i.place_of_supply, i.sac, i.gst_percent, i.taxable_paise,
         i.cgst_paise, i.sgst_paise, i.igst_paise, i.total_paise, i.document
       from unnest($1::int[]) p, (select * from invoices where kind = 'invoice' limit 1) i`,
      [keys],
    );
    const rows = await lines('sales-register', '2027-02-01', '2027-02-28');
    expect(rows).toHaveLength(2_501);
    expect(new Set(rows).size).toBe(2_501);
  });
});

describe('the payments', () => {
  it('R35: of a period say what arrived, what was deducted and what was taken back', async () => {
    const [placement = 0] = await oldPlacements(office, (await billedCompany(office)).id, 1);
    const { id, number } = await issue(office, placement);
    const given = { received_on: '2025-05-01', mode: 'bank_transfer', amount_paise: 1_234_567, tds_paise: 5 };
    const first = await on(`invoices/${id}/payments`, { ...given, reference: '=1+1', tds_section: '194J' });
    await on(`invoices/${id}/payments`, { ...given, received_on: '2025-05-31', tds_paise: null, reference: '+91 UTR' });
    await on(`payments/${first.id}/reverse`, { reason: '@home;=1+1, "bounced"' });
    const [day] = await office.sql<{ today: string }>(
      `select (now() at time zone 'Asia/Kolkata')::date::text as today`,
    );
    const company = 'Sahyadri Software Private Limited,27AAPFU0939F1ZV';
    expect(await lines('payments', '2025-05-01', '2025-05-31')).toEqual([
      'Received on,Invoice,Company,GSTIN,Mode,Reference,Amount,TDS,TDS section,Reversed on,Reason of reversal',
      `2025-05-01,${String(number)},${company},bank_transfer,'=1+1,12345.67,0.05,194J,${day?.today},"'@home;'=1+1, ""bounced"""`,
      `2025-05-31,${String(number)},${company},bank_transfer,'+91 UTR,12345.67,0.00,,,`,
    ]);
  });
});

describe('the placement register', () => {
  it('has who joined in a period', async () => {
    const { id, name } = await billedCompany(office);
    await placed(office, id, { joining_date: '2024-02-29', first_month_gross_paise: 4_555_555 });
    await placed(office, id, { joining_date: '2024-03-01' });
    await placed(office, id);
    expect(await lines('placement-register', '2024-02-01', '2024-02-29')).toEqual([
      'Candidate,Employer,Job,Joining date,First-month gross,Place,State',
      `Asha Rao,${String(name)},React Developer,2024-02-29,45555.55,Bengaluru,active`,
    ]);
    expect(await lines('placement-register', '2024-03-01', '2024-03-31')).toEqual([
      expect.any(String),
      `Asha Rao,${String(name)},React Developer,2024-03-01,,Bengaluru,active`,
    ]);
  });
});

describe.each(REGISTERS)('%s', (register) => {
  it('is a file with a name, which the audit log counts', async () => {
    const { headers, text } = await exported(register, '2026-01-01', '2026-12-31');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const name = `${register}-2026-01-01-2026-12-31.csv`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    const file = await fetch(`${office.agency.base}/api/admin/exports/${register}?from=2026-01-01&to=2026-12-31`, {
      headers: { authorization: `Bearer ${office.admin.token ?? ''}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter: { action: 'exported' } }));
    expect(entry).toMatchObject({
      actor_email: office.admin.email,
      after: { register, from: '2026-01-01', to: '2026-12-31', records: text.split('\r\n').length - 2 },
    });
  });

  it.each([
    ['2026-12-31', '2026-12-30', 'to'],
    ['2026-02-29', '2026-12-31', 'from'],
    ['1999-12-31', '2026-12-31', 'from'],
    ['2026-01-01', '2101-01-01', 'to'],
    ['2026-1-1', '2026-12-31', 'from'],
    ['', '2026-12-31', 'from'],
    ['2026-01-01', "'; drop table invoices", 'to'],
  ])('from %s to %s is refused', async (from, to, field) => {
    const { status, body } = await exported(register, from, to);
    expect([status, body]).toMatchObject([422, { error: expect.any(String), fields: [{ field }] }]);
  });

  it('needs a period and an admin', async () => {
    expect((await office.admin.get(`/api/admin/exports/${register}`)).status).toBe(422);
    const { client: employee } = await office.employee();
    const { client: company } = await office.company();
    for (const client of [employee, company]) {
      expect((await client.get(`/api/admin/exports/${register}?from=2026-01-01&to=2026-12-31`)).status).toBe(403);
    }
  });
});
