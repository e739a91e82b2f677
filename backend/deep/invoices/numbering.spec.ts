import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AGENCY, billedCompany, issue, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { Office, refusalOf } from '../../test/support/office.js';

let office: Office;
let company: number;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  company = (await billedCompany(office)).id;
});
afterAll(() => office.close());

/** Prefixes that no other test uses, so that each series begins with 1. */
const PREFIXES = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'];
let prefix: string;
const sequences = async (series = prefix): Promise<number[]> =>
  (
    await office.sql<{ sequence: number }>('select sequence from invoices where series = $1 order by sequence', [
      series,
    ])
  ).map(({ sequence }) => sequence);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const post = (placement_id: number): ReturnType<typeof office.admin.post> =>
  office.admin.post('/api/admin/invoices', { placement_id });

describe('numbers', () => {
  beforeEach(async () => {
    prefix = PREFIXES.pop() ?? '';
    await setAgency(office, { invoice_prefix: prefix });
  });

  it('of 64 placements that are invoiced at the same moment have no gap', async () => {
    const placements = await oldPlacements(office, company, 64);
    const answers = await Promise.all(placements.map(post));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await sequences()).toEqual(upTo(64));
    const { body } = answers[0] ?? {};
    expect(body).toMatchObject({ number: expect.stringMatching(new RegExp(`^${prefix}/\\d\\d-\\d\\d/000\\d\\d$`)) });
  });

  it('have no gap where issues fail in between', async () => {
    const placements = await oldPlacements(office, company, 24);
    const calls = placements.flatMap((id, index) =>
      index % 3 ? [post(id), post(id)] : [post(id), post(id + 1_000_000)],
    );
    await Promise.all(calls);
    await refusalOf(post(placements[0] ?? 0));
    expect(await sequences()).toEqual(upTo(24));
  });

  it('are not used up by a transaction that is undone', async () => {
    const [first = 0, second = 0, third = 0] = await oldPlacements(office, company, 3);
    await issue(office, first);
    const session = await office.agency.database.session();
    await session.query('begin');
    await session.query(
      `insert into invoices (kind, series, placement_id, company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise,
         sgst_paise, igst_paise, total_paise, document)
       select kind, series, $2, company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise, igst_paise,
         total_paise, document from invoices where placement_id = $1`,
      [first, second],
    );
    const waiting = post(third);
    await session.query('rollback');
    await session.end();
    expect((await waiting).status).toBe(201);
    await issue(office, second);
    expect(await sequences()).toEqual(upTo(3));
  });

  it('begin again with another prefix, and go on with the first', async () => {
    const [one = 0, two = 0, three = 0] = await oldPlacements(office, company, 3);
    await issue(office, one);
    await setAgency(office, { invoice_prefix: 'WXYZ' });
    const other = await issue(office, two);
    expect(other).toMatchObject({ number: expect.stringMatching(/^WXYZ\/\d\d-\d\d\/00001$/) });
    expect(String(other['number'])).toHaveLength(16);
    await setAgency(office, { invoice_prefix: prefix });
    expect(await issue(office, three)).toMatchObject({ number: expect.stringMatching(/\/00002$/) });
  });

  it('are not written by anybody: the database gives them', async () => {
    const [placement = 0, forged = 0] = await oldPlacements(office, company, 2);
    const { id } = await issue(office, placement);
    const [row] = await office.sql(
      `insert into invoices (kind, series, financial_year, sequence, number, placement_id, company_name, place_of_supply, sac, gst_percent,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, document, outstanding_paise, received_paise, state)
       select kind, series, '99-00', 777, 'FORGED', $2, company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise,
         sgst_paise, igst_paise, total_paise, document, 0, total_paise, 'paid' from invoices where invoice_id = $1
       returning number, sequence, received_paise, outstanding_paise = total_paise as is_due, state`,
      [id, forged],
    );
    expect(row).toEqual({
      number: expect.stringMatching(/\/00002$/),
      sequence: 2,
      received_paise: '0',
      is_due: true,
      state: 'issued',
    });
  });

  it('end with one day for all: nobody dates a document into the future, or before the last one', async () => {
    const [placement = 0, late = 0] = await oldPlacements(office, company, 2);
    const { id } = await issue(office, placement);
    for (const day of ['india_today() + 1', 'india_today() - 1']) {
      await expect(
        office.sql(
          `insert into invoices (issued_on, kind, series, placement_id, company_name, place_of_supply, sac, gst_percent, taxable_paise,
             cgst_paise, sgst_paise, igst_paise, total_paise, document)
           select ${day}, kind, series, $2, company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise,
             igst_paise, total_paise, document from invoices where invoice_id = $1`,
          [id, late],
        ),
      ).rejects.toThrow('documents are issued in the order of their days');
    }
  });
});

describe('a series', () => {
  it.each([
    ['NY', 'NYC', 'NYD'],
    ['N', 'NC', 'ND'],
    ['ABC', 'ABCC', 'ABCD'],
    ['WXYZ', 'WXYC', 'WXYD'],
    ['ABCC', 'ABCR', 'ABCD'],
    ['ABCD', 'ABCC', 'ABCB'],
    ['CCCC', 'CCCR', 'CCCD'],
    ['2026', '202C', '202D'],
  ])('of %s has credit notes %s and debit notes %s', async (of, ...notes) => {
    const [row] = await office.sql(
      `select array[series_of($1, 'invoice'), series_of($1, 'credit_note'), series_of($1, 'debit_note')] as series`,
      [of],
    );
    expect(row).toEqual({ series: [of, ...notes] });
  });

  it('numbers one kind of documents: a prefix of notes is none of invoices', async () => {
    await setAgency(office, { invoice_prefix: 'QC' });
    const [placement = 0] = await oldPlacements(office, company, 1);
    await issue(office, placement);
    const message = 'Other documents have numbers with this prefix';
    expect(await office.superAdmin.put('/api/admin/settings/agency', { ...AGENCY, invoice_prefix: 'Q' })).toMatchObject(
      { status: 422, body: { error: message, fields: [{ field: 'invoice_prefix', message }] } },
    );
  });
});
