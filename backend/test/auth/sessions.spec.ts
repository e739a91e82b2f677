import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { ApiClient } from '../support/api-client.js';

const NEW_PASSWORD = 'jasmine-tea-77';
const ENDED = { status: 401, body: { error: 'Your session has ended. Please log in again.' } };

describe('logging out', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it('R9: ends this session at once, and no other', async () => {
    const email = await addAccount(agency);
    const [here, elsewhere] = [await agency.login(email), await agency.login(email)];
    expect(await here.post('/auth/logout')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await here.get('/users/profile')).toMatchObject(ENDED);
    expect(await elsewhere.get('/users/profile')).toMatchObject({ status: 200 });
    expect(await agency.anyone.post('/auth/logout')).toMatchObject({ status: 401 });
  });
});

describe('changing the password', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it.each<[Record<string, unknown>, Record<string, string>[]]>([
    [
      {},
      [
        { field: 'currentPassword', message: 'Current password is required' },
        { field: 'newPassword', message: 'Password is required' },
      ],
    ],
    [
      { currentPassword: PASSWORD, newPassword: '1234567' },
      [{ field: 'newPassword', message: 'Password must be at least 8 characters long' }],
    ],
    [
      { currentPassword: 42, newPassword: NEW_PASSWORD },
      [{ field: 'currentPassword', message: 'Password must be text' }],
    ],
  ])('answers 400 for %j', async (body, fields) => {
    const session = await agency.login(await addAccount(agency));
    const answer = await session.post('/auth/change-password', body);
    expect(answer).toMatchObject({ status: 400, body: { error: fields[0]?.['message'], fields } });
    expect(await session.get('/users/profile')).toMatchObject({ status: 200 });
  });

  it('R11: a wrong current password is 400, changes nothing and mails nothing', async () => {
    const email = await addAccount(agency);
    const session = await agency.login(email);
    for (const currentPassword of ['wrong-password-1', ` ${PASSWORD}`, NEW_PASSWORD]) {
      const answer = await session.post('/auth/change-password', { currentPassword, newPassword: NEW_PASSWORD });
      expect(answer).toMatchObject({ status: 400, body: { error: 'Current password is incorrect' } });
    }
    expect(await session.get('/users/profile')).toMatchObject({ status: 200 });
    await agency.login(email);
    const mails = await agency.database.sql('select template from outbox_mails where recipient = $1', [email]);
    // of the second login, from a device that the account does not know
    expect(mails).toEqual([{ template: 'sign-in-changed' }]);
  });

  it('R11: the right one begins a new session, ends the others, and mails a notice', async () => {
    const email = await addAccount(agency);
    const [session, another] = [await agency.login(email), await agency.login(email)];
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const { status, body } = await answered(session.post('/auth/change-password', change));
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) as unknown, token: expect.any(String) as unknown });
    const renewed = new ApiClient(agency.base, (body as { token: string }).token);
    expect(await renewed.get('/users/profile')).toMatchObject({ status: 200, body: { email } });
    expect(await session.get('/users/profile')).toMatchObject(ENDED);
    expect(await another.get('/users/profile')).toMatchObject(ENDED);
    expect(await agency.anyone.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await agency.anyone.post('/auth/login', { email, password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    const [notice] = await agency.mail.mailsSaying(email, 'was changed just now');
    expect(notice?.subject).toBe('Your Niyukt password was changed');
    expect(notice?.raw).not.toContain(NEW_PASSWORD);
  });

  it('R12: it ends the link of an invitation', async () => {
    const session = await agency.employee(await agency.staff());
    const { email } = session.record as { email: string };
    const { text } = await agency.mail.mailTo(email);
    const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1];
    expect(token).toBeDefined();
    await session.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    const byLink = await agency.anyone.post('/auth/reset-password', { token, password: PASSWORD });
    expect(byLink).toMatchObject({ status: 400 });
    await agency.login(email, NEW_PASSWORD);
  });

  it('needs a login', async () => {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await agency.anyone.post('/auth/change-password', change)).toMatchObject({ status: 401 });
  });
});
