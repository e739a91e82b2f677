import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

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

  it('is built in stages: what runs has no tools, sources or development packages', () => {
    expect(stages.length).toBeGreaterThan(2);
    expect(stages.join()).toContain('npm ci --omit=dev --workspace backend');
    const copied = [...final.matchAll(/^COPY .*?(\S+) \S+$/gm)].map(([, from]) => from);
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
    const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
    const { api, migrate, postgres } = services;
    expect(api?.environment).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/niyukt_app:/) as unknown,
    });
    expect(JSON.stringify(api)).not.toMatch(/OWNER|POSTGRES_PASSWORD/);
    expect(api?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    expect(migrate?.environment).toEqual({
      ...api?.environment,
      DATABASE_OWNER_URL: expect.stringMatching(/^postgres:\/\/niyukt_owner:/) as unknown,
    });
    expect(migrate?.command).toEqual(['backend/dist/src/commands/migrate.js']);
    expect(postgres?.volumes?.join()).toContain('./deploy/two-roles.sh:/docker-entrypoint-initdb.d/');
  });

  it('gets no rights, no disk and no more memory than it needs, and its secrets from outside', () => {
    const api = /^ {2}api:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? '';
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]']) {
      expect(api).toContain(line);
    }
    expect(api).toMatch(/^ {4}mem_limit: /m);
    expect(api).toMatch(/127\.0\.0\.1:3000:3000/);
    const secrets = [...compose.matchAll(/^ +\w*(?:SECRET|PASSWORD|PASSPHRASE)\w*: (.*)$/gm)].map(([, value]) => value);
    expect(secrets.filter((value) => !value?.startsWith('${'))).toEqual([]);
  });
});
