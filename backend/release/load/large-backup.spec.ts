import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropReplaced } from '../../src/storage/backup/restore.js';
import { runCommand } from '../../test/support/command.js';
import { storeLargeResume } from '../../test/support/large-resume.js';
import { preloaded } from '../../test/support/preloaded.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../test/support/test-database.js';
import { report } from '../support/report.js';

const FILES = 200;
const MAX_RUN_MILLISECONDS = 600_000;
/** Of 1,000 MB that go through. The key of a seal alone takes 128 MB. */
const MAX_MEGABYTES = 400;
const IS_SAME = `select count(*)::int as files, sum(length(content))::int8 as bytes,
    bool_and(encode(sha256(content), 'hex') = sha256) as is_same from resumes join resume_files using (resume_id)`;

describe('R53: a backup with 200 files of 5 MB', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'large.backup');
  const restored = testDatabase(`test_large_${process.pid}`);
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql(`with account as (
        insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee') returning user_id, email)
      insert into employees (user_id, full_name, email, phone) select user_id, 'Asha Rao', email, '+919000000001' from account`);
    for (let n = 0; n < FILES; n += 1) await storeLargeResume(database, 'ready');
  });
  afterAll(async () => {
    await restored.letGo();
    await dropReplaced({ address: restored.url });
    await restored.drop();
    await database.drop();
    folder.remove();
  });

  /** Runs a command that goes well. @returns its seconds, and the most memory that it held, in MB */
  async function measured(name: string, url: string, ...args: string[]): Promise<Record<string, number>> {
    const peak = join(folder.path, 'peak');
    const notePeak = `import { writeFileSync } from 'node:fs';
      process.on('exit', () => writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)));`;
    const environment = { DATABASE_URL: url, BACKUP_PASSPHRASE: 'monsoon-mango-tree-72', ...preloaded(notePeak) };
    const began = performance.now();
    const { code, errors } = await runCommand(name, ['--file', file, ...args], environment, MAX_RUN_MILLISECONDS);
    expect([code, errors]).toEqual([0, '']);
    return {
      seconds: Math.round((performance.now() - began) / 1000),
      megabytes: Math.round(Number(readFileSync(peak, 'utf8')) / 1024),
    };
  }

  it(
    'is made, sealed and read again, checked and restored, byte by byte, in memory that does not grow with it',
    async () => {
      const backup = await measured('backup', database.url);
      const check = await measured('restore', restored.url, '--check');
      const restore = await measured('restore', restored.url);
      report('backup', backup);
      report('check', check);
      report('restore', restore);
      expect(await restored.sql(IS_SAME)).toEqual([{ files: FILES, bytes: String(FILES * 5_000_000), is_same: true }]);
      expect(await restored.sql('select sha256 from resumes order by 1')).toEqual(
        await database.sql('select sha256 from resumes order by 1'),
      );
      for (const { megabytes } of [backup, check, restore]) expect(megabytes).toBeLessThan(MAX_MEGABYTES);
    },
    3 * MAX_RUN_MILLISECONDS,
  );
});
