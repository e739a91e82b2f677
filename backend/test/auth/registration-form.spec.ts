import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered, registrationOf, type SelfRegistering } from '../support/accounts.js';
import { Agency } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';

const MOBILE = 'Please enter a valid 10-digit mobile number';
const LETTERS = 'may contain only letters and spaces';
const TERMS = 'These terms have changed. Please reload the page and read them again.';
const MOMENT = 'Time of acceptance must be a moment such as 2026-11-20T05:31:07.120Z';
const MISMATCH = 'Passwords do not match';
const EMAIL = 'Please enter a valid email address';

/** Fields of the form, with the sentence for a missing one. */
const REQUIRED: Record<SelfRegistering, Record<string, string>> = {
  employee: {
    name: 'Name is required',
    mobile: MOBILE,
    qualification: 'Qualification is required',
    industry: 'Industry is required',
    emplocation: 'Preferred location is required',
    empsalary: 'Preferred salary is required',
    skills: 'Skills are required',
    password: 'Password is required',
  },
  company: {
    companyName: 'Company name is required',
    industry: 'Industry is required',
    location: 'Location is required',
    contactPersonName: 'Contact person name is required',
    mobile: MOBILE,
    password: 'Password is required',
  },
};

describe('the registration form', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  const send = (request: unknown): Promise<ApiAnswer> => agency.anyone.post('/auth/send-registration-otp', request);

  /** Sends a form that must be refused with these sentences, and leave nothing behind. */
  async function refused(
    request: Record<string, unknown>,
    fields: { field: string; message: string }[],
  ): Promise<void> {
    const { status, body } = await answered(send(request));
    expect({ status, body }).toMatchObject({ status: 400, body: { error: fields[0]?.message, fields } });
    await leavesNothing(request['email']);
  }

  async function leavesNothing(email: unknown): Promise<void> {
    const rows = await agency.database.sql(
      'select email from registrations where email = $1 union all select recipient from outbox_mails where recipient = $1',
      [String(email).replaceAll('\0', '')],
    );
    expect(rows).toEqual([]);
  }

  const sendWith = (role: SelfRegistering, fields: Record<string, unknown>, message: string): Promise<void> => {
    const [field = ''] = Object.keys(fields);
    return refused({ ...registrationOf(agency, role, fields) }, [{ field, message }]);
  };

  const missing = Object.entries(REQUIRED).flatMap(([role, fields]) =>
    Object.entries(fields).map(([field, message]): [SelfRegistering, string, string] => [
      role as SelfRegistering,
      field,
      message,
    ]),
  );

  it.each(missing)('of role %s needs %s', async (role, field, message) => {
    for (const empty of [undefined, null, '', ...(field === 'password' ? [] : ['   '])]) {
      await sendWith(role, { [field]: empty, ...(field === 'password' && { confirmPassword: empty }) }, message);
    }
  });

  it.each(['employee', 'company'] as const)('of role %s names every missing field at once', async (role) => {
    const { email } = registrationOf(agency);
    const { status, body } = await answered(send({ email, role, userData: {} }));
    expect(status).toBe(400);
    const { fields } = body as { fields: { field: string; message: string }[] };
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toMatchObject(REQUIRED[role]);
  });

  it.each<[SelfRegistering, string, unknown, string]>([
    ['employee', 'mobile', '98765', MOBILE],
    ['employee', 'mobile', '+9198765432101', MOBILE],
    ['employee', 'mobile', '+919876543a10', MOBILE],
    ['employee', 'mobile', '+449876543210', MOBILE],
    ['employee', 'mobile', '+91 9876543210', MOBILE],
    ['employee', 'mobile', '+91٩٨٧٦٥٤٣٢١٠', MOBILE],
    ['employee', 'mobile', 9876543210, MOBILE],
    ['employee', 'mobile', '1111111111', MOBILE],
    ['company', 'mobile', '+911234512345', MOBILE],
    ['company', 'mobile', '98765432100', MOBILE],
    ['employee', 'name', 'Asha Rao 2', `Name ${LETTERS}`],
    ['employee', 'name', '<b>Asha</b>', `Name ${LETTERS}`],
    ['employee', 'name', 'Asha\nRao', 'Name has characters that are not text'],
    ['employee', 'name', "Nikita D'Souza", `Name ${LETTERS}`],
    ['employee', 'name', '\u200d', 'Name is required'],
    ['company', 'companyName', '\u2060\u3164', 'Company name is required'],
    ['employee', 'name', ['Asha'], 'Name must be text'],
    ['employee', 'name', 'a'.repeat(101), 'Name must be at most 100 characters long'],
    ['company', 'contactPersonName', 'Ravi-Menon', `Contact person ${LETTERS}`],
    ['company', 'contactPersonName', 'Ravi 1', `Contact person ${LETTERS}`],
    ['employee', 'industry', 'it', 'Industry must be one of: IT, Non-IT'],
    ['company', 'industry', 'Finance', 'Industry must be one of: IT, Non-IT'],
    ['employee', 'skills', ' , ,, ', 'Skills are required'],
    ['employee', 'skills', 'x'.repeat(61), 'Each skill must be at most 60 characters long'],
    ['employee', 'password', '1234567', 'Password must be at least 8 characters long'],
    ['company', 'companyName', 'A'.repeat(161), 'Company name must be at most 160 characters long'],
    ['company', 'companyName', 'Acme\u0000', 'Company name has characters that are not text'],
    ['company', 'location', { city: 'Pune' }, 'Location must be text'],
    ['employee', 'termsVersion', 'v'.repeat(21), TERMS],
    ['employee', 'termsVersion', '2025-04-01', TERMS],
    ['company', 'termsVersion', 'x', TERMS],
    ['company', 'termsVersion', 20261101, TERMS],
    ['employee', 'termsAcceptedAt', 'now', MOMENT],
    ['employee', 'termsAcceptedAt', '2026-11-20', MOMENT],
    ['company', 'termsAcceptedAt', '2026-11-20T05:31:07', MOMENT],
    ['company', 'termsAcceptedAt', '2026-02-30T05:31:07Z', MOMENT],
    ['employee', 'termsAcceptedAt', 1795152667120, MOMENT],
  ])('of role %s refuses %s %j', async (role, field, value, message) => {
    await sendWith(role, { [field]: value, ...(field === 'password' && { confirmPassword: value }) }, message);
  });

  it.each([['mango-lassi-43'], ['Mango-Lassi-42'], [' mango-lassi-42'], ['mango-lassi-42 '], [''], [42]])(
    'refuses a second password %j that is not the first',
    async (confirmPassword) => {
      await sendWith('employee', { confirmPassword }, MISMATCH);
      await sendWith('company', { confirmPassword }, MISMATCH);
    },
  );

  it.each<[unknown, string]>([
    [undefined, 'Please select a role'],
    ['', 'Please select a role'],
    ['admin', 'Role must be one of: employee, company'],
    ['super_admin', 'Role must be one of: employee, company'],
    ['Employee', 'Role must be one of: employee, company'],
    [['employee'], 'Role must be one of: employee, company'],
  ])('refuses the role %j', async (role, message) => {
    await refused({ ...registrationOf(agency), role }, [{ field: 'role', message }]);
  });

  it.each<[unknown, string]>([
    [undefined, 'Email is required'],
    ['  ', 'Email is required'],
    ['asha', EMAIL],
    ['asha@example', EMAIL],
    ['asha@@example.in', EMAIL],
    ['asha rao@example.in', EMAIL],
    ['asha@example..in', EMAIL],
    ['a@example.in,b@example.in', EMAIL],
    ['Asha <asha@example.in>', EMAIL],
    ['asha@example.in\r\nBcc: b@example.in', 'Email has characters that are not text'],
    [`${'a'.repeat(250)}@example.in`, 'Email must be at most 254 characters long'],
    [7, 'Email must be text'],
  ])('refuses the e-mail %j', async (email, message) => {
    await refused({ ...registrationOf(agency), email }, [{ field: 'email', message }]);
  });

  it.each([undefined, null, 'form', [], 7])('refuses %j in place of the form', async (userData) => {
    const request = { ...registrationOf(agency), userData };
    expect(await send(request)).toMatchObject({ status: 400, body: { statusCode: 400, error: expect.any(String) } });
    await leavesNothing(request.email);
  });

  it('takes no signs that nobody sees, which come with what is copied', async () => {
    const form = registrationOf(agency);
    expect((await send({ ...form, email: `\u202a${form.email.replace('@', '\u200b@')}\u202c` })).status).toBe(200);
    expect(await agency.database.sql('select 1 as found from registrations where email = $1', [form.email])).toEqual([
      { found: 1 },
    ]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', 123456, ['123456'], null])(
    'of the code refuses %j',
    async (otp) => {
      const message = 'Please enter complete 6-digit OTP';
      for (const call of ['verify-registration-otp', 'reset-password-with-otp']) {
        const answer = await agency.anyone.post(`/auth/${call}`, {
          email: 'asha@example.in',
          otp,
          newPassword: 'mango-lassi-42',
        });
        expect(answer).toMatchObject({ status: 400, body: { error: message, fields: [{ field: 'otp', message }] } });
      }
    },
  );
});
