import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refuseKnownPassword } from '../../src/auth/accounts/first-super-admin.js';
import { StartError } from '../../src/platform/start-error.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { SmtpSink } from '../../test/support/smtp-sink.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const EMAIL = 'Boss@Agency.Test';
const PASSWORD = 'a-word-of-the-first-start';

describe('a start in production', () => {
  let database: TestDatabase;
  let mail: SmtpSink;
  let product: ProductProcess;
  let client: ApiClient;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    mail = await new SmtpSink().start();
    environment = {
      NODE_ENV: 'production',
      JWT_SECRET: TEST_SECRET,
      PUBLIC_URL: 'https://jobs.agency.test/',
      SMTP_URL: mail.url,
      DATABASE_URL: database.url,
      SUPER_ADMIN_EMAIL: EMAIL,
      SUPER_ADMIN_PASSWORD: PASSWORD,
    };
    product = await ProductProcess.start(environment);
    client = new ApiClient(product.base);
  });
  afterAll(async () => {
    await product.stop();
    await mail.stop();
    await database.drop();
  });

  const staff = (): Promise<{ email: string; role: string }[]> => database.sql('select email, role from users');

  it('R13: makes the super admin of the environment and nobody else', async () => {
    expect(await staff()).toEqual([{ email: 'boss@agency.test', role: 'super_admin' }]);
    const login = await client.post('/auth/login', { email: EMAIL, password: PASSWORD });
    expect(login.body).toMatchObject({ role: 'super_admin', email: 'boss@agency.test' });
    const stats = await new ApiClient(product.base, (login.body as { token: string }).token).get(
      '/api/admin/dashboard-stats',
    );
    expect(stats.body).toMatchObject({ totalEmployees: 0, totalCompanies: 0, totalJobRequests: 0 });
  });

  it('R13: makes no second one at the next start, and leaves the password as it is', async () => {
    const second = await ProductProcess.start({
      ...environment,
      SUPER_ADMIN_EMAIL: 'other@agency.test',
      SUPER_ADMIN_PASSWORD: 'another-word-entirely',
    });
    try {
      expect(await staff()).toHaveLength(1);
      const other = new ApiClient(second.base);
      const answers = [
        await other.post('/auth/login', { email: 'other@agency.test', password: 'another-word-entirely' }),
        await other.post('/auth/login', { email: EMAIL, password: 'another-word-entirely' }),
        await other.post('/auth/login', { email: EMAIL, password: PASSWORD }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 200]);
    } finally {
      await second.stop();
    }
  });

  it.each(['/dev/mailbox', '/dev/mailbox/mails', '/dev/mailbox/1', '/docs/', '/docs/swagger-ui.css', '/health/nope'])(
    'R60: has no %s',
    async (path) => {
      const answer = await client.get(path, { accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ statusCode: 404 });
    },
  );

  it.each(['/docs', '/docs-json', '/docs-yaml'])('R60: answers no API description at %s', async (path) => {
    expect((await client.get(path, { accept: 'application/json' })).status).toBe(404);
    expect((await client.get(path, { accept: 'text/html' })).text).not.toMatch(/openapi|swagger/i);
  });

  it('R39: asks browsers to stay with https for a year, subdomains included', async () => {
    for (const path of ['/health/live', '/', '/api/nope']) {
      const { headers } = await client.get(path);
      const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
      expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    }
  });

  it('R17: writes the public address into mails, whatever Host a request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await client.post('/auth/send-otp', { email: EMAIL }, headers)).status).toBe(200);
    const [reset] = await mail.mailsSaying('boss@agency.test', 'Enter this code to set a new password');
    expect(reset?.text).toContain('https://jobs.agency.test/reset-password?token=');
    expect(`${reset?.text}${reset?.html}`).not.toContain('evil.example');
  });

  it('writes nothing but JSON lines, in UTC, and no demo login', () => {
    expect(product.logLines.filter((line) => !line.startsWith('{'))).toEqual([]);
    expect(product.entries.every(({ time }) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(time)))).toBe(true);
    expect(product.logLines.join('\n')).not.toMatch(/demo|a-word-of-the-first-start/i);
  });
});

describe('R13: the password of the first super admin', () => {
  it.each([
    'superadmin-2026!',
    'Super-Admin-Password',
    'password-password',
    'ChangeMe-ChangeMe',
    'P@ssw0rd-P@ssw0rd',
    'niyukt-agency-2026',
    'demo-agency-2026',
    '123456789012345',
    'aaaaaaaaaaaaaaaaaaa',
    'boss.menon@agency.test',
    'boss.menon-boss.menon',
    'your-secret-password',
    'default-admin-user',
    'qwerty-qwerty-123',
  ])('may not be %s', (password) => {
    expect(() => refuseKnownPassword({ email: 'boss.menon@agency.test', password })).toThrow(StartError);
  });

  it.each(['monsoon-mango-tree-72', 'a-word-of-the-first-start', 'Xk3vT9qLm2Rw8ZpY', 'நல்ல கடவுச்சொல் ஒன்று'])(
    'may be %s',
    (password) => {
      expect(() => refuseKnownPassword({ email: 'boss.menon@agency.test', password })).not.toThrow();
    },
  );
});
