import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyFor } from '../support/accounts.js';
import { Agency } from '../support/agency.js';
import { ApiClient } from '../support/api-client.js';
import { AGENCY, setAgency } from '../support/ledger.js';
import { Office, recordOf } from '../support/office.js';
import { PdfReader } from '../support/pdf-reader.js';
import { waitFor } from '../support/wait-for.js';

const NAME = 'Teen Log & Co';
const SETTINGS = '/api/admin/settings/agency';

/** A company's own profile. */
const FORM = {
  contact_person_name: 'Ravi Menon',
  contact_person_phone: '9876543211',
  industry: 'IT',
  location: 'Pune',
  company_size: '51-200',
};

let agency: Agency;
let office: Office;
beforeAll(async () => {
  // what it is called is kept by its process
  agency = await Agency.openAlone({ MAIL_FROM: 'Niyukt <desk@niyukt.example>' });
  office = await Office.of(agency);
});
afterAll(() => agency.close());

/** The page of an address, as a browser asks for it. */
const pageOf = async (base: string, path = '/login', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}${path}`, { headers: { accept: 'text/html', ...headers } });
const headOf = async (base: string, path?: string): Promise<string> => (await pageOf(base, path)).text();
const termsOf = async (): Promise<string> => (await agency.anyone.get('/auth/terms/employee')).text;

describe('the name people know', () => {
  it('is the product’s until it is set', async () => {
    expect((await office.admin.get(SETTINGS)).body).toMatchObject({ known_as: null });
    expect(await headOf(agency.base)).toContain('<title>Niyukt</title>');
    expect(await termsOf()).toContain('Niyukt charges employees no fees');
  });

  it.each([
    ['two\nlines', 'not_text'],
    ['teenlog.in', 'no_address'],
    ['jobs@teenlog', 'no_address'],
    ['x'.repeat(41), 'too_long'],
  ])('is not %j', async (known_as, code) => {
    expect(await office.superAdmin.put(SETTINGS, { ...AGENCY, known_as })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'known_as', code: `validation.${code}` }] },
    });
  });

  it('is kept without what nobody sees, and emptied by an empty text', async () => {
    expect(await setAgency(office, { known_as: ' Teen\u202e\u00ad Log\u200b ' })).toMatchObject({
      known_as: 'Teen Log',
    });
    expect(await setAgency(office, { known_as: '' })).toMatchObject({ known_as: null });
  });

  it('stands in the head of both pages at once, and in the one of other processes', async () => {
    const replica = await agency.replica();
    try {
      await setAgency(office, { known_as: NAME });
      expect(await headOf(agency.base)).toContain('<title>Teen Log &amp; Co</title>');
      expect(await headOf(agency.base)).toContain('<meta name="application-name" content="Teen Log &amp; Co" />');
      expect(await headOf(agency.base, '/admin-dashboard/')).toContain('<title>Teen Log &amp; Co console</title>');
      await waitFor('the other process', async () => (await headOf(replica.base)).includes('Teen Log') || undefined);
      const { text } = await new ApiClient(replica.base).get('/auth/terms/employee');
      expect(text).toContain(`${NAME} charges employees no fees`);
    } finally {
      await replica.stop();
    }
  });

  it('leaves a page that did not change to the browser’s cache', async () => {
    const etag = (await pageOf(agency.base)).headers.get('etag') ?? '';
    expect((await pageOf(agency.base, '/login', { 'if-none-match': etag })).status).toBe(304);
    await setAgency(office, { known_as: 'Other' });
    expect((await pageOf(agency.base, '/login', { 'if-none-match': etag })).status).toBe(200);
    await setAgency(office, { known_as: NAME });
  });

  it('stands in the sender, subject, head and foot of mails', async () => {
    const { email, code } = await applyFor(agency);
    const mail = await agency.mail.mailTo(email);
    expect(mail.raw).toMatch(/^From: "?Teen Log & Co"? <desk@niyukt\.example>\r?$/m);
    expect(mail.subject).toBe(`${code} is your ${NAME} verification code`);
    expect(mail.text).toContain(`${NAME} · Recruitment and placement services`);
    expect(mail.html).toContain('Teen Log &amp; Co</p>');
    for (const part of [mail.raw, mail.text, mail.html]) expect(part).not.toMatch(/Niyukt|9:00 AM/);
  });

  it('stands in what a person agrees to, and what is recorded is what was shown', async () => {
    const person = await office.employee();
    const shown = (await agency.anyone.get('/auth/terms/employee')).body as { version: string; sha256: string };
    await recordOf(person.client.post('/api/me/terms', { version: shown.version, answer: 'yes' }));
    const [kept] = await office.sql<{ text: string }>(
      'select t.text from terms_answers a join terms_texts t using (sha256) where a.user_id = $1 and a.sha256 = $2',
      [person.userId, shown.sha256],
    );
    expect(kept?.text).toContain(`${NAME} charges employees no fees`);
    const { text } = await recordOf(person.client.get('/api/employee/consent'));
    expect((text as { paragraphs: string[] }).paragraphs[0]).toMatch(/^Teen Log & Co may show my profile/);
  });

  it('stands in documents', async () => {
    const person = await office.employee();
    const { version } = (await agency.anyone.get('/auth/terms/employee')).body as { version: string };
    await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
    const { content } = await person.client.download('/api/me/terms/certificate.pdf');
    const letters = await (await PdfReader.of(content)).letters();
    expect(letters).toContain('databaseofTeenLog&Co');
    expect(letters).toContain('TeenLog&Cochargesemployeesnofees');
  });

  it('is no name for a company, nor is the product’s', async () => {
    const company = await office.company();
    const renamed = (name: string): Promise<{ status: number; body: unknown }> =>
      company.client.put(`/api/companies/${company.id}`, { ...FORM, name });
    await setAgency(office, { known_as: 'Teen Log' });
    for (const name of ['Teen Log Staffing', 'TEENLOG', 'T.e.e.n-Log Pvt Ltd', 'Тeen Lоg', 'Niyukt India'])
      expect(await renamed(name)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'name', code: 'agency_name' }] },
      });
    for (const name of ['Teen Logistics', 'Fifteen Log Cabins'])
      expect(await renamed(name)).toMatchObject({ status: 200 });
  });

  it('is of no other terms: who accepted them is not asked again', async () => {
    const person = await office.employee();
    const { version } = (await agency.anyone.get('/auth/terms/employee')).body as { version: string };
    await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
    await setAgency(office, { known_as: null });
    expect(await recordOf(person.client.get('/api/me/terms'))).toMatchObject({ is_accepted: true });
    expect(await termsOf()).toContain('Niyukt charges employees no fees');
  });
});
