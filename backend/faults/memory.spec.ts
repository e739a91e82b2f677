import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_KINDS, AttackedAgency } from '../test/support/memory-attack.js';
import { waitFor } from '../test/support/wait-for.js';

const MAX_MEBIBYTES = 512;
const SECONDS = 4;

describe('R65: companies with hundreds of long job requests', () => {
  let attacked: AttackedAgency;
  beforeAll(async () => {
    attacked = await AttackedAgency.open(3);
  });
  afterAll(() => attacked.close());

  it.each([
    ['16 clients that read their lists again and again', 16, 'read'],
    ['60 clients that ask for their lists and do not read them', 60, 'leaveUnread'],
    ['64 strangers that send thousands of requests and wait for no answer', 64, 'sendManyAtOnce'],
    ['24 clients that do everything they can think of', 24, ALL_KINDS],
  ])('R65: %s do not use up the memory of the product', async (_, clients, kinds) => {
    const { memory } = await attacked.suffer({ clients, seconds: SECONDS, kinds });
    expect(memory).toBeLessThan(MAX_MEBIBYTES);
    await waitFor(
      'an admin to go on working',
      async () => (await attacked.admin.list('companies')).status === 200 || undefined,
    );
  });
});
