import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/platform/config/env.js';

const FOLDER = join(import.meta.dirname, '../../../deploy/cluster');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

describe('deploy/cluster', () => {
  const settings = parseEnv(read('cluster.env'));

  it.each(readdirSync(FOLDER).filter((name) => name !== 'cluster.env'))('%s asks for settings that exist', (name) => {
    const variables = [...read(name).matchAll(/\$\{?(\w+)\}?/g)].map(([, key = '']) => key);
    expect(variables.filter((key) => !(key in settings))).toEqual([]);
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

  /** An environment file as `envsubst` fills it in. */
  const filledIn = (name: string): NodeJS.Dict<string> =>
    parseEnv(
      read(name).replace(
        /\$\{(\w+)\}/g,
        (_, key: string) => settings[key] || `of-${key}-0123456789abcdef0123456789abcdef`,
      ),
    );

  it('starts the product with its file, and commands with both; only these know the owner and what opens backups', () => {
    const [api, commands] = [filledIn('api.env'), filledIn('commands.env')];
    const product = readEnv(api);
    expect([product.production, product.databaseOwnerUrl, product.backupPassphrase]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    const command = readEnv({ ...api, ...commands });
    expect(command.databaseOwnerUrl).toMatch(/^postgres:\/\/niyukt_owner:/);
    expect(command.backupPassphrase?.length).toBeGreaterThan(16);
  });

  it('lets the product write the file of erased people where api.env says, and the page names both', () => {
    const unit = read('niyukt.service');
    const [, folder = ''] = /^StateDirectory=(\w+)$/m.exec(unit) ?? [];
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(filledIn('api.env')['ERASED_FOLDER']).toBe(`/var/lib/${folder}/erased`);
    const page = readFileSync(join(FOLDER, '../../docs/cluster.md'), 'utf8');
    expect(page).toContain(`/var/lib/${folder}/erased`);
    for (const file of unit.match(/^EnvironmentFile=(.*)$/m)?.slice(1) ?? []) {
      expect(page).toMatch(new RegExp(`\\. ${file}; \\. /etc/niyukt/commands\\.env; set \\+a;.*\\n.*backup\\.js`));
    }
  });

  it('holds no secret', () => {
    const secrets = Object.entries(settings).filter(([key]) => /PASSWORD|SECRET|PASSPHRASE/.test(key));
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  });
});
