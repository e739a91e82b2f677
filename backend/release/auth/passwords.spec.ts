import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, applyFor, recover, registrationOf } from '../../test/support/accounts.js';
import { Agency, employeeForm } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';

const COMMON = 'This password is too common. Please choose another one.';
const TEXT = 'Password must be text';
const SHORT = 'Password must be at least 8 characters long';
const LONG = 'Password must be at most 128 characters long';
const MANGO = '\u{1F96D}';

const REFUSED: [password: unknown, sentence: string][] = [
  ...[undefined, null, ''].map((password): [unknown, string] => [password, 'Password is required']),
  ...[12345678, true, ['mango-lassi-42'], { password: 'mango-lassi-42' }].map((p): [unknown, string] => [p, TEXT]),
  ...['mango\0lassi-42', 'mango-lassi-\ud83e'].map((password): [unknown, string] => [password, TEXT]),
  ...['a', '       ', 'q7!Kd0z', MANGO.repeat(7)].map((password): [unknown, string] => [password, SHORT]),
  ...['ab'.repeat(64) + 'c', MANGO.repeat(129)].map((password): [unknown, string] => [password, LONG]),
  ...['password', 'PASSWORD', 'Password1', '12345678', '1234567890', 'qwertyuiop', 'QwertyUiop', 'iloveyou1'].map(
    (password): [unknown, string] => [password, COMMON],
  ),
  ...['sunshine1', 'trustno1', 'baseball', 'superman', 'welcome1', 'admin123', 'qwerty123', '1q2w3e4r'].map(
    (password): [unknown, string] => [password, COMMON],
  ),
  ...['niyukt123', 'Niyukt2026', 'NIYUKT@2026!', 'placement1', 'recruitment'].map((password): [unknown, string] => [
    password,
    COMMON,
  ]),
];

/** Passwords that are taken, each with one so near that it must not open the account. */
const TAKEN: [what: string, password: string, near: string][] = [
  ['8 characters', 'q7!Kd0zP', 'q7!Kd0z'],
  ['letters of either case', 'Mango-Lassi-forty-two', 'mango-lassi-forty-two'],
  ['surrounding spaces', '  mango lassi  ', 'mango lassi'],
  ['80 characters', `${'mango-lassi-'.repeat(6)}the-rest`, 'mango-lassi-'.repeat(6)],
  ['128 characters', 'kaveri-7'.repeat(16), 'kaveri-7'.repeat(16).slice(0, -1)],
  ['composed letters', 'cr\u00e8me-caf\u00e9-9', 'cre\u0300me-cafe\u0301-9'],
  ['8 code points of 16 UTF-16 units', MANGO.repeat(8), MANGO.repeat(7)],
  ['128 code points of 512 bytes', MANGO.repeat(128), MANGO.repeat(127)],
  ['markup and quotes', `<b>"'; drop table users;--</b>`, `<b>"'; drop table users;--`],
];

/** Somebody whose password is about to be set. */
interface Somebody {
  email: string;
  set: (password: unknown) => Promise<ApiAnswer>;
}

const ENTRY_POINTS: [name: string, field: string, open: (agency: Agency, admin: ApiClient) => Promise<Somebody>][] = [
  [
    'public registration',
    'password',
    async (agency) => {
      const { role, userData } = registrationOf(agency);
      const email = `asha.rao${agency.unique()}@example.in`;
      const set = async (password: unknown): Promise<ApiAnswer> => {
        const form = { ...userData, email, password, confirmPassword: password };
        const sent = await agency.anyone.post('/auth/send-registration-otp', { email, role, userData: form });
        if (sent.status !== 200) return sent;
        const otp = await agency.mail.codeFor(email);
        return agency.anyone.post('/auth/verify-registration-otp', { email, otp });
      };
      return { email, set };
    },
  ],
  [
    'an account added by an admin',
    'password',
    async (agency, admin) => {
      const email = `asha.rao${agency.unique()}@example.in`;
      const form = { ...employeeForm(agency.unique()), email, role: 'employee' };
      return { email, set: (password) => admin.post('/auth/register', { ...form, password }) };
    },
  ],
  [
    'a reset by code',
    'newPassword',
    async (agency) => {
      const email = await addAccount(agency);
      const { code: otp } = await recover(agency, email);
      const set = (newPassword: unknown): Promise<ApiAnswer> =>
        agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword });
      return { email, set };
    },
  ],
  [
    'a reset by link',
    'password',
    async (agency) => {
      const email = await addAccount(agency);
      const { token } = await recover(agency, email);
      return { email, set: (password) => agency.anyone.post('/auth/reset-password', { token, password }) };
    },
  ],
  [
    'a change of password',
    'newPassword',
    async (agency) => {
      const email = await addAccount(agency, { password: 'old-tamarind-rice' });
      const session = await agency.login(email, 'old-tamarind-rice');
      const set = (newPassword: unknown): Promise<ApiAnswer> =>
        session.post('/auth/change-password', { currentPassword: 'old-tamarind-rice', newPassword });
      return { email, set };
    },
  ],
];

describe('passwords', () => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    admin = await agency.staff();
  });
  afterAll(() => agency.close());

  const logIn = async (email: string, password: string): Promise<number> =>
    (await agency.anyone.post('/auth/login', { email, password })).status;

  it.each(ENTRY_POINTS)(
    'R2: %s refuses what is too short, too long, too common or no text',
    async (name, field, open) => {
      const { set } = await open(agency, admin);
      const answers: unknown[] = [];
      for (const [password] of REFUSED) {
        const { status, body } = await answered(set(password));
        const { field, message } = (body as { fields?: { field: string; message: string }[] }).fields?.[0] ?? {};
        answers.push([password, status, { field, message }]);
      }
      const shorter = name === 'a reset by code' ? 'Password must be at least 8 characters' : SHORT;
      expect(answers).toEqual(
        REFUSED.map(([password, sentence]) => {
          const message = sentence === SHORT ? shorter : sentence;
          return [password, 400, { field, message }];
        }),
      );
    },
  );

  it.each(ENTRY_POINTS)('R2: %s takes any characters exactly as they are, 8 to 128 of them', async (_, __, open) => {
    const verdicts = await Promise.all(
      TAKEN.map(async ([what, password, near]) => {
        const { email, set } = await open(agency, admin);
        const { status } = await set(password);
        return { what, ok: status < 300, right: await logIn(email, password), near: await logIn(email, near) };
      }),
    );
    expect(verdicts).toEqual(TAKEN.map(([what]) => ({ what, ok: true, right: 200, near: 401 })));
  });

  it.each(ENTRY_POINTS)('R2: %s refuses the own e-mail and what stands before its @', async (_, field, open) => {
    const { email, set } = await open(agency, admin);
    const [name = ''] = email.split('@');
    expect(name.length).toBeGreaterThanOrEqual(8); // else its length alone would refuse it
    for (const password of [email, email.toUpperCase(), name, name.toUpperCase()]) {
      const { status, body } = await answered(set(password));
      expect({ password, status, body }).toMatchObject({ status: 400, body: { fields: [{ field, message: COMMON }] } });
    }
  });

  it('R1: every way of setting one stores the same argon2id settings', async () => {
    for (const [, , open] of ENTRY_POINTS)
      expect((await (await open(agency, admin)).set('jasmine-tea-77')).status).toBeLessThan(300);
    await applyFor(agency);
    const hashes = await agency.database.sql(
      `select distinct left(password_hash, 31) as settings from (
         select password_hash from users union all select password_hash from registrations) h`,
    );
    expect(hashes).toEqual([{ settings: '$argon2id$v=19$m=19456,t=2,p=1$' }]);
  });
});
