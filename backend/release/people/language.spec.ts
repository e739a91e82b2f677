import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { employeeForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const choose = (member: Member, language: unknown): Promise<ApiAnswer> =>
  member.client.put('/api/me/language', { language });
const loginOf = (email: string): Promise<ApiRecord> =>
  recordOf(office.agency.anyone.post('/auth/login', { email, password: PASSWORD }));

describe('the language of an account', () => {
  it('is not known at first, is chosen by its owner, and is answered by login and profile', async () => {
    for (const member of [await office.employee(), await office.company()]) {
      expect(await recordOf(member.client.get('/users/profile'))).not.toHaveProperty('language');
      expect(await recordOf(choose(member, 'hi'))).toEqual({ language: 'hi' });
      expect(await recordOf(member.client.get('/users/profile'))).toMatchObject({ language: 'hi' });
      expect(await loginOf(member.email)).toMatchObject({ language: 'hi' });
    }
  });

  it('is one of those that are offered, and nobody else’s to choose', async () => {
    const [own, other] = [await office.employee(), await office.employee()];
    for (const wrong of ['ta', 'HI', '', null, 7, undefined]) {
      expect(await choose(own, wrong)).toMatchObject({ status: 400, body: { fields: [{ field: 'language' }] } });
    }
    expect(await office.agency.anyone.put('/api/me/language', { language: 'hi' })).toMatchObject({ status: 401 });
    await choose(other, 'hi');
    expect(await recordOf(own.client.get('/users/profile'))).not.toHaveProperty('language');
  });

  it('is that of the registration form, whose code comes in it', async () => {
    const { email, ...form } = employeeForm(office.agency.unique()) as { email: string };
    const userData = { ...form, password: PASSWORD, confirmPassword: PASSWORD };
    const sent = await recordOf(
      office.agency.anyone.post('/auth/send-registration-otp', { email, role: 'employee', userData, language: 'hi' }),
    );
    const mail = await office.agency.mail.mailTo(email);
    const otp = await office.agency.mail.codeFor(email);
    expect(mail.subject).toBe(`${otp} – Niyukt का OTP`);
    expect(mail.html).toContain('<html lang="hi">');
    await recordOf(
      office.agency.anyone.post('/auth/verify-registration-otp', { email, otp, formKey: sent['formKey'] }),
    );
    expect(await loginOf(email)).toMatchObject({ language: 'hi' });
  });

  it('may be asked of the terms and of the consent, which say the same in as many paragraphs', async () => {
    const termsIn = async (role: string, language: string): Promise<ApiRecord> =>
      recordOf(office.agency.anyone.get(`/auth/terms/${role}${language}`));
    const [english, hindi] = [await termsIn('employee', ''), await termsIn('employee', '?language=hi')];
    expect([english['language'], hindi['language'], hindi['version']]).toEqual(['en', 'hi', english['version']]);
    const figures = ({ sections }: ApiRecord): unknown[] =>
      (sections as { text: string }[]).map(({ text }) => text.match(/\d[\d,:]*/g)?.toSorted());
    expect(figures(hindi).slice(0, -1)).toEqual(figures(english).slice(0, -1));
    expect(JSON.stringify(hindi['sections'])).not.toMatch(/employer|service|penalty/i);
    expect(await termsIn('company', '?language=hi')).toMatchObject({ language: 'en' });
    expect(await office.agency.anyone.get('/auth/terms/employee?language=ta')).toMatchObject({ status: 400 });
    const { text } = await recordOf((await office.employee()).client.get('/api/employee/consent'));
    const { paragraphs, translations } = text as { paragraphs: string[]; translations: { hi: string[] } };
    expect(translations.hi).toHaveLength(paragraphs.length);
  });

  it('is that of the mails: with a way to the site in the other one', async () => {
    const member = await office.employee();
    const reset = (): Promise<unknown> =>
      recordOf(office.agency.anyone.post('/auth/send-otp', { email: member.email }));
    await choose(member, 'hi');
    await reset();
    const hindi = await office.agency.mail.mailTo(member.email, 2);
    expect([hindi.subject, hindi.text]).toEqual([
      expect.stringMatching(/^\d{6} – Niyukt का OTP$/),
      expect.stringMatching(/English: http:\/\/\S+\/\?lang=en$/m),
    ]);
    await choose(member, 'en');
    await office.sql(`update one_time_codes set sent_at = sent_at - interval '1 minute' where email = $1`, [
      member.email,
    ]);
    await reset();
    const english = await office.agency.mail.mailTo(member.email, 3);
    expect([english.subject, english.text]).toEqual([
      'Reset your Niyukt password',
      expect.stringMatching(/हिन्दी: http:\/\/\S+\/\?lang=hi$/m),
    ]);
  });
});
