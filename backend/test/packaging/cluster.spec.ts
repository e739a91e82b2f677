import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../../deploy/cluster');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

describe('deploy/cluster', () => {
  const settings = parseEnv(read('cluster.env'));

  it.each(readdirSync(FOLDER).filter((name) => name !== 'cluster.env'))('%s asks for settings that exist', (name) => {
    const asked = [...read(name).matchAll(/\$\{?(\w+)\}?/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !(key in settings))).toEqual([]);
  });

  it('R61: speaks TLS to people, sends pages there, and refuses every call that came in the clear', () => {
    const [, clear = '', encrypted = ''] = read('haproxy.cfg').split(/^frontend https?$/m);
    expect(read('haproxy.cfg')).toContain('ssl-default-bind-options ssl-min-ver TLSv1.2');
    expect(clear).toContain('http-request redirect scheme https code 308');
    expect(encrypted).toMatch(/bind \S+ ssl crt /);
    const [, refused = ''] = /deny deny_status 403 if \{ path_beg (.*) \}/.exec(clear) ?? [];
    const contract = JSON.parse(readFileSync(join(FOLDER, '../../backend/openapi.json'), 'utf8')) as { paths: object };
    const calls = Object.keys(contract.paths).filter((path) => !path.startsWith('/health/'));
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((path) => !refused.split(' ').some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('holds no secret', () => {
    const secrets = Object.entries(settings).filter(([key]) => /PASSWORD|SECRET/.test(key));
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  });
});
