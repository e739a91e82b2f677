import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readEnv } from '../../src/platform/config/env.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  command?: string[];
  volumes?: string[];
}

describe('R59: the container', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const final = stages.at(-1) ?? '';
  const compose = read('docker-compose.yml');
  const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
  const service = (name: string): string =>
    new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? '';

  it('is built in stages: what runs has no tools, sources or development packages', () => {
    expect(stages.length).toBeGreaterThan(2);
    expect(stages.join()).toContain('npm ci --omit=dev --workspace backend');
    const copied = [...final.matchAll(/^COPY (.*)$/gm)].map(([, words = '']) => words.split(' ').at(-2));
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((from) => !/(package\.json|node_modules|\/dist)$/.test(from ?? ''))).toEqual([]);
    expect(stages.join()).toContain("-name '*.map' -delete");
    for (const name of ['.git', '.env', '.data', '**/node_modules']) {
      expect(read('.dockerignore').split('\n')).toContain(name);
    }
  });

  it('runs as a user without rights, under an init, without a way to prototypes, and says whether it is well', () => {
    expect(final).toMatch(/^USER 10001$/m);
    expect(final).toMatch(/^ENTRYPOINT \["tini", "--", "node", "--disable-proto=delete"/m);
    expect(final).toMatch(/^HEALTHCHECK /m);
    expect(final).not.toMatch(/(SECRET|PASSWORD|PASSPHRASE)=\S/);
  });

  it('R74: works as a role that owns nothing; who owns the tables is known to the migration before it alone', () => {
    const { api, migrate, postgres } = services;
    expect(api?.environment).toMatchObject({
      DATABASE_URL_FILE: '/run/secrets/database_url',
    });
    expect(JSON.stringify([api, services['backup']])).not.toMatch(/owner|postgres_password/i);
    expect(api?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    expect(migrate?.environment).toEqual({
      ...services['backup']?.environment,
      DATABASE_OWNER_URL_FILE: '/run/secrets/database_owner_url',
    });
    expect(migrate?.command).toEqual(['backend/dist/src/commands/migrate.js']);
    expect(postgres?.volumes?.join()).toContain('./deploy/two-roles.sh:/docker-entrypoint-initdb.d/');
  });

  it('is built from one base, which npm run prove:image replaces', () => {
    expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE=node:24-trixie-slim$/m);
    expect(read('Dockerfile').match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  });

  it('gets no rights, no disk and no more memory than it needs, and its secrets from outside', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]']) {
      expect(service('api')).toContain(line);
      expect(service('caddy')).toContain(line);
    }
    expect(service('api')).toMatch(/^ {4}mem_limit: 1g$/m);
    const secrets = [...compose.matchAll(/^ +\w*(?:SECRET|PASSWORD|PASSPHRASE|P12)\w*: (.*)$/gm)].map(
      ([, value]) => value,
    );
    expect(secrets.filter((value) => !/^(\/run\/secrets\/|\{ file: )/.test(value ?? ''))).toEqual([]);
    expect(secrets.length).toBeGreaterThan(7);
  });

  it('each service has limits, no rights that it does not need, a log that ends, and a version', () => {
    for (const [name, each] of Object.entries(services)) {
      expect([name, each]).toEqual([
        name,
        expect.objectContaining({
          mem_limit: expect.stringMatching(/^\d+[mg]$/),
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
          image: expect.stringMatching(/:v?\d+\.\d+(\.\d+)?$/),
        }),
      ]);
    }
    expect(services['postgres']).toMatchObject({ shm_size: '256m' });
  });

  it('runs the version of package.json, which is built when it changes', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    for (const name of ['api', 'migrate', 'backup']) {
      expect(services[name]).toMatchObject({ image: `niyukt:${version}`, build: '.', pull_policy: 'build' });
    }
  });

  it('backs up every day, and ten minutes after a failure again, into a place that its user may write', () => {
    const { backup } = services;
    expect(backup?.command?.at(-1)).toBe(
      'while true; do if node --disable-proto=delete backend/dist/src/commands/backup.js --folder /backups --keep 14; then sleep 86400; else sleep 600; fi; done',
    );
    expect(backup?.environment).toHaveProperty('BACKUP_PASSPHRASE_FILE');
    expect(backup?.volumes).toEqual(['backups:/backups']);
    expect(services['api']?.volumes).toEqual(['erased:/erased']);
    expect(final).toContain('install -d -o 10001 -m 700 /backups /erased');
  });

  it('gets its secrets as files, which a script makes: as .env had them, or random, and once', () => {
    const folder = temporaryFolder();
    try {
      mkdirSync(join(folder.path, 'deploy'));
      copyFileSync(join(ROOT, 'deploy/secrets.sh'), join(folder.path, 'deploy/secrets.sh'));
      writeFileSync(
        join(folder.path, '.env'),
        `DATABASE_APP_PASSWORD="of before"\nSMTP_URL=\nSIGNING_P12=MIIB\nJWT_SECRET=${TEST_SECRET}\n`,
      );
      const make = (): string => execFileSync('sh', [join(folder.path, 'deploy/secrets.sh')], { encoding: 'utf8' });
      make();
      const secret = (name: string): string => readFileSync(join(folder.path, 'secrets', name), 'utf8').trim();
      expect([secret('jwt_secret'), secret('smtp_url')]).toEqual([TEST_SECRET, 'smtp://mailpit:1025']);
      expect([secret('super_admin_password'), secret('signing_p12')]).toEqual(['', 'MIIB']);
      expect(secret('database_url')).toBe('postgres://niyukt_app:of before@postgres:5432/niyukt');
      const declared = (parse(compose) as { secrets: Record<string, { file: string }> }).secrets;
      expect(readdirSync(join(folder.path, 'secrets')).toSorted()).toEqual(Object.keys(declared).toSorted());
      expect(statSync(join(folder.path, 'secrets')).mode & 0o777).toBe(0o700);
      const before = secret('postgres_password');
      expect(make()).not.toContain('is made');
      expect(secret('postgres_password')).toBe(before);
    } finally {
      folder.remove();
    }
  });

  it('starts with the environment and the secrets of docker-compose.yml', async () => {
    const folder = temporaryFolder();
    try {
      mkdirSync(join(folder.path, 'deploy'));
      copyFileSync(join(ROOT, 'deploy/secrets.sh'), join(folder.path, 'deploy/secrets.sh'));
      execFileSync('sh', [join(folder.path, 'deploy/secrets.sh')]);
      const { composeService } = (await import(join(ROOT, 'scripts/image/compose-service.mjs'))) as {
        composeService: (
          name: string,
          variables: Record<string, string>,
        ) => { environment: Record<string, string>; secrets: string[] };
      };
      for (const name of ['api', 'migrate', 'backup']) {
        const { environment, secrets } = composeService(name, { PUBLIC_URL: 'https://jobs.agency.test' });
        const files = Object.values(environment).flatMap((value) => value.split('/run/secrets/').slice(1));
        expect(secrets.toSorted()).toEqual(files.toSorted());
        const here = Object.fromEntries(
          Object.entries(environment).map(([variable, value]) => [variable, value.replace('/run/', `${folder.path}/`)]),
        );
        const env = readEnv({ ...here, NODE_ENV: 'production' });
        expect(env.databaseUrl).toMatch(/^postgres:\/\/niyukt_app:[0-9a-f]{48}@postgres:5432\/niyukt$/);
        expect(env.databaseOwnerUrl !== undefined).toBe(name === 'migrate');
        expect(env.backupPassphrase?.length).toBeGreaterThan(16);
        expect([env.superAdmin, env.signing]).toEqual([undefined, undefined]);
      }
    } finally {
      folder.remove();
    }
  });

  it('R61: nothing but the proxy is reached from outside, and that only when somebody says so', () => {
    const ports = [...compose.matchAll(/^ {6}- (\S+:\d+:\d+)$/gm)].map(([, port]) => port);
    expect(ports.toSorted()).toEqual([
      '${LISTEN_ADDRESS:-127.0.0.1}:443:443',
      '${LISTEN_ADDRESS:-127.0.0.1}:80:80',
      '127.0.0.1:8025:8025',
    ]);
    // HTTP/3 is not offered where its port is not open
    expect(read('deploy/caddy/Caddyfile')).toMatch(/^\t\tprotocols h1 h2$/m);
    expect(service('postgres')).toContain('networks: [data]');
    expect(compose).toMatch(/^ {2}data:\n {4}internal: true$/m);
  });

  it('R73: the database and the mail catcher are private, a mail server that somebody names is not', () => {
    expect(services['api']?.environment).toMatchObject({ PRIVATE_HOSTS: 'postgres,mailpit' });
    const environment = {
      NODE_ENV: 'production',
      PRIVATE_HOSTS: 'postgres,mailpit',
      PUBLIC_URL: 'https://localhost',
      JWT_SECRET: TEST_SECRET,
      DATABASE_URL: 'postgres://niyukt:secret@postgres:5432/niyukt',
    };
    expect(readEnv({ ...environment, SMTP_URL: 'smtp://mailpit:1025' }).smtpNeedsTls).toBe(false);
    expect(readEnv({ ...environment, SMTP_URL: 'smtp://mail.agency.test' }).smtpNeedsTls).toBe(true);
  });

  it('R61: the proxy sends pages to TLS, refuses calls in the clear, and asks every process', () => {
    const [, clear = '', encrypted = ''] = read('deploy/caddy/Caddyfile').split(/^(?:http:\/\/|\{\$PUBLIC_URL\}) \{$/m);
    expect(clear).toContain('@calls path /api/* /auth/* /jobs/* /users/*\n');
    // each in a block of its own: Caddy sorts what stands beside each other, and would redirect first
    expect(clear).toContain('handle @calls {\n\t\trespond 403\n\t}\n\thandle {\n\t\tredir {$PUBLIC_URL}{uri} 308\n\t}');
    expect(clear).not.toContain('reverse_proxy');
    expect(encrypted).toMatch(/dynamic a \{\n\t+name \{\$API_HOST:api\}/);
    // the product counts one proxy, which takes nobody's word for an address
    expect(encrypted).not.toMatch(/trusted_proxies|header_up/);
    expect(service('api')).toContain('TRUST_PROXY_HOPS: ${TRUST_PROXY_HOPS:-1}');
  });
});
