import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { Office } from '../../test/support/office.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { waitFor } from '../../test/support/wait-for.js';

const OWNER = { SUPER_ADMIN_EMAIL: 'owner@agency.example', SUPER_ADMIN_PASSWORD: 'mango-lassi-kumquat-42' };

describe('a product with an embedded database', () => {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: folder.path, DEMO_DATA: 'false' };
  let product: ProductProcess;
  let owner: ApiClient;
  beforeAll(async () => {
    product = await ProductProcess.start({ ...environment, ...OWNER, RATE_LIMITS: 'off' });
    const login = { email: OWNER.SUPER_ADMIN_EMAIL, password: OWNER.SUPER_ADMIN_PASSWORD };
    const { body } = await new ApiClient(product.base).post('/auth/login', login);
    owner = new ApiClient(product.base, (body as { token: string }).token);
  });
  afterAll(async () => {
    await product.stop();
    folder.remove();
  });

  const state = async (): Promise<Record<string, unknown>> => (await owner.get('/api/admin/backups')).body;

  it('makes a sealed backup when a super admin asks, one at a time, which is downloaded and opened with its passphrase', async () => {
    expect(await state()).toMatchObject({ made_here: true, running: false, newest_at: null, own_passphrase: false });
    expect((await owner.get('/api/admin/backups/newest')).status).toBe(404);
    const asked = await Promise.all([1, 2].map(() => owner.post('/api/admin/backups', {})));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const made = await waitFor('the backup', async () => {
      const now = await state();
      return now['running'] ? undefined : now;
    });
    expect(made).toMatchObject({ failure: null, newest_at: expect.any(String), own_passphrase: true });
    const { status, content } = await owner.download('/api/admin/backups/newest');
    expect([status, content.length]).toEqual([200, made['newest_bytes']]);
    expect(content.subarray(0, content.indexOf('\n')).toString()).toContain('"cipher":"aes-256-gcm"');
    const { passphrase } = (await owner.get('/api/admin/backups/passphrase')).body as { passphrase: string };
    expect(passphrase).toMatch(/^([a-z2-9]{4}-){7}[a-z2-9]{4}$/);
    const file = join(folder.path, 'downloaded.backup');
    writeFileSync(file, content);
    const checked = (
      BACKUP_PASSPHRASE: string,
      DATA_DIR = join(folder.path, 'elsewhere'),
    ): ReturnType<typeof runCommand> =>
      runCommand('restore', ['--file', file, '--check'], { DATA_DIR, ...(BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE }) });
    expect(await checked(passphrase)).toMatchObject({ code: 0, output: expect.stringContaining('is whole') });
    expect(await checked('another-passphrase-of-16')).toMatchObject({ code: 1 });
    // here the file beside the database opens it
    expect(await checked('', folder.path)).toMatchObject({ code: 0 });
    expect(statSync(join(folder.path, 'backup-passphrase')).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder.path, 'backups')).filter((name) => name.endsWith('.backup'))).toHaveLength(1);
  });

  it('writes into the activity who made, downloaded and could open it, and says so in the standing', async () => {
    const { body } = await owner.list('audit-log', { filter: { kind: 'backup' } });
    const entries = body as unknown as { action: string; name: string }[];
    expect(entries.map(({ action }) => action)).toEqual(['read', 'exported', 'created']);
    expect((await owner.get('/api/admin/standing')).body).toMatchObject({
      backup: { is_well: true, made_at: expect.any(String) },
      mails: { is_well: true },
    });
  });
});

it('a product with a database of its own makes none, and tells no admin of backups', async () => {
  const office = await Office.open();
  try {
    expect((await office.superAdmin.get('/api/admin/backups')).body).toMatchObject({
      made_here: false,
      running: false,
    });
    for (const call of [
      office.superAdmin.post('/api/admin/backups', {}),
      office.superAdmin.get('/api/admin/backups/passphrase'),
    ])
      expect((await call).status).toBe(409);
    expect((await office.admin.get('/api/admin/backups')).status).toBe(403);
    expect((await office.admin.get('/api/admin/standing')).body).toMatchObject({
      backup: null,
      mails: { is_well: true },
    });
  } finally {
    await office.close();
  }
});
