import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addAccount,
  applyFor,
  atOnce,
  letPass,
  otherCodes,
  recover,
  registrationOf,
} from '../../test/support/accounts.js';
import { Agency } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { waitFor } from '../../test/support/wait-for.js';

const TOO_MANY = { status: 429, body: { error: 'Too many attempts. Please wait a while and try again.' } };
const TAKEN = { status: 409 };
const INVALID = { status: 400, body: { error: 'Invalid or expired OTP. Please check the code or request a new one.' } };
const NEW_PASSWORD = 'jasmine-tea-77';
const DAY_SECONDS = 24 * 60 * 60;

describe('what can be found out by asking often', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
  });
  beforeEach(() => agency.database.sql('delete from rate_limits'));
  afterAll(() => agency.close());

  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
  const HERE = from('198.51.100.7');
  const statuses = (answers: ApiAnswer[]): Record<number, number> =>
    answers.reduce<Record<number, number>>((all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});
  const endWindow = (name: string): Promise<unknown> =>
    agency.database.sql('update rate_limits set expire = 1 where key like $1', [`${name}%`]);
  const check = (headers: Record<string, string>, n = 0): Promise<ApiAnswer> =>
    agency.anyone.get(`/auth/check-email?email=a${n}@example.in`, headers);
  const apply = (email: string, headers = HERE): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/send-registration-otp', { ...registrationOf(agency), email }, headers);
  const verify = (email: string, otp = '000000', headers = HERE): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/verify-registration-otp', { email, otp }, headers);
  const sendCode = (email: string, headers = HERE): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/send-otp', { email }, headers);

  it('R68: whether an e-mail is taken is told 30 times a minute, by whichever call', async () => {
    const taken = await addAccount(agency);
    expect(statuses(await atOnce(10, (n) => check(HERE, n)))).toEqual({ 200: 10 });
    expect(statuses(await atOnce(40, () => apply(taken)))).toEqual({ 409: 20, 429: 20 });
    expect(await check(HERE)).toMatchObject(TOO_MANY);
    const refused = await apply(`asha${agency.unique()}@example.org.in`);
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await apply(taken, from('203.0.113.9'))).toMatchObject(TAKEN);
  });

  it('R68: a wrong registration code tells it no more often, and answers the same for everybody afterwards', async () => {
    const taken = await addAccount(agency);
    expect(await verify(taken)).toMatchObject(TAKEN);
    expect(await verify('nobody@example.in')).toMatchObject(INVALID);
    await atOnce(30, (n) => check(HERE, n));
    const [known, unknown] = [await verify(taken), await verify('nobody@example.in')];
    expect(known).toMatchObject(INVALID);
    expect(unknown).toMatchObject(INVALID);
  });

  it('R68: the code of the mail works when no more may be told', async () => {
    const { email, code } = await applyFor(agency);
    await atOnce(31, (n) => check(HERE, n));
    expect(await verify(email, code)).toMatchObject({ status: 200 });
  });

  it('R69: the addresses of an IPv6 subnet share its limit, and a /48 has five times as many', async () => {
    const inSubnet = await atOnce(35, (n) => check(from(`2001:db8:1:2::${n + 1}`), n));
    expect(statuses(inSubnet)).toEqual({ 200: 30, 429: 5 });
    const inSite = await atOnce(130, (n) => check(from(`2001:db8:1:${(n + 16).toString(16)}::1`), n));
    expect(statuses(inSite)).toEqual({ 200: 120, 429: 10 });
    expect(await check(from('2001:db8:2:2::1'))).toMatchObject({ status: 200 });
  });

  it('R69: IPv4 written as IPv6 is IPv4', async () => {
    const answers = await atOnce(40, (n) => check(from(n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'), n));
    expect(statuses(answers)).toEqual({ 200: 30, 429: 10 });
  });

  it('R69: an account has 30 failed tries of codes a day, however slowly they come; right ones do not count', async () => {
    const email = await addAccount(agency);
    const submit = (otp: string, address: string): Promise<ApiAnswer> =>
      agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD }, from(address));
    for (let window = 0; window < 3; window += 1) {
      const { code } = await recover(agency, email);
      expect(await submit(code, '10.9.0.1')).toMatchObject({ status: 200 });
      const tries = otherCodes('000000', 10).map((wrong, n) => submit(wrong, `10.0.${window}.${n}`));
      expect(statuses(await Promise.all(tries))).toEqual({ 400: 10 });
      await endWindow('code-tries-account');
    }
    const { code } = await recover(agency, email);
    const refused = await submit(code, '10.8.0.1');
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(DAY_SECONDS / 2);
  });

  it('R78: other spellings of a mailbox share its limits', async () => {
    const spellings = [
      'victim@gmail.com',
      'victim+1@gmail.com',
      'v.ictim@gmail.com',
      'VICTIM+2@googlemail.com',
      'ｖictim@gmail.com',
    ];
    for (const email of spellings) expect(await sendCode(email)).toMatchObject({ status: 200 });
    for (const email of ['victim+9@gmail.com', 'vi.ctim@gmail.com'])
      expect(await sendCode(email)).toMatchObject(TOO_MANY);
    expect(await sendCode('victims@gmail.com')).toMatchObject({ status: 200 });
  });

  it('R78: asking again for a registration code is limited where no form waits, like where one does', async () => {
    const { email: waiting } = await applyFor(agency);
    const resend = (email: string): Promise<ApiAnswer> =>
      agency.anyone.post('/auth/resend-registration-otp', { email }, HERE);
    await agency.database.sql('delete from rate_limits');
    for (const email of [waiting, 'nobody@example.in']) {
      const seen: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        await letPass(agency, email, 31);
        seen.push((await resend(email)).status);
      }
      expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await agency.database.sql('delete from rate_limits');
    const answers = await atOnce(70, (n) => resend(`nobody${n}@example.in`));
    expect(statuses(answers)).toEqual({ 200: 60, 429: 10 });
  });

  it('R78: a code for nobody is made, mailed to nobody and dropped, with the same statements', async () => {
    const known = await addAccount(agency);
    const made = async (): Promise<number> => {
      const [row] = await agency.database.sql<{ n: string }>(
        `select last_value as n from pg_sequences where sequencename = 'outbox_mails_mail_id_seq'`,
      );
      return Number(row?.n);
    };
    const work: number[] = [];
    for (const email of [known, 'nobody@example.in']) {
      const before = await made();
      const answer = await sendCode(email);
      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'If this email has an account, an OTP is on its way' },
      });
      work.push((await made()) - before);
    }
    expect(work).toEqual([1, 1]);
    await waitFor('both mails to be gone', async () => {
      const waiting = await agency.database.sql(`select 1 from outbox_mails where status = 'queued'`);
      return waiting.length ? undefined : true;
    });
    const mails = `select 1 from outbox_mails where recipient in ('', 'nobody@example.in')`;
    expect(await agency.database.sql(mails)).toEqual([]);
  });
});
