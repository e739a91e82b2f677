import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { companyForm } from '../support/agency.js';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf } from '../support/office.js';

const FORM: Record<string, unknown> = {
  name: 'Sahyadri Software Pvt Ltd',
  contact_person_phone: '9876543210',
  industry: 'Non-IT',
  location: 'Nashik',
  contact_person_name: 'Ravi Menon',
  company_size: '51-200',
  website_url: 'https://sahyadri.example.in',
  about_us: 'Billing for hospitals.\nSince 2009. हम सुनते हैं 🙂',
};

const REQUIRED = {
  name: 'Company name is required',
  contact_person_phone: 'Contact phone is required',
  industry: 'Industry is required',
  location: 'Location is required',
  contact_person_name: 'Contact person is required',
  company_size: 'Company size is required',
};

describe('PUT /api/companies/{id}', () => {
  let office: Office;
  let acme: Member;
  let path: string;
  let before: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    acme = await office.company();
    path = `/api/companies/${acme.id}`;
    await acme.client.put(path, { ...FORM, location: 'Pune' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    before = await recordOf(acme.client.get('/users/profile'));
  });

  const save = (fields: Record<string, unknown>): Promise<ApiRecord> =>
    recordOf(acme.client.put(path, { ...FORM, ...fields }));

  it('takes the form of the spec and answers the whole profile as stored', async () => {
    const saved = await save({});
    expect(saved).toEqual({ ...before, ...FORM, companyname: FORM['name'] });
    expect(await recordOf(acme.client.get('/users/profile'))).toEqual(saved);
    expect(await office.seen('companies', acme.id)).toMatchObject(FORM);
    const [row] = await office.sql('select contact_person_phone from companies where company_id = $1', [acme.id]);
    expect(row).toEqual({ contact_person_phone: '+919876543210' });
  });

  const missing = Object.entries(REQUIRED).flatMap(([field, message]) =>
    [undefined, null, '', '   '].map((value) => ({ field, value, message })),
  );

  it.each(missing)('R32: $field $value: $message', async ({ field, value, message }) => {
    const answer = await acme.client.put(path, { ...FORM, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error: message, fields: [{ field, message }] });
    expect(await recordOf(acme.client.get('/users/profile'))).toEqual(before);
  });

  it('R32: an empty body names every required field', async () => {
    const answer = await acme.client.put(path, {});
    const fields = Object.entries(REQUIRED).map(([field, message]) => ({ field, message }));
    expect((answer.body as { fields: unknown }).fields).toMatchObject(fields);
  });

  it.each([
    ['contact_person_phone', '987654321', 'Must be exactly 10 digits'],
    ['contact_person_phone', '98765432101', 'Must be exactly 10 digits'],
    ['contact_person_phone', '+9198765432', 'Must be exactly 10 digits'],
    ['contact_person_phone', '+91 987654321', 'Must be exactly 10 digits'],
    ['contact_person_phone', '+1 98765 43210', 'Must be exactly 10 digits'],
    ['contact_person_phone', '9876543210, 9876543211', 'Must be exactly 10 digits'],
    ['contact_person_phone', '9876543210 ext 5', 'Must be exactly 10 digits'],
    ['contact_person_phone', '91919876543210', 'Must be exactly 10 digits'],
    ['contact_person_phone', '९८७६५४३२१०', 'Must be exactly 10 digits'],
    ['contact_person_phone', 'ninenine99', 'Must be exactly 10 digits'],
    ['contact_person_phone', 9876543210, 'Must be exactly 10 digits'],
    ['industry', 'Retail', 'Industry must be one of: IT, Non-IT'],
    ['company_size', '5000', 'Company size must be one of: 1-10, 11-50, 51-200, 201-500, 501-1000, 1000+'],
    ['website_url', 'sahyadri.example.in', 'Invalid URL'],
    ['website_url', 'javascript:alert(1)', 'Invalid URL'],
    ['website_url', 'ftp://sahyadri.example.in', 'Invalid URL'],
    ['website_url', 'https://a:b@sahyadri.example.in', 'Invalid URL'],
    ['website_url', `https://s.example.in/${'x'.repeat(500)}`, 'The link must be at most 500 characters long'],
    ['about_us', 'x'.repeat(5001), 'About us must be at most 5000 characters long'],
    ['about_us', 'bell\u0007', 'About us has characters that are not text'],
    ['name', 'x'.repeat(161), 'Company name must be at most 160 characters long'],
    ['name', 'two\nlines', 'Company name has characters that are not text'],
    ['location', 'x'.repeat(101), 'Location must be at most 100 characters long'],
    ['contact_person_name', 'x'.repeat(101), 'Contact person must be at most 100 characters long'],
  ])('R32: %s %j: %s', async (field, value, message) => {
    const answer = await acme.client.put(path, { ...FORM, location: 'Nowhere', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: message, fields: [{ field, message }] });
    expect(await recordOf(acme.client.get('/users/profile'))).toEqual(before);
  });

  it.each([
    ['company_size', '1000+', '1000+'],
    ['company_size', '1-10', '1-10'],
    ['website_url', null, null],
    ['website_url', '', null],
    ['website_url', 'http://sahyadri.example.in/पता', 'http://sahyadri.example.in/पता'],
    ['about_us', null, null],
    ['about_us', '🙂'.repeat(5000), '🙂'.repeat(5000)],
    ['name', '  Räder & Söhne "Pvt" Ltd.  ', 'Räder & Söhne "Pvt" Ltd.'],
    ['contact_person_phone', ' 9811111111 ', '9811111111'],
    ['contact_person_phone', '+91 98765 43210', '9876543210'],
    ['contact_person_phone', '+919876543211', '9876543211'],
    ['contact_person_phone', '098765 43212', '9876543212'],
    ['contact_person_phone', '91 98765 43213', '9876543213'],
    ['contact_person_phone', '98765-43214', '9876543214'],
    ['contact_person_phone', '(+91) 98765.43215', '9876543215'],
    ['contact_person_phone', '9198765432', '9198765432'],
  ])('%s %j is stored as %j', async (field, value, stored) => {
    expect((await save({ [field]: value }))[field]).toBe(stored);
  });

  it('leaves optional fields that are not sent', async () => {
    await save({});
    const { website_url: _, about_us: __, ...required } = FORM;
    const saved = await recordOf(acme.client.put(path, { ...required, location: 'Surat' }));
    expect(saved).toMatchObject({ ...FORM, location: 'Surat' });
  });

  it('takes the whole profile as it was answered, and changes nothing', async () => {
    const entries = await office.count('audit_log');
    expect(await recordOf(acme.client.put(path, before))).toEqual(before);
    expect(await office.count('audit_log')).toBe(entries);
  });

  it('its name is an owner’s to change, and neither an address nor the agency’s', async () => {
    const company = await office.company();
    const own = `/api/companies/${company.id}`;
    const { client: plain } = await office.colleague(company);
    const renamed = (client: ApiClient, name: string): Promise<ApiAnswer> => client.put(own, { ...FORM, name });
    expect(await renamed(plain, 'Zeta Secret Holdings')).toMatchObject({
      status: 403,
      body: { code: 'member.owners_only' },
    });
    const wrong = {
      no_address: ['Prize at https://evil.example/login', 'Prize at evil。com', 'www.evil', 'hr@evil', 'EVIL.COM'],
      agency_name: [
        'NIYUKT',
        'Niyukt India',
        'TheNiyuktTeam',
        'N.i.y.u.k.t',
        'Nіyυkт Hr',
        'Nlyukt',
        'Ni\u00adyúkt',
        'नियुक्त टीम',
      ],
    };
    for (const [code, name] of Object.entries(wrong).flatMap(([one, names]) =>
      names.map((name) => [one, name] as const),
    )) {
      expect(await renamed(company.client, name)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'name', code }] },
      });
      const registration = { email: `new${office.agency.unique()}@company.example.in`, role: 'company' };
      const userData = { ...companyForm(office.agency.unique()), companyName: name };
      expect(
        await office.agency.anyone.post('/auth/send-registration-otp', { ...registration, userData }),
      ).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^Company name must not hold/) } });
    }
    for (const name of ['A.B.C. Pvt. Ltd.', 'Dr. Reddy’s Niyukti & Co.', 'St. Mary Hospitals'])
      expect((await renamed(company.client, name)).status).toBe(200);
    expect((await renamed(plain, 'St. Mary Hospitals')).status).toBe(200);
  });

  it('the e-mail cannot be changed', async () => {
    const saved = await save({ email: 'other@example.in', contact_email: 'other@example.in' });
    expect(saved).toMatchObject({ email: acme.email, contact_email: acme.email });
  });

  it.each(['999999', '2147483648'])('R21: company %s is not found', async (id) => {
    expect((await acme.client.put(`/api/companies/${id}`, FORM)).status).toBe(404);
  });

  it.each(['0', '-1', 'abc', "1'--", '1 or 1=1', 'NaN', 'null'])('R29: %s is no id', async (id) => {
    const refusal = await refusalOf(acme.client.put(`/api/companies/${encodeURIComponent(id)}`, FORM));
    expect(refusal).toEqual({ status: 400, error: 'The id in the address is not valid' });
  });

  it.each(['{id}.0', '{id}e0', '0{id}', '+{id}', ' {id}', '{id}%20', '0x{id}', '{id}%00'])(
    'R29: another spelling of the own id, %s, is no id',
    async (spelling) => {
      const refusal = await refusalOf(
        acme.client.put(path.replace(/\/\d+$/, `/${spelling.replace('{id}', `${acme.id}`)}`), FORM),
      );
      expect(refusal).toEqual({ status: 400, error: 'The id in the address is not valid' });
    },
  );
});
