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

  it('holds no secret', () => {
    const secrets = Object.entries(settings).filter(([key]) => /PASSWORD|SECRET/.test(key));
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  });
});
