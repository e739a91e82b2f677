import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { preloaded } from '../../test/support/preloaded.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { waitFor } from '../../test/support/wait-for.js';

const CALLS = 20;

/** Works for longer than a second of processor time from SIGUSR2 on, and until the file is gone. */
const blockedWhile = (file: string): string => `
import { existsSync } from 'node:fs';
process.on('SIGUSR2', () => {
  console.log('blocked');
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 1_700_000 || existsSync(${JSON.stringify(file)}));
})`;

describe('R55: a process that did not get around to anything for more than a second', () => {
  const folder = temporaryFolder();
  const block = join(folder.path, 'block');
  let agency: AloneAgency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.openAlone({ ...PUNCTUAL, ...preloaded(blockedWhile(block)) });
    admin = await agency.staff();
  });
  afterAll(async () => {
    await agency.close();
    folder.remove();
  });

  /** Sends a call that the process does not take yet. @returns what it will answer */
  async function pileUp(path: string, token = ''): Promise<() => Promise<string>> {
    const { hostname, port } = new URL(agency.base);
    const socket: Socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close', `Authorization: Bearer ${token}`];
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve));
    return async () => {
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    };
  }

  it('refuses what has piled up, but never a probe, and goes on', async () => {
    writeFileSync(block, '');
    agency.product.signal('SIGUSR2');
    await waitFor('the process to be blocked', () => agency.product.logLines.includes('blocked') || undefined);
    const answers: (() => Promise<string>)[] = [];
    for (let n = 0; n < CALLS; n += 1) answers.push(await pileUp('/users/profile', admin.token));
    const probes = [await pileUp('/health/live'), await pileUp('/health/ready')];
    rmSync(block);
    const seen = await Promise.all(answers.map((answer) => answer()));
    const refused = seen.filter((answer) => !answer.startsWith('HTTP/1.1 200 '));
    // it keeps up again while it refuses
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 .*"statusCode":503/s);
      expect(answer).toMatch(/^retry-after: [1-9]/im);
    }
    for (const probe of probes) expect(await probe()).toMatch(/^HTTP\/1\.1 200 /);
    await waitFor(
      'the process to keep up',
      async () => (await admin.get('/users/profile')).status === 200 || undefined,
    );
  });
});
