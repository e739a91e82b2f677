import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, atOnce, recover, registrationOf } from '../../test/support/accounts.js';
import { Agency, type AloneAgency, employeeForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { heldHashing, toggleHashing } from '../../test/support/held-hashing.js';
import { waitFor } from '../../test/support/wait-for.js';

const NEW_PASSWORD = 'jasmine-tea-77';
const CALLS = 6;

type Calls = (n: number) => Promise<() => Promise<ApiAnswer>>;

describe('R66: while new passwords are hashed', () => {
  let agency: AloneAgency;
  let admin: ApiClient;
  let superAdmin: ApiClient;
  beforeAll(async () => {
    // fewer connections than calls: one that is held would be missed
    agency = await Agency.openAlone({ DATABASE_POOL_SIZE: '2', ...heldHashing('new passwords') });
    admin = await agency.staff();
    superAdmin = await agency.staff('super_admin');
  });
  afterAll(() => agency.close());

  /** The states of the product's connections. */
  const states = async (): Promise<string[]> =>
    (
      await agency.database.sql<{ state: string }>(
        `select distinct state from pg_stat_activity where datname = current_database() and application_name = 'niyukt'`,
      )
    ).map(({ state }) => state);

  const newEmployee = (): object => ({ ...employeeForm(agency.unique()), role: 'employee', password: PASSWORD });
  const anyone =
    (path: string, body: object): (() => Promise<ApiAnswer>) =>
    () =>
      agency.anyone.post(path, body);

  const CALLS_THAT_HASH: Record<string, Calls> = {
    'a registration': async () => anyone('/auth/send-registration-otp', registrationOf(agency)),
    'a person added by an admin': async () => () => admin.post('/auth/register', newEmployee()),
    'a person added with an Idempotency-Key': async () => () =>
      admin.post('/auth/register', newEmployee(), { 'idempotency-key': randomUUID() }),
    'an admin added': async () => () =>
      superAdmin.post('/api/admin/admins', {
        email: `nila${agency.unique()}@niyukt.example`,
        password: PASSWORD,
        full_name: 'Nila Sen',
      }),
    'a reset by code': async () => {
      const email = await addAccount(agency);
      const { code } = await recover(agency, email);
      return anyone('/auth/reset-password-with-otp', { email, otp: code, newPassword: NEW_PASSWORD });
    },
    'a reset by link': async () => {
      const { token } = await recover(agency, await addAccount(agency));
      return anyone('/auth/reset-password', { token, password: NEW_PASSWORD });
    },
    'a changed password': async () => {
      const client = await agency.login(await addAccount(agency));
      return () => client.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    },
  };

  it.each(Object.entries(CALLS_THAT_HASH))('R66: no connection is held: %s', async (_, prepare) => {
    const calls: (() => Promise<ApiAnswer>)[] = [];
    for (let n = 0; n < CALLS; n += 1) calls.push(await prepare(n));
    await toggleHashing(agency.product);
    const before = agency.product.logLines.length;
    let answers: Promise<ApiAnswer[]>;
    try {
      answers = Promise.all(calls.map((call) => call()));
      await waitFor('something to be hashed', () =>
        agency.product.logLines.slice(before).find((line) => line === 'hashing is held'),
      );
      const lists = await atOnce(CALLS, () => admin.get('/api/admin/employees?range=[0,24]'));
      expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
      await waitFor('every connection to be idle', async () =>
        (await states()).every((state) => state === 'idle') ? true : undefined,
      );
    } finally {
      await toggleHashing(agency.product);
    }
    expect((await answers).filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
  });
});
