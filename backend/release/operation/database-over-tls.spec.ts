import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, TEST_SECRET } from '../../test/support/agency.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { TlsFront } from '../../test/support/tls-front.js';

const CERTIFICATES = join(import.meta.dirname, '../../test/support/certificates');
const read = (file: string): Buffer => readFileSync(join(CERTIFICATES, file));
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.niyukt.example',
  RATE_LIMITS: 'on',
  JWT_SECRET: TEST_SECRET,
  NODE_EXTRA_CA_CERTS: join(CERTIFICATES, 'cert.pem'),
};

describe('R73: a database on another machine', () => {
  let database: TestDatabase;
  const fronts: TlsFront[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const front of fronts) front.stop();
    await database.drop();
  });

  /** The database at an address of this machine that is not taken for loopback. */
  function outerUrl(port: string | number): string {
    const url = new URL(database.url);
    url.hostname = '0.0.0.0';
    url.port = String(port);
    url.searchParams.set('sslmode', 'verify-full');
    return url.href;
  }

  async function urlBehind(cert: string): Promise<string> {
    const front = await TlsFront.start(new URL(database.url), { key: read('key.pem'), cert: read(cert) });
    fronts.push(front);
    return outerUrl(front.port);
  }

  async function refusal(DATABASE_URL: string): Promise<string> {
    const SMTP_URL = 'smtp://127.0.0.1:1';
    const { code, errors } = await ProductProcess.run({ ...PRODUCTION, SMTP_URL, DATABASE_URL });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database at 0\.0\.0\.0:\d+ cannot be reached \([^\n]+\): check DATABASE_URL\.\n$/);
    return errors;
  }

  it('R73: is not spoken to when it, or somebody in between, offers no TLS', async () => {
    expect(await refusal(outerUrl(new URL(database.url).port))).toMatch(/SSL/);
  });

  it('R73: is not spoken to when it has the certificate of another one', async () => {
    expect(await refusal(await urlBehind('other-name.pem'))).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT|ERR_TLS_CERT/);
  });

  it('R73: is used over TLS when it has the right one', async () => {
    const agency = await Agency.open({ ...PRODUCTION, DATABASE_URL: await urlBehind('cert.pem') }, database);
    const admin = await agency.staff();
    expect((await admin.list('employees')).status).toBe(200);
    await agency.close();
  });
});
