import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered, applyFor, atOnce } from '../../test/support/accounts.js';
import { type Member, Office } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';

interface Terms {
  version: string;
  sha256: string;
  language: string;
}
interface TermsQuestion {
  current: string;
  is_accepted: boolean;
  answer: string | null;
}

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const presentTerms = async (role: string): Promise<Terms> =>
  (await office.agency.anyone.get(`/auth/terms/${role}`)).body as Terms;
const questionOf = async ({ client }: Member): Promise<TermsQuestion | undefined> =>
  (await client.get('/api/me/terms')).body as TermsQuestion;
const answersOf = (userId: number): Promise<Record<string, unknown>[]> =>
  office.sql('select * from terms_answers where user_id = $1 order by answer_id', [userId]);
const say = async ({ client }: Member, answer: string, version?: string): Promise<number> =>
  (await client.post('/api/me/terms', { answer, version: version ?? (await presentTerms('employee')).version })).status;
/** The account accepted a version that is not the present one. */
const acceptedBefore = ({ userId }: Member): Promise<unknown> =>
  office.sql(
    `update users set terms_version = '2025-04-01', terms_accepted_at = now() - interval '1 year' where user_id = $1`,
    [userId],
  );

describe('an acceptance', () => {
  it('of a registration says version, language, text, moment, address and browser', async () => {
    const { email, code } = await applyFor(office.agency, 'employee', { termsAcceptedAt: undefined });
    const { status } = await office.agency.anyone.post(
      '/auth/verify-registration-otp',
      { email, otp: code },
      { 'user-agent': `Lotus/9 ${'x'.repeat(300)}` },
    );
    expect(status).toBe(200);
    const { version, sha256 } = await presentTerms('employee');
    const [row] = await office.sql(
      `select a.*, u.terms_accepted_at = a.answered_at as same_moment from terms_answers a join users u using (user_id)
       where a.email = $1`,
      [email],
    );
    expect(row).toMatchObject({
      role: 'employee',
      version,
      sha256,
      language: 'en',
      answer: 'yes',
      how: 'registration',
      same_moment: true,
    });
    expect(row?.['address']).toMatch(/127\.0\.0\.1|::1/);
    expect(String(row?.['browser'])).toHaveLength(200);
  });

  it('keeps the text that was shown, under its hash', async () => {
    const { sha256, version } = await presentTerms('employee');
    const [stored] = await office.sql<{ text: string }>('select text from terms_texts where sha256 = $1', [sha256]);
    expect(
      createHash('sha256')
        .update(stored?.text ?? '')
        .digest('hex'),
    ).toBe(sha256);
    expect(stored?.text).toContain(`Version ${version}`);
    expect(stored?.text).toContain('10,000 rupees is payable within 15 days');
  });

  it.each([
    `update terms_answers set version = '2020-01-01'`,
    `update terms_answers set answer = 'no'`,
    `update terms_answers set answered_at = now()`,
    `update terms_answers set address = null`,
    `update terms_answers set email = 'someone@else.in'`,
    `update terms_answers set sha256 = null`,
    'delete from terms_answers',
    'truncate terms_answers',
    `update terms_texts set version = 'x'`,
    'delete from terms_texts',
    'truncate terms_texts cascade',
  ])('is refused a change by the database, for its owner too: %s', async (statement) => {
    const { email, code } = await applyFor(office.agency);
    await office.agency.anyone.post('/auth/verify-registration-otp', { email, otp: code });
    await expect(office.sql(statement)).rejects.toThrow(/never changed|append-only|truncate/);
  });

  it('of another text than the one of its hash is refused by the database', async () => {
    await expect(
      office.sql(
        `insert into terms_texts (sha256, role, version, language, text) values (repeat('a', 64), 'employee', 'x', 'en', 'y')`,
      ),
    ).rejects.toThrow(/ck_terms_texts_sha256/);
  });

  it('outlives the account', async () => {
    const person = await office.employee();
    expect(await say(person, 'yes')).toBe(200);
    await office.superAdmin.delete(`/api/admin/employees/${person.id}`);
    const rows = await office.sql('select user_id, answer from terms_answers where email = $1', [person.email]);
    expect(rows).toEqual([{ user_id: null, answer: 'yes' }]);
  });
});

describe('a new version', () => {
  it('asks after the login, and a yes is kept and put in force', async () => {
    const person = await office.employee();
    await acceptedBefore(person);
    const { version, sha256 } = await presentTerms('employee');
    expect(await questionOf(person)).toEqual({ current: version, is_accepted: false, answer: null });
    const { status, body } = await answered(
      person.client.post('/api/me/terms', { version, answer: 'yes', language: 'en' }, { 'user-agent': 'Lotus/9' }),
    );
    expect([status, body]).toEqual([200, { current: version, is_accepted: true, answer: 'yes' }]);
    expect(await questionOf(person)).toEqual(body);
    expect(await answersOf(person.userId)).toMatchObject([
      { version, sha256, answer: 'yes', how: 'after_login', browser: 'Lotus/9', email: person.email },
    ]);
  });

  it('that is refused leaves the old one in force, and may be accepted later', async () => {
    const person = await office.employee();
    await acceptedBefore(person);
    expect(await say(person, 'no')).toBe(200);
    expect(await questionOf(person)).toMatchObject({ is_accepted: false, answer: 'no' });
    const [user] = await office.sql('select terms_version from users where user_id = $1', [person.userId]);
    expect(user).toEqual({ terms_version: '2025-04-01' });
    // no wall: everything goes on
    expect((await person.client.get('/api/employee/offers')).status).toBe(200);
    expect(await say(person, 'yes')).toBe(200);
    expect((await answersOf(person.userId)).map(({ answer }) => answer)).toEqual(['no', 'yes']);
  });

  it('that was accepted is not refused any more', async () => {
    const person = await office.employee();
    expect(await say(person, 'yes')).toBe(200);
    expect(await say(person, 'no')).toBe(409);
    expect(await answersOf(person.userId)).toHaveLength(1);
  });

  it('is answered once, however often it is sent at the same moment', async () => {
    const person = await office.employee();
    const statuses = await atOnce(6, () => say(person, 'yes'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await answersOf(person.userId)).toHaveLength(1);
  });

  it('of another day, answer or language is not taken', async () => {
    const person = await office.employee();
    const { version } = await presentTerms('employee');
    expect(await say(person, 'yes', '2025-04-01')).toBe(409);
    expect(await say(person, 'perhaps')).toBe(400);
    expect((await person.client.post('/api/me/terms', { version, answer: 'yes', language: 'ta' })).status).toBe(400);
    expect(await answersOf(person.userId)).toEqual([]);
  });

  it('asks the owners of a company, not its members and not the staff', async () => {
    const company = await office.company();
    const member = await office.colleague(company);
    const { version } = await presentTerms('company');
    expect(await questionOf(company)).toEqual({ current: version, is_accepted: false, answer: null });
    expect((await member.client.get('/api/me/terms')).status).toBe(403);
    expect((await member.client.post('/api/me/terms', { version, answer: 'yes' })).status).toBe(403);
    expect((await office.admin.post('/api/me/terms', { version, answer: 'yes' })).status).toBe(403);
    expect((await office.agency.anyone.post('/api/me/terms', { version, answer: 'yes' })).status).toBe(401);
    expect((await office.admin.get('/api/me/terms')).status).toBe(403);
  });

  it('is listed for the agency with who refused it and who has not answered', async () => {
    const refused = await office.employee();
    const silent = await office.company();
    const accepted = await office.employee();
    await say(refused, 'no');
    await say(accepted, 'yes');
    const idsIn = async (state: string): Promise<number[]> => {
      const { status, body } = await office.admin.get(
        `/api/admin/asked-accounts?filter=${encodeURIComponent(JSON.stringify({ state }))}`,
      );
      expect(status).toBe(200);
      return (body as { user_id: number }[]).map(({ user_id }) => user_id);
    };
    expect(await idsIn('refused')).toContain(refused.userId);
    expect(await idsIn('refused')).not.toContain(silent.userId);
    expect(await idsIn('unanswered')).toEqual(expect.arrayContaining([silent.userId]));
    expect(await idsIn('accepted')).toContain(accepted.userId);
    expect(await idsIn('accepted')).not.toContain(refused.userId);
    expect((await silent.client.get('/api/admin/asked-accounts')).status).toBe(403);
  });
});

describe('a certificate', () => {
  it('prints what is recorded and the text that was shown, also after the terms changed', async () => {
    const person = await office.employee();
    await say(person, 'yes');
    const { version, sha256 } = await presentTerms('employee');
    const { status, headers, content } = await person.client.download('/api/me/terms/certificate.pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = await (await PdfReader.of(content)).letters();
    for (const words of [
      person.email,
      version,
      sha256,
      'SHA-256',
      'section 63(4)',
      'person in charge',
      'no fees',
      '10,000 rupees',
    ]) {
      expect(text).toContain(words.replace(/\s+/g, ''));
    }
  });

  it('calls unknown what was not recorded', async () => {
    const person = await office.employee();
    await office.sql(
      `insert into terms_answers (user_id, email, role, version, language, answer, how) values ($1, $2, 'employee', '2025-04-01', 'en', 'yes', 'before')`,
      [person.userId, person.email],
    );
    const { content } = await person.client.download('/api/me/terms/certificate.pdf');
    const text = await (await PdfReader.of(content)).letters();
    expect(text).toContain('NetworkaddressunknownBrowser,asitnameditselfunknownSHA-256ofthetextshownunknown');
  });

  it('is none without an acceptance, and for the staff a reading that is noted', async () => {
    const person = await office.employee();
    await say(person, 'no');
    expect((await person.client.get('/api/me/terms/certificate.pdf')).status).toBe(404);
    const address = `/api/admin/accounts/${person.userId}/terms/certificate.pdf`;
    expect((await office.admin.get(address)).status).toBe(404);
    await say(person, 'yes');
    expect((await office.admin.download(address)).status).toBe(200);
    expect((await person.client.get(address)).status).toBe(403);
    expect((await office.admin.get('/api/admin/accounts/999999/terms/certificate.pdf')).status).toBe(404);
    expect(
      await office.count(
        `audit_log where kind = 'account' and action = 'read' and record_id = $1 and after ? 'terms_certificate'`,
        [person.userId],
      ),
    ).toBe(1);
  });
});
