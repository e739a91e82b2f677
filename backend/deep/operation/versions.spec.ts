import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency, TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { place } from '../../test/support/ledger.js';
import { Office } from '../../test/support/office.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { waitFor } from '../../test/support/wait-for.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const { version: VERSION } = JSON.parse(read('package.json')) as { version: string };
const FUTURE = '99.10.0';
const TOO_OLD = `The database needs version ${FUTURE} of the product or a newer one, and this is ${VERSION}: check out the commit that CHANGELOG.md names for it and start that, or restore the backup that was made before the upgrade.`;

/** Told in order: each test begins where the one before it ended. */
describe('versions of the product on one database', () => {
  const folder = temporaryFolder();
  let agency: AloneAgency;
  let office: Office;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
  });
  afterAll(async () => {
    await agency.close();
    folder.remove();
  });

  const environment = (): Record<string, string> => ({
    DATABASE_URL: agency.database.workingUrl,
    DATABASE_OWNER_URL: agency.database.url,
    JWT_SECRET: TEST_SECRET,
  });
  it('say which one they are, in the log and to operators, and not to strangers', async () => {
    const listening = agency.product.entries.find(({ msg }) => String(msg).startsWith('Listening'));
    expect(listening).toMatchObject({ version: VERSION });
    expect(await runCommand('backup', ['--version'], {})).toEqual({ code: 0, output: `${VERSION}\n`, errors: '' });
    for (const path of ['/health/live', '/health/ready', '/'])
      expect(JSON.stringify(await agency.anyone.get(path))).not.toContain(VERSION);
  });

  it('have one number, and its changes stand on top of the changelog', () => {
    for (const name of ['backend', 'admin-ui', 'public-ui', 'ui-shared', 'e2e'])
      expect([name, JSON.parse(read(`${name}/package.json`))]).toEqual([
        name,
        expect.objectContaining({ version: VERSION }),
      ]);
    expect(JSON.parse(read('backend/openapi.json'))).toMatchObject({ info: { version: VERSION } });
    const deployed = readdirSync(join(ROOT, 'deploy/kubernetes')).filter((name) => name.endsWith('.yaml'));
    const places = ['docker-compose.yml', 'docs/cluster.md', ...deployed.map((name) => `deploy/kubernetes/${name}`)];
    const images = places.flatMap((name) => [
      ...read(name).matchAll(/\bniyukt(?:-database:|:|-migrate-)(\d+[.-]\d+[.-]\d+)/g),
    ]);
    expect(images.length).toBeGreaterThan(8);
    expect([...new Set(images.map(([, version = '']) => version.replaceAll('-', '.')))]).toEqual([VERSION]);
    const changes = read('CHANGELOG.md');
    expect(changes.match(/^##+ .*/gm)?.[0]).toBe(`## ${VERSION}`);
    // what is released is found by its commit
    for (const [, released = ''] of changes.matchAll(/^## (\d+\.\d+\.\d+)$/gm))
      if (released !== VERSION)
        expect(changes).toMatch(new RegExp(`^## ${released}\n\nCommit \`[0-9a-f]{8}\`\\.$`, 'm'));
  });

  it('refuse an older one that would not keep a promise, whether or not anybody was promised anything yet', async () => {
    expect(await office.sql('select version from oldest_versions order by 1')).toContainEqual({ version: '1.5.0' });
  });

  it('one that placed somebody, or took that back, and left the placement as it is, would be refused by the database', async () => {
    const { connection } = await place(office);
    const other = await office.freshConnection();
    for (const [id, status] of [
      [other.id, 'placed'],
      [connection.id, 'offered'],
    ] as const) {
      await expect(
        office.sql(
          'update connections set placement_status = $2, placement_date = current_date where connection_id = $1',
          [id, status],
        ),
      ).rejects.toThrow('does not follow its status');
    }
  });

  it('one that is too old for the database ends by itself, and does not start again; its backup is still made', async () => {
    await office.sql('insert into oldest_versions (version) values ($1)', [FUTURE]);
    await waitFor('the product to end', () =>
      agency.product.entries.some(({ msg }) => msg === 'Stopped') ? true : undefined,
    );
    expect(agency.product.entries).toContainEqual(expect.objectContaining({ level: 60, msg: TOO_OLD }));
    expect(await ProductProcess.run(environment())).toEqual({ code: 1, errors: `${TOO_OLD}\n` });
    expect(await runCommand('migrate', [], environment())).toEqual({ code: 1, output: '', errors: `${TOO_OLD}\n` });
    const backup = await runCommand('backup', ['--file', join(folder.path, 'today.backup')], environment());
    expect(backup).toMatchObject({ code: 0, errors: '' });
  });
});
