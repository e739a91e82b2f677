import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_KINDS, AttackedAgency } from '../../test/support/memory-attack.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const CLIENTS = 64;
const ACCOUNTS = 10;
const SECONDS = 120;
const MAX_MEBIBYTES = 512;
/** Pages that an admin gets meanwhile, though the attackers take the processors, too. */
const MIN_ANSWERED = 0.9;

describe('R65: 64 clients of 10 accounts that do their worst for two minutes', () => {
  let attacked: AttackedAgency;
  beforeAll(async () => {
    attacked = await AttackedAgency.open(ACCOUNTS);
  });
  afterAll(() => attacked.close());

  it('R65: the product stays within 512 MB, and an admin goes on working', async () => {
    const { memory, pages, refused } = await attacked.suffer({ clients: CLIENTS, seconds: SECONDS, kinds: ALL_KINDS });
    report('memory', { memory, pages: pages.length, refused: refused.length, median: pages[pages.length >> 1] ?? 0 });
    expect(memory).toBeLessThan(MAX_MEBIBYTES);
    expect(1 - refused.length / pages.length).toBeGreaterThan(MIN_ANSWERED);
    await waitFor(
      'the admin’s next page',
      async () => (await attacked.admin.list('companies')).status === 200 || undefined,
    );
  });
});
