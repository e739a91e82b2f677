import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, registrationOf } from '../../test/support/accounts.js';
import { Agency, jobForm, PASSWORD } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { ProductReplicas } from '../../test/support/product-replicas.js';
import { waitFor } from '../../test/support/wait-for.js';

const REPLICAS = 2;

describe('R49: nothing is kept in a process', () => {
  let agency: Agency & { product: ProductReplicas };
  let one: ApiClient;
  let other: ApiClient;
  beforeAll(async () => {
    const start = (environment: Record<string, string>): Promise<ProductReplicas> =>
      ProductReplicas.start({ ...environment, RATE_LIMITS: 'on' }, REPLICAS);
    agency = await Agency.openWith(start);
    [one, other] = agency.product.processes.map(({ base }) => new ApiClient(base)) as [ApiClient, ApiClient];
  });
  afterAll(() => agency.close());

  const as = (token: string, client: ApiClient): ((path: string) => Promise<number>) => {
    const headers = { authorization: `Bearer ${token}` };
    return async (path) => (await client.get(path, headers)).status;
  };

  it('the proxy gives both of them requests', async () => {
    for (let n = 0; n < REPLICAS; n += 1) await agency.anyone.get('/health/live');
    const { processes } = agency.product;
    await waitFor('a line in every log', () =>
      processes.every(({ entries }) => entries.some(({ path }) => path === '/health/live')) ? true : undefined,
    );
    expect(processes).toHaveLength(REPLICAS);
  });

  it('who asks one for a code confirms it at the other, logs in at the first and is known at both', async () => {
    const request = registrationOf(agency);
    expect((await one.post('/auth/send-registration-otp', request)).status).toBe(200);
    expect((await other.post('/auth/resend-registration-otp', { email: request.email })).status).toBe(429);
    const otp = await agency.mail.codeFor(request.email);
    expect((await other.post('/auth/verify-registration-otp', { email: request.email, otp })).status).toBe(200);
    expect((await one.post('/auth/verify-registration-otp', { email: request.email, otp })).status).toBe(409);
    const { body } = await one.post('/auth/login', { email: request.email, password: PASSWORD });
    const { token } = body as { token: string };
    expect(await as(token, one)('/users/profile')).toBe(200);
    expect(await as(token, other)('/users/profile')).toBe(200);
    expect((await other.post('/auth/logout', undefined, { authorization: `Bearer ${token}` })).status).toBe(200);
    expect(await as(token, one)('/users/profile')).toBe(401);
  });

  it('tries at both count together, and a lock holds at both', async () => {
    const email = await addAccount(agency);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await agency.anyone.post('/auth/login', { email, password: 'wrong-word' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    for (const client of [one, other]) {
      expect((await client.post('/auth/login', { email, password: PASSWORD })).status).toBe(429);
    }
  });

  it('a call that is repeated at the other gets the answer of the first and changes nothing', async () => {
    const company = await agency.company(await agency.staff());
    const headers = { authorization: `Bearer ${company.token ?? ''}`, 'idempotency-key': randomUUID() };
    const first = await one.post('/jobs/create', jobForm(), headers);
    const second = await other.post('/jobs/create', jobForm(), headers);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    const list = await agency.login((company.record as { email: string }).email);
    expect((await list.get('/jobs/requests')).body).toHaveLength(1);
  });

  it('a read behind the proxy sees what was written before it, whichever process wrote it', async () => {
    const company = await agency.company(await agency.staff());
    for (let n = 1; n <= 6; n += 1) {
      expect((await company.post('/jobs/create', jobForm({ title: `Job ${n}` }))).status).toBe(201);
      expect((await company.get('/jobs/requests')).body).toHaveLength(n);
    }
  });
});
