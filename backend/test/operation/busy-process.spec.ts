import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../support/agency.js';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';
import { preloaded } from '../support/preloaded.js';
import { waitFor } from '../support/wait-for.js';

const BLOCK = `process.on('SIGUSR2', () => {
  const end = performance.now() + 1700;
  while (performance.now() < end);
  console.log('blocked');
})`;
const ROUNDS = 20;
const BETWEEN_ROUNDS_MILLISECONDS = 50;

describe('R55: a process that did not get around to anything for more than a second', () => {
  let agency: AloneAgency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.openAlone(preloaded(BLOCK));
    admin = await agency.staff();
  });
  afterAll(() => agency.close());

  it('refuses what has piled up, but never a probe, and goes on', async () => {
    agency.product.signal('SIGUSR2');
    const calls: Promise<ApiAnswer>[] = [];
    const probes: Promise<ApiAnswer>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      calls.push(admin.get('/users/profile'));
      probes.push(agency.anyone.get('/health/live'), agency.anyone.get('/health/ready'));
      await delay(BETWEEN_ROUNDS_MILLISECONDS);
    }
    const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200);
    expect(agency.product.logLines).toContain('blocked');
    expect(refused.length).toBeGreaterThan(ROUNDS / 2);
    for (const { status, headers, body } of refused) {
      expect([status, body]).toEqual([503, expect.objectContaining({ statusCode: 503 })]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(new Set((await Promise.all(probes)).map(({ status }) => status))).toEqual(new Set([200]));
    await waitFor(
      'the process to keep up',
      async () => (await admin.get('/users/profile')).status === 200 || undefined,
    );
  });
});
