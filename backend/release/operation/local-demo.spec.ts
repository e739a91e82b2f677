import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../../demo/demo-logins.js';
import { readEnv } from '../../src/platform/config/env.js';
import { Agency } from '../../test/support/agency.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const CHIEF = DEMO_LOGINS.find(({ role }) => role === 'super_admin');
const LOGIN = JSON.stringify({ email: CHIEF?.email, password: CHIEF?.password });
/** This machine as others reach it. */
const OUTER = Object.values(networkInterfaces())
  .flat()
  .find((network) => network?.family === 'IPv4' && !network.internal)?.address;

const mails = (base: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawRequest(base, 'GET', '/dev/mailbox/mails', { headers });
const login = (base: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawRequest(base, 'POST', '/auth/login', { headers: { 'content-type': 'application/json', ...headers }, body: LOGIN });

describe('R72: outside production the start refuses a HOST that others can reach', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it.each(['0.0.0.0', '::', '192.168.1.7', 'agency.example', '127.0.0.1.example', 'localhost.example'])(
    'R72: HOST %s',
    (HOST) => {
      expect(() => readEnv({ HOST })).toThrow(/^HOST opens the product to the network.* EXPOSE_DEMO=true/);
      expect(() => readEnv({ HOST, DATABASE_URL: 'postgres://127.0.0.1/agency' })).toThrow(/^HOST /);
      expect(readEnv({ HOST, EXPOSE_DEMO: 'true' }).exposeDemo).toBe(true);
    },
  );

  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('R72: HOST %s is this machine', (HOST) => {
    expect(readEnv({ HOST }).host).toBe(HOST);
  });

  it('R72: with exit code 1 and one sentence', async () => {
    const { code, errors } = await ProductProcess.run({ HOST: '0.0.0.0', DATA_DIR: join(folder.path, 'data') });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^HOST [^\n]+\.\n$/)]);
  });
});

describe('R72: mails and demo logins on loopback', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.openAlone({ DEMO_DATA: 'true' });
  });
  afterAll(() => agency.close());

  it('R72: are answered to this machine by each of its names', async () => {
    const { port } = new URL(agency.base);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'localhost', `[::1]:${port}`, 'LOCALHOST:3000']) {
      expect((await mails(agency.base, { host })).status).toBe(200);
      expect((await login(agency.base, { host })).status).toBe(200);
    }
    expect((await mails(agency.base, { 'x-forwarded-for': '127.0.0.1, ::1' })).status).toBe(200);
  });

  it.each([
    ['a page of another site that took this address', { host: 'evil.example' }],
    ['a name that begins like this machine', { host: 'localhost.evil.example:3000' }],
    ['an address that begins like this machine', { host: '127.0.0.1.evil.example' }],
    ['a proxy for somebody else', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy for somebody who says to be here', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['a proxy that says it the new way', { forwarded: 'for=203.0.113.9' }],
  ])('R72: are refused to %s', async (_, headers: Record<string, string>) => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/mails', '/dev/mailbox/1']) {
      const { status, body, text } = await rawRequest(agency.base, 'GET', path, { headers });
      expect([status, body?.['error']]).toEqual([
        403,
        expect.stringMatching(/^This is answered on this machine only\./),
      ]);
      expect(text).not.toMatch(/subject|<details>/);
    }
    expect((await login(agency.base, headers)).status).toBe(403);
    // everything else goes by its own rules
    expect((await rawRequest(agency.base, 'GET', '/health/live', { headers })).status).toBe(200);
  });
});

describe('R72: mails and demo logins of a product that is exposed on purpose', () => {
  let database: TestDatabase;
  let product: ProductProcess;
  const folder = temporaryFolder();
  beforeAll(async () => {
    database = await createTestDatabase();
    product = await ProductProcess.start({
      HOST: '0.0.0.0',
      EXPOSE_DEMO: 'true',
      DEMO_DATA: 'true',
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
    });
  });
  afterAll(async () => {
    await product.stop();
    await database.drop();
    folder.remove();
  });

  it('R72: are answered to everybody', async () => {
    const { port } = new URL(product.base);
    expect((await mails(`http://${OUTER ?? '127.0.0.1'}:${port}`, { host: 'demo.agency.example' })).status).toBe(200);
    expect((await login(product.base, { host: 'demo.agency.example' })).status).toBe(200);
  });
});
