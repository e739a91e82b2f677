import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/platform/config/env.js';
import { EnvError } from '../../src/platform/config/env-error.js';
import { SECRET_VARIABLES } from '../../src/platform/config/secret-files.js';
import { prepareBinaries } from '../../src/platform/database/embedded-binaries.js';
import { StartError } from '../../src/platform/start-error.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase } from '../../test/support/test-database.js';

const CANARY = 'canary-value';
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Starts with these variables, which cannot work: the one sentence it ends with. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const { code, errors } = await ProductProcess.run({ DATA_DIR: join(folder.path, 'data'), ...environment });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^[A-Z][^\n]+\.\n$/)]);
  expect(errors).not.toMatch(/Error:|\bat \/|node_modules|canary/);
  return errors;
}

/** What reading these variables says; a process that starts with them says just that. */
function complaint(environment: Record<string, string>): string {
  try {
    readEnv(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  throw new Error(`${JSON.stringify(environment)} was taken`);
}

function expectNamed(name: string, sentence: string): void {
  expect(sentence).toMatch(/^[A-Z][^\n]+\.$/);
  expect(sentence).toMatch(new RegExp(`\\b${name}\\b`));
  expect(sentence).not.toContain('canary');
}

const SUPER_ADMIN = { SUPER_ADMIN_EMAIL: 'boss@agency.test', SUPER_ADMIN_PASSWORD: 'a-long-enough-word' };

const MALFORMED: [name: string, environment: Record<string, string>][] = [
  ...['abc', '70000', '-1', '3000.5', '1e9'].map((PORT): [string, Record<string, string>] => ['PORT', { PORT }]),
  ['NODE_ENV', { NODE_ENV: CANARY }],
  ['DATABASE_URL', { DATABASE_URL: `mysql://root:${CANARY}@db/agency` }],
  ['DATABASE_URL', { DATABASE_URL: CANARY }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: `mysql://root:${CANARY}@db/agency` }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: `postgres://owner:${CANARY}@db/agency` }],
  ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: `postgres://reader@db/agency,http://${CANARY}` }],
  ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
  ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: CANARY }],
  ['SMTP_URL', { SMTP_URL: `http://${CANARY}` }],
  ['JWT_SECRET', { JWT_SECRET: CANARY }],
  ['PUBLIC_URL', { PUBLIC_URL: `ftp://${CANARY}` }],
  ['PUBLIC_URL', { PUBLIC_URL: CANARY }],
  ['SUPER_ADMIN_EMAIL', { ...SUPER_ADMIN, SUPER_ADMIN_EMAIL: CANARY }],
  ['SUPER_ADMIN_PASSWORD', { ...SUPER_ADMIN, SUPER_ADMIN_PASSWORD: 'canary7' }],
  ['SUPER_ADMIN_PASSWORD', { ...SUPER_ADMIN, SUPER_ADMIN_PASSWORD: 'canary-of-14-c' }],
  ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: CANARY }],
  ['SUPER_ADMIN_PASSWORD', { SUPER_ADMIN_EMAIL: SUPER_ADMIN.SUPER_ADMIN_EMAIL }],
  ['SUPER_ADMIN_EMAIL', { SUPER_ADMIN_PASSWORD: `${CANARY}-of-length` }],
  ['SIGNING_P12', { SIGNING_P12: `${CANARY}!`, SIGNING_P12_PASSPHRASE: CANARY }],
  ['SIGNING_P12', { SIGNING_P12_PASSPHRASE: CANARY }],
  ['SIGNING_P12_PASSPHRASE', { SIGNING_P12: 'MIIB' }],
  ['DEMO_DATA', { DEMO_DATA: CANARY }],
  ...['*', 'null', CANARY, `https://${CANARY}.in/path`].map((CORS_ORIGINS): [string, Record<string, string>] => [
    ...(['CORS_ORIGINS', { CORS_ORIGINS }] as [string, Record<string, string>]),
  ]),
  ['TRUST_PROXY_HOPS', { TRUST_PROXY_HOPS: '-1' }],
  ['TRUST_PROXY_HOPS', { TRUST_PROXY_HOPS: CANARY }],
  ...['abc', '70000'].map((METRICS_PORT): [string, Record<string, string>] => ['METRICS_PORT', { METRICS_PORT }]),
  ['API_DOCS', { API_DOCS: CANARY }],
  ['RATE_LIMITS', { RATE_LIMITS: CANARY }],
  ['LOG_LEVEL', { LOG_LEVEL: CANARY }],
  ['LOG_FORMAT', { LOG_FORMAT: CANARY }],
];

describe('R56: a malformed variable stops the start', () => {
  it.each(MALFORMED)('%s is named, its value is not: %j', (name, environment) => {
    expectNamed(name, complaint(environment));
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['DATABASE_URL', { DATABASE_URL: `mysql://root:${CANARY}@db/agency` }],
    ['CORS_ORIGINS', { CORS_ORIGINS: `https://jobs.agency.in,${CANARY}` }],
  ])('with exit code 1 and one sentence: %s', async (name, environment) => {
    expectNamed(name, (await refusal(environment)).trim());
  });
});

describe('R56: production refuses to start', () => {
  const complete = {
    NODE_ENV: 'production',
    JWT_SECRET: TEST_SECRET,
    PUBLIC_URL: 'https://jobs.agency.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: 'postgres://127.0.0.1:1/agency',
    DATA_DIR: '',
  };
  const INCOMPLETE: [name: string, environment: Record<string, string>][] = [
    ['JWT_SECRET', { JWT_SECRET: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: `http://${CANARY}.in` }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['DATABASE_URL', { DATABASE_URL: `postgres://${CANARY}@db.agency.test/agency` }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: `postgres://${CANARY}@db.agency.test/agency` }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'change-me-canary-change-me' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'abcabcabcabcabcabc' }],
    ['DEMO_DATA', { DEMO_DATA: 'true' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['JWT_SECRET', { JWT_SECRET: 'a'.repeat(48) }],
    ['JWT_SECRET', { JWT_SECRET: 'abc'.repeat(16) }],
    ['JWT_SECRET', { JWT_SECRET: 'change-me-change-me-change-me-canary' }],
    ['JWT_SECRET', { JWT_SECRET: 'your_secret_of_canary_0123456789abcdef' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ];
  it.each(INCOMPLETE)('because of %s: %j', (name, change) => {
    expectNamed(name, complaint({ ...complete, ...change }));
  });

  it('with exit code 1 and one sentence', async () => {
    expectNamed('JWT_SECRET', (await refusal({ ...complete, JWT_SECRET: 'a'.repeat(48) })).trim());
    expectNamed('DEMO_DATA', (await refusal({ ...complete, DEMO_DATA: 'true' })).trim());
  });

  it('unless it has a data directory of its own in place of the address of a database', () => {
    expect(readEnv({ ...complete, DATABASE_URL: '', DATA_DIR: folder.path }).production).toBe(true);
  });

  it('for nothing but its database once everything is set', async () => {
    expect(await refusal(complete)).toMatch(/127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\).*DATABASE_URL/);
  });
});

describe('R56: a secret may stand in a file', () => {
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder.path, name), content);
    return join(folder.path, name);
  };

  it.each([...SECRET_VARIABLES])('%s_FILE', (name) => {
    const shaped = {
      DATABASE_URL: 'postgres://a:b@db/c',
      SIGNING_P12: 'MIIB',
      DATABASE_OWNER_URL: 'postgres://a:b@db/c',
      DATABASE_REPLICA_URLS: 'postgres://a:b@db/c',
      SMTP_URL: 'smtp://m',
    };
    const secret = name in shaped ? shaped[name as keyof typeof shaped] : 'monsoon-mango-tree-72-and-more-of-it';
    const needed: Record<string, Record<string, string>> = {
      SUPER_ADMIN_PASSWORD: { SUPER_ADMIN_EMAIL: 'boss@agency.test' },
      DATABASE_OWNER_URL: { DATABASE_URL: shaped.DATABASE_URL },
      SIGNING_P12: { SIGNING_P12_PASSPHRASE: 'secret' },
      SIGNING_P12_PASSPHRASE: { SIGNING_P12: shaped.SIGNING_P12 },
    };
    const others = needed[name] ?? {};
    const direct = readEnv({ ...others, [name]: secret });
    expect(readEnv({ ...others, [`${name}_FILE`]: file(name, `${secret}\n`) })).toEqual(direct);
  });

  it('and an empty file of one that need not be there is none', () => {
    const empty = file('none', '\n');
    const { superAdmin, signing } = readEnv({
      SUPER_ADMIN_PASSWORD_FILE: empty,
      SIGNING_P12_FILE: empty,
      SIGNING_P12_PASSPHRASE_FILE: empty,
    });
    expect([superAdmin, signing]).toEqual([undefined, undefined]);
  });

  it('and is distinguished from one that is missing, empty, wrong or given twice', () => {
    const [empty, short, whole] = [file('empty', '\n'), file('short', CANARY), file('whole', TEST_SECRET)];
    const WRONG: [string, Record<string, string>][] = [
      ['JWT_SECRET_FILE', { JWT_SECRET_FILE: join(folder.path, CANARY) }],
      ['JWT_SECRET_FILE', { JWT_SECRET_FILE: empty }],
      ['JWT_SECRET', { JWT_SECRET_FILE: short }],
      ['JWT_SECRET_FILE', { JWT_SECRET_FILE: whole, JWT_SECRET: TEST_SECRET }],
    ];
    for (const [name, environment] of WRONG) expectNamed(name, complaint(environment));
  });
});

describe('R13: the password of the first super admin', () => {
  it('stops the start when it is a known one, in production and elsewhere', async () => {
    const sentence = await refusal({ ...SUPER_ADMIN, SUPER_ADMIN_PASSWORD: 'superadmin-password-1' });
    expectNamed('SUPER_ADMIN_PASSWORD', sentence.trim());
    expect(sentence).not.toContain('superadmin-password-1');
  });
});

describe('what is missing around the product stops the start', () => {
  let url: URL;
  beforeAll(() => {
    url = new URL(process.env['TEST_SERVER_URL'] ?? '');
  });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    try {
      const database = await createTestDatabase();
      const metrics = await refusal({ DATABASE_URL: database.url, METRICS_PORT: String(port) });
      await database.drop();
      expect(metrics).toMatch(/^METRICS_HOST 127\.0\.0\.1 and METRICS_PORT \d+ cannot be listened on/);
      const sentence = await refusal({ PORT: String(port) });
      expect(sentence).toMatch(new RegExp(`Port ${port} is taken`));
      expect(sentence).toMatch(/\bPORT\b/);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '203.0.113.1' })).toMatch(/\bHOST\b/);
  });

  it('a data directory that cannot be written, for the generated secret and for the embedded database', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    const DATA_DIR = join(file, 'data');
    expect(await refusal({ DATA_DIR })).toMatch(/cannot be written \(ENOTDIR\).*DATA_DIR/);
    expect(await refusal({ DATA_DIR, JWT_SECRET: TEST_SECRET })).toMatch(/cannot be written \(ENOTDIR\).*DATA_DIR/);
  });

  it('a generated secret that is not whole', async () => {
    const DATA_DIR = join(folder.path, 'half-a-secret');
    mkdirSync(DATA_DIR);
    for (const half of ['', 'half']) {
      writeFileSync(join(DATA_DIR, 'jwt-secret'), half);
      expect(await refusal({ DATA_DIR })).toMatch(/jwt-secret holds no secret of 32 characters/);
    }
  });

  it.each([
    ['nobody listens', (address: URL) => (address.port = '1')],
    ['the password is wrong', (address: URL) => (address.password = CANARY)],
    ['the database does not exist', (address: URL) => (address.pathname = '/not-there')],
  ])('a database that cannot be used because %s', async (_, change) => {
    const address = new URL(url);
    change(address);
    const sentence = await refusal({ DATABASE_URL: address.href });
    expect(sentence).toMatch(/\bDATABASE_URL\b/);
    expect(sentence).not.toContain(url.password);
  });
});

describe('what was installed by another user, or without what builds', () => {
  const BINARIES = ['initdb', 'pg_ctl', 'postgres'];

  /** Binaries as npm leaves them, with one link to a library that its script would have made. */
  function installed(name: string, mode: number): { native: string; binaries: string[]; link: string } {
    const native = join(folder.path, name, 'native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    mkdirSync(join(native, 'lib'));
    const binaries = BINARIES.map((binary) => join(native, 'bin', binary));
    for (const binary of binaries) writeFileSync(binary, '', { mode });
    writeFileSync(join(native, 'lib/libpq.so.5.1'), '');
    const links = [{ source: 'native/lib/libpq.so.5.1', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
    return { native, binaries, link: join(native, 'lib/libpq.so.5') };
  }

  it('the embedded PostgreSQL is made ready once, and left alone when it is', () => {
    const { native, binaries, link } = installed('fresh', 0o644);
    prepareBinaries(native);
    expect(existsSync(link)).toBe(true);
    expect(binaries.map((binary) => statSync(binary).mode & 0o777)).toEqual([0o755, 0o755, 0o755]);
    const before = binaries.map((binary) => statSync(binary).ctimeMs);
    prepareBinaries(native);
    expect(binaries.map((binary) => statSync(binary).ctimeMs)).toEqual(before);
  });

  it('whoever may not make it ready is told who may', () => {
    const native = join(folder.path, 'empty/native');
    expect(() => prepareBinaries(native)).toThrow(StartError);
    expect(() => prepareBinaries(native)).toThrow(
      /run npm run build as the user who installed it, or set DATABASE_URL/,
    );
  });

  it('npm start without the packages that build, and nothing built, says what to install', async () => {
    const scripts = join(folder.path, 'product/scripts');
    mkdirSync(scripts, { recursive: true });
    const script = join(scripts, 'start.mjs');
    copyFileSync(join(import.meta.dirname, '../../../scripts/start.mjs'), script);
    await expect(promisify(execFile)(process.execPath, [script])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing is built, .*npm install --include=dev\.\n$/),
    });
  });
});
