import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce, letPass, otherCodes, registrationOf, type SelfRegistering } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

const STRANGERS = 'strangers-form-31';
const INVALID = { status: 400, body: { error: 'Invalid or expired OTP. Please check the code or request a new one.' } };

/** A form that waits, with what its sender got and what the owner of the mailbox got. */
interface Sent {
  email: string;
  formKey: string;
  code: string;
}

let agency: Agency;
let replica: ProductProcess;
beforeAll(async () => {
  agency = await Agency.open();
  replica = await agency.replica();
});
afterAll(async () => {
  await replica.stop();
  await agency.close();
});

describe.each(['employee', 'company'] as const)('R70: forms of one e-mail for %s', (role) => {
  const mailed = async (email: string): Promise<number> =>
    (await agency.database.sql('select 1 from outbox_mails where recipient = $1', [email])).length;

  /** Sends a form, 31 seconds after the one before. */
  async function send(email: string, password: string, fields: object = {}): Promise<Sent> {
    await letPass(agency, email, 31);
    const count = await mailed(email);
    const { userData } = registrationOf(agency, role, { password, confirmPassword: password });
    const form = { email, role, userData: { ...userData, email }, ...fields };
    const { status, body, text } = await agency.anyone.post('/auth/send-registration-otp', form);
    if (status !== 200) throw new Error(`send code: ${status} ${text}`);
    expect(body).toEqual({ message: 'OTP sent to your email', formKey: expect.stringMatching(/^[\w-]{43}$/) });
    const code = await agency.mail.codeFor(email, count + 1);
    return { email, formKey: (body as { formKey: string }).formKey, code };
  }
  const owner = (): Promise<Sent> => send(registrationOf(agency, role).email, PASSWORD);
  const stranger = ({ email }: Sent): Promise<Sent> => send(email, STRANGERS);
  const verify = (email: string, otp: string, formKey?: unknown): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/verify-registration-otp', { email, otp, formKey });
  const resend = async ({ email }: Sent, formKey?: string): Promise<string> => {
    await letPass(agency, email, 31);
    const count = await mailed(email);
    expect(await agency.anyone.post('/auth/resend-registration-otp', { email, formKey })).toMatchObject({
      status: 200,
    });
    return agency.mail.codeFor(email, count + 1);
  };
  const isOwners = async ({ email }: Sent): Promise<void> => {
    await agency.login(email, PASSWORD);
    expect(await agency.anyone.post('/auth/login', { email, password: STRANGERS })).toMatchObject({ status: 401 });
  };

  it('R70: the owner confirms the own form, though somebody sends another one later', async () => {
    const mine = await owner();
    const theirs = await stranger(mine);
    if (theirs.code !== mine.code) expect(await verify(mine.email, theirs.code, mine.formKey)).toMatchObject(INVALID);
    expect(await verify(mine.email, mine.code, mine.formKey)).toMatchObject({ status: 200 });
    await isOwners(mine);
    expect(await verify(mine.email, theirs.code, theirs.formKey)).toMatchObject({ status: 409 });
  });

  it('R70: the owner confirms the own form, though somebody sent another one before', async () => {
    const theirs = await owner();
    const mine = await send(theirs.email, 'owners-password-77');
    expect(mine.formKey).not.toBe(theirs.formKey);
    if (theirs.code !== mine.code) expect(await verify(mine.email, mine.code, theirs.formKey)).toMatchObject(INVALID);
    expect(await verify(mine.email, mine.code, mine.formKey)).toMatchObject({ status: 200 });
    await agency.login(mine.email, 'owners-password-77');
  });

  it('R70: without the key the code of a later form confirms nothing, that of the first one does', async () => {
    const mine = await owner();
    const later = [await stranger(mine), await stranger(mine)];
    for (const { code } of later.filter((sent) => sent.code !== mine.code)) {
      expect(await verify(mine.email, code)).toMatchObject(INVALID);
    }
    expect(await verify(mine.email, mine.code)).toMatchObject({ status: 200 });
    await isOwners(mine);
  });

  it('R70: a later form is not the first one once the code of the first has expired or was used up', async () => {
    const mine = await owner();
    for (const wrong of otherCodes(mine.code, 5)) await verify(mine.email, wrong);
    await letPass(agency, mine.email, 601);
    const theirs = await stranger(mine);
    expect(await verify(mine.email, theirs.code)).toMatchObject(INVALID);
    const newer = await resend(mine);
    expect(await verify(mine.email, newer)).toMatchObject({ status: 200 });
    await isOwners(mine);
  });

  it('R70: another code is for the form of the key, and without one for the first', async () => {
    const mine = await owner();
    const theirs = await stranger(mine);
    const newerTheirs = await resend(theirs, theirs.formKey);
    expect(await verify(mine.email, newerTheirs, mine.formKey)).toMatchObject(INVALID);
    const newer = await resend(mine, mine.formKey);
    const newest = await resend(mine);
    if (newest !== newer) expect(await verify(mine.email, newer, mine.formKey)).toMatchObject(INVALID);
    expect(await verify(mine.email, newest, mine.formKey)).toMatchObject({ status: 200 });
    await isOwners(mine);
  });

  it('R70: a form sent again with its key replaces itself and nothing else', async () => {
    const mine = await owner();
    const theirs = await stranger(mine);
    const again = await send(mine.email, 'owners-password-77', { formKey: mine.formKey });
    expect(again.formKey).toBe(mine.formKey);
    const [forms] = await agency.database.sql('select count(*)::int as n from registrations where email = $1', [
      mine.email,
    ]);
    expect(forms).toEqual({ n: 2 });
    if (again.code !== mine.code) expect(await verify(mine.email, mine.code, mine.formKey)).toMatchObject(INVALID);
    expect(await verify(mine.email, theirs.code, mine.formKey)).toMatchObject(INVALID);
    expect(await verify(mine.email, again.code)).toMatchObject({ status: 200 });
    await agency.login(mine.email, 'owners-password-77');
  });

  it('R70: keys of others, of other e-mails and made up ones open nothing', async () => {
    const [mine, other] = [await owner(), await owner()];
    const [stored] = await agency.database.sql<{ key_hash: string }>(
      'select key_hash from registrations where email = $1',
      [mine.email],
    );
    for (const formKey of [other.formKey, 'A'.repeat(43), stored?.key_hash, mine.formKey.slice(1)]) {
      expect(await verify(mine.email, mine.code, formKey)).toMatchObject(INVALID);
      const before = await mailed(mine.email);
      await letPass(agency, mine.email, 31);
      await agency.anyone.post('/auth/resend-registration-otp', { email: mine.email, formKey });
      expect(await mailed(mine.email)).toBe(before);
    }
    for (const formKey of [7, true, [mine.formKey], { formKey: mine.formKey }, '\u0000', 'é', 'A'.repeat(101)]) {
      expect(await verify(mine.email, mine.code, formKey)).toMatchObject({ status: 400 });
    }
    expect(await verify(mine.email, mine.code, mine.formKey)).toMatchObject({ status: 200 });
    await isOwners(mine);
  });

  it('R70: five forms of an e-mail wait for an hour each, and a burst of 12 is one form and one mail', async () => {
    const { email } = registrationOf(agency, role);
    const { userData } = registrationOf(agency, role);
    const request = { email, role, userData: { ...userData, email } };
    const bases = [agency.base, replica.base].map((base) => new ApiClient(base));
    const burst = await atOnce(12, (n) => (bases[n % 2] ?? agency.anyone).post('/auth/send-registration-otp', request));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(11);
    expect(await mailed(email)).toBe(1);
    const forms = [];
    for (let n = 1; n < 5; n += 1) forms.push(await send(email, STRANGERS));
    await letPass(agency, email, 31);
    const refused = await agency.anyone.post('/auth/send-registration-otp', request);
    expect(refused).toMatchObject({ status: 429, body: { error: expect.any(String) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await letPass(agency, email, 3_600);
    const mine = await send(email, PASSWORD);
    expect(await verify(email, forms[0]?.code ?? '', forms[0]?.formKey)).toMatchObject(INVALID);
    expect(await verify(email, mine.code)).toMatchObject({ status: 200 });
    await isOwners(mine);
  });

  it('R70: of all forms confirmed at once, on two processes, one makes the account, and none waits after it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const mine = await owner();
      const sent = [mine, await stranger(mine), await stranger(mine)];
      await letPass(agency, mine.email, 31);
      const bodies = sent.flatMap(({ email, code: otp, formKey }) => [1, 2, 3].map(() => ({ email, otp, formKey })));
      const [again, ...answers] = await Promise.all([
        agency.anyone.post('/auth/resend-registration-otp', { email: mine.email, formKey: mine.formKey }),
        ...bodies.map((body, n) =>
          new ApiClient(n % 2 ? agency.base : replica.base).post('/auth/verify-registration-otp', body),
        ),
      ]);
      expect([200, 429]).toContain(again.status);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
      const left = await agency.database.sql('select from registrations where email = $1', [mine.email]);
      expect(left).toEqual([]);
    }
    const [row] = await agency.database.sql(
      'select deadlocks::int as n from pg_stat_database where datname = current_database()',
    );
    expect(row).toEqual({ n: 0 });
  });

  it('R70: neither keys nor codes stand readable in the database', async () => {
    const { email, formKey } = await owner();
    const tables = ['one_time_codes', 'registrations', 'audit_log'];
    const rows = tables.map((table) => `select to_jsonb(t)::text as row from ${table} t`);
    const readable = await agency.database.sql(
      `select row from (${rows.join(' union all ')}) r where position($1 in row) > 0`,
      [formKey],
    );
    expect(readable).toEqual([]);
    expect(agency.product.logLines.filter((line) => line.includes(formKey))).toEqual([]);
    expect(await mailed(email)).toBe(1);
  });
});

describe('R70: tries of a code', () => {
  let agency: Agency;
  const roles: SelfRegistering[] = ['employee', 'company'];
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => agency.close());

  it.each(roles)('R70: strangers use up no tries of whoever sent the form as %s', async (role) => {
    const request = registrationOf(agency, role);
    const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
    const { email } = request;
    const sent = await agency.anyone.post('/auth/send-registration-otp', request, from('198.51.100.7'));
    const { formKey } = sent.body as { formKey: string };
    for (let n = 0; n < 12; n += 1) {
      await agency.anyone.post('/auth/verify-registration-otp', { email, otp: '000000' }, from(`192.0.2.${n}`));
    }
    await letPass(agency, email, 31);
    await agency.anyone.post('/auth/resend-registration-otp', { email, formKey }, from('198.51.100.7'));
    const otp = await agency.mail.codeFor(email, 2);
    const verified = await agency.anyone.post('/auth/verify-registration-otp', { email, otp, formKey });
    expect(verified).toMatchObject({ status: 200 });
  });
});
