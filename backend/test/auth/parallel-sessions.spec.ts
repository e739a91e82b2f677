import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../support/agency.js';
import { type ApiClient } from '../support/api-client.js';

const TURNS = 12;

describe('many people at the same moment', () => {
  let agency: Agency;
  let people: { client: ApiClient; email: string; isGone: boolean }[];
  beforeAll(async () => {
    agency = await Agency.open();
    const staff = await agency.staff('super_admin');
    const clients = [await agency.employee(staff), await agency.company(staff), await agency.employee(staff)];
    people = clients.map((client, index) => ({
      client,
      email: (client.record as { email: string }).email,
      isGone: index === 2,
    }));
    expect((await clients[2]?.post('/auth/logout'))?.status).toBe(200);
  });
  afterAll(() => agency.close());

  it('each is taken for themselves, and whose session has ended is refused among those whose has not', async () => {
    const calls = Array.from({ length: TURNS }, () => people).flat();
    const answers = await Promise.all(calls.map(({ client }) => client.get('/users/profile')));
    answers.forEach(({ status, body }, index) => {
      const { email, isGone } = calls[index] as (typeof calls)[number];
      expect([status, (body as { email?: string }).email]).toEqual(isGone ? [401, undefined] : [200, email]);
    });
  });
});
