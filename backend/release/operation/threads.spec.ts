import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Threads } from '../../src/platform/threads/threads.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';

const SCRIPT = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
const hoard = [];
parentPort.on('message', (task) => {
  if (task === 'exit') process.exit(3);
  if (task === 'throw') throw new Error('thrown on a thread');
  if (task === 'hoard') for (;;) hoard.push(new Array(100_000).fill(task));
  parentPort.postMessage(task === 'refuse' ? { error: new Error('refused') } : { task, threadId, given: workerData });
});
`;

interface Message {
  task: string;
  threadId: number;
  given: string;
}

const folder = temporaryFolder();
const script = join(folder.path, 'script.mjs');
writeFileSync(script, SCRIPT);
const threads = new Threads<string, Message>(pathToFileURL(script), {
  memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  data: 'for all',
});
afterAll(async () => {
  await threads.close();
  folder.remove();
});

describe('threads', () => {
  it('do one task after the other on the same thread, and several at once on several', async () => {
    const first = await threads.run('one');
    expect(first).toMatchObject({ task: 'one', given: 'for all' });
    expect((await threads.run('two')).threadId).toBe(first.threadId);
    const both = await Promise.all([threads.run('three'), threads.run('four')]);
    expect(new Set(both.map(({ threadId }) => threadId)).size).toBe(2);
  });

  it('give back the error of a task, and go on', async () => {
    const { threadId } = await threads.run('before');
    await expect(threads.run('refuse')).rejects.toThrow('refused');
    expect((await threads.run('after')).threadId).toBeLessThanOrEqual(threadId);
  });

  it.each([
    ['exit', 'a thread ended during its work'],
    ['throw', 'thrown on a thread'],
    ['hoard', 'memory'],
  ])('that end with %s fail their own task only', async (task, message) => {
    const [failed, other] = await Promise.allSettled([threads.run(task), threads.run('other')]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining(message) as unknown },
    });
    expect(other).toMatchObject({ status: 'fulfilled', value: { task: 'other' } });
    expect(await threads.run('next')).toMatchObject({ task: 'next' });
  });
});
