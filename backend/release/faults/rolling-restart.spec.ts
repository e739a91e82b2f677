import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, jobForm } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { ProductReplicas } from '../../test/support/product-replicas.js';
import { rawRequest } from '../../test/support/raw-request.js';
import { waitFor } from '../../test/support/wait-for.js';

const CLIENTS = 64;
const REPLICAS = 2;
const ROUNDS = 10;
const MAX_STOP_MILLISECONDS = 12_000;
const READ = ['/api/admin/employees', '/api/admin/dashboard-stats', '/users/profile', '/api/admin/job-requests'];

describe('R51: two processes behind a proxy', () => {
  let agency: Agency & { product: ProductReplicas };
  let admin: ApiClient;
  /** One for each client: none of them may have more than 500 open jobs. */
  let companies: ApiClient[];
  beforeAll(async () => {
    agency = await Agency.openWith((environment) => ProductReplicas.start(environment, REPLICAS), PUNCTUAL);
    admin = await agency.staff();
    companies = await Promise.all(Array.from({ length: CLIENTS }, () => agency.company(admin)));
  });
  afterAll(() => agency.close());

  const failures: string[] = [];
  let answered = 0;
  let posted = 0;
  let isOver = false;

  async function call(agent: Agent, { token = '' }: ApiClient, path: string, body?: object): Promise<void> {
    const sent = body && JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(sent && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
    };
    try {
      const { status, text } = await rawRequest(agency.base, sent ? 'POST' : 'GET', path, {
        headers,
        body: sent,
        agent,
      });
      answered += 1;
      if (sent && status === 201) posted += 1;
      if (status >= 400) failures.push(`${path}: ${status} ${text}`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
  }

  async function client(index: number, company: ApiClient): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = index; !isOver; n += 1) {
      if (n % 5 === 0) await call(agent, company, '/jobs/create', jobForm());
      else await call(agent, admin, READ[n % READ.length] ?? '');
    }
    agent.destroy();
  }

  it(`restarted in turn ${ROUNDS} times under ${CLIENTS} connections fail no request and lose no write`, async () => {
    const load = companies.map((company, index) => client(index, company));
    for (let restart = 0; restart < ROUNDS * REPLICAS; restart += 1) {
      const before = answered;
      await waitFor('answers of both processes', () =>
        agency.product.proxy.inTurn.length === REPLICAS && answered > before + CLIENTS ? true : undefined,
      );
      const began = Date.now();
      expect(await agency.product.restart(restart % REPLICAS)).toBe(0);
      expect(Date.now() - began).toBeLessThan(MAX_STOP_MILLISECONDS);
    }
    isOver = true;
    await Promise.all(load);
    expect(failures.slice(0, 5)).toEqual([]);
    expect(answered).toBeGreaterThan(ROUNDS * REPLICAS * CLIENTS);
    const rows = await agency.database.sql<{ n: number }>('select count(*)::int as n from job_requests');
    expect(rows).toEqual([{ n: posted }]);
    process.stdout.write(`${answered} requests answered, ${posted} jobs posted, ${ROUNDS * REPLICAS} restarts\n`);
  });
});
