import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, recover } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

const NEW_PASSWORD = 'jasmine-tea-77';
const ENDED = { status: 401, body: { error: 'Your session has ended. Please log in again.' } };

/** Somebody whose sessions are about to end. */
interface Person {
  email: string;
  session: ApiClient;
  userId: number;
}

describe('the end of sessions', () => {
  let agency: Agency;
  let replica: ProductProcess;
  let superAdmin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    [replica, superAdmin] = await Promise.all([agency.replica(), agency.staff('super_admin')]);
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  const onReplica = ({ token }: ApiClient): ApiClient => new ApiClient(replica.base, token);
  const staff = async (): Promise<Person> => {
    const session = await agency.staff('admin');
    return { email: session.email, session, userId: session.userId };
  };
  const employee = async (): Promise<Person> => {
    const session = await agency.employee(superAdmin);
    const { email, employee_id } = session.record as { email: string; employee_id: number };
    return { email, session, userId: employee_id };
  };

  const endings: [event: string, who: () => Promise<Person>, end: (person: Person) => Promise<unknown>][] = [
    [
      'a changed password',
      employee,
      ({ session }) => session.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ],
    [
      'a reset by code',
      employee,
      async ({ email }) => {
        const { code: otp } = await recover(agency, email);
        return agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD });
      },
    ],
    [
      'a reset by link',
      staff,
      async ({ email }) => {
        const { token } = await recover(agency, email);
        return agency.anyone.post('/auth/reset-password', { token, password: NEW_PASSWORD });
      },
    ],
    ['being disabled', staff, ({ userId }) => superAdmin.post(`/api/admin/admins/${userId}/disable`)],
    [
      'being disabled and enabled again',
      staff,
      async ({ userId }) => {
        await superAdmin.post(`/api/admin/admins/${userId}/disable`);
        return superAdmin.post(`/api/admin/admins/${userId}/enable`);
      },
    ],
    ['the deletion of an admin', staff, ({ userId }) => superAdmin.delete(`/api/admin/admins/${userId}`)],
    ['the deletion of an employee', employee, ({ userId }) => superAdmin.delete(`/api/admin/employees/${userId}`)],
  ];

  it.each(endings)('R8: %s ends every session at once, on every process', async (_, who, end) => {
    const { email, session, ...person } = await who();
    const another = await agency.login(email);
    expect(await onReplica(another).get('/users/profile')).toMatchObject({ status: 200 });
    expect(await end({ email, session, ...person })).toMatchObject({ status: 200 });
    for (const ended of [session, another]) {
      expect(await onReplica(ended).get('/users/profile')).toMatchObject(ENDED);
      expect(await ended.get('/users/profile')).toMatchObject(ENDED);
    }
  });

  it('R8: another role ends every session at once, on every process', async () => {
    const { session, userId } = await staff();
    await agency.database.sql(`update users set role = 'super_admin' where user_id = $1`, [userId]);
    expect(await onReplica(session).get('/users/profile')).toMatchObject(ENDED);
    expect(await session.get('/api/admin/admins')).toMatchObject(ENDED);
  });

  it('R8: a disabled admin logs in again once enabled, and not before', async () => {
    const { email, userId } = await staff();
    const logIn = (): Promise<ApiAnswer> => agency.anyone.post('/auth/login', { email, password: PASSWORD });
    await superAdmin.post(`/api/admin/admins/${userId}/disable`);
    expect(await logIn()).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    await superAdmin.post(`/api/admin/admins/${userId}/enable`);
    expect(await logIn()).toMatchObject({ status: 200 });
  });

  it('R9: logging out ends this token on every process, and no other session', async () => {
    const email = await addAccount(agency);
    const [here, elsewhere] = [await agency.login(email), await agency.login(email)];
    expect(await here.post('/auth/logout')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await here.get('/users/profile')).toMatchObject(ENDED);
    expect(await onReplica(here).get('/users/profile')).toMatchObject(ENDED);
    expect(await onReplica(here).post('/auth/logout')).toMatchObject(ENDED);
    expect(await onReplica(elsewhere).get('/users/profile')).toMatchObject({ status: 200 });
    expect(await agency.anyone.post('/auth/logout')).toMatchObject({ status: 401 });
  });

  it('each of many people at one moment is taken for themselves, and whose session has ended is refused among them', async () => {
    const clients = [
      await agency.employee(superAdmin),
      await agency.company(superAdmin),
      await agency.employee(superAdmin),
    ];
    expect((await clients[2]?.post('/auth/logout'))?.status).toBe(200);
    const calls = Array.from({ length: 12 }, () => clients).flat();
    const answers = await Promise.all(calls.map((client) => client.get('/users/profile')));
    answers.forEach(({ status, body }, index) => {
      const { email } = calls[index]?.record as { email: string };
      const isGone = calls[index] === clients[2];
      expect([status, (body as { email?: string }).email]).toEqual(isGone ? [401, undefined] : [200, email]);
    });
  });
});
