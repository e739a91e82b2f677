import { describe, expect, it } from '@jest/globals';
import { FairQueue } from '../../src/platform/threads/fair-queue.js';

const BUSY = new Error('busy');

/** A queue that does one piece of work at a time, and a first piece that keeps it from beginning until `begin` is called. */
function heldQueue(maxWaiting = 100): {
  add: (network: string, account?: string) => void;
  begin: () => Promise<{ done: string[]; refused: string[] }>;
} {
  const queue = new FairQueue({ concurrency: 1, maxWaiting, maxWaitMilliseconds: 60_000 }, () => BUSY);
  const done: string[] = [];
  const refused: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = queue.run({ network: '', account: '' }, () => gate);
  const added: Promise<unknown>[] = [first];
  return {
    add: (network, account = '') => {
      const name = network + account;
      const work = queue.run({ network, account }, async () => done.push(name));
      added.push(work.catch(() => refused.push(name)));
    },
    begin: async () => {
      open();
      await Promise.all(added);
      return { done, refused };
    },
  };
}

describe('R66: the queue of hashing', () => {
  it('takes one of each network in turn, however many one of them sent before', async () => {
    const { add, begin } = heldQueue();
    for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) add(network);
    expect((await begin()).done).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('takes one of each account in turn within a network', async () => {
    const { add, begin } = heldQueue();
    for (const account of ['1', '1', '1', '2', '3']) add('a', account);
    add('b');
    expect((await begin()).done).toEqual(['a1', 'b', 'a2', 'a3', 'a1', 'a1']);
  });

  it('makes room in a full queue at the cost of the network, then of the account that fills it', async () => {
    const { add, begin } = heldQueue(4);
    for (const account of ['1', '1', '1', '2']) add('a', account);
    add('b', '3');
    add('b', '4');
    add('a', '5');
    const { done, refused } = await begin();
    expect(refused.toSorted()).toEqual(['a1', 'a1', 'a5']);
    expect(done).toEqual(['a1', 'b3', 'a2', 'b4']);
  });

  it('refuses a newcomer when nobody has more waiting', async () => {
    const { add, begin } = heldQueue(3);
    for (const network of ['a', 'b', 'c', 'd', 'a']) add(network);
    expect(await begin()).toEqual({ done: ['a', 'b', 'c'], refused: ['d', 'a'] });
  });

  it('refuses what waits too long before its turn comes, and has its place for others', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 1, maxWaitMilliseconds: 1 }, () => BUSY);
    const source = { network: 'a', account: '' };
    let open: () => void = () => undefined;
    const first = queue.run(source, () => new Promise<string>((resolve) => (open = () => resolve('first'))));
    for (const late of ['late', 'late, too']) await expect(queue.run(source, async () => late)).rejects.toBe(BUSY);
    const next = queue.run({ network: 'b', account: '' }, async () => 'next');
    open();
    await expect(first).resolves.toBe('first');
    await expect(next).resolves.toBe('next');
    await expect(queue.run(source, async () => 'last')).resolves.toBe('last');
  });

  it('has no more of one account at work than its share, in any order of their coming', async () => {
    const limits = { concurrency: 3, concurrencyOfAccount: 2, maxWaiting: 9, maxWaitMilliseconds: 60_000 };
    const queue = new FairQueue(limits, () => BUSY);
    const atWork: string[] = [];
    const ends = new Map<string, () => void>();
    const add = (account: string, name: string): Promise<void> =>
      queue.run({ network: 'a', account }, async () => {
        atWork.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      });
    const all = ['1', '2', '3', '4'].map((n) => add('x', `x${n}`)).concat([add('y', 'y1'), add('y', 'y2')]);
    await Promise.resolve();
    expect(atWork).toEqual(['x1', 'x2', 'y1']);
    for (const name of ['x1', 'y1', 'x2', 'x3', 'x4', 'y2']) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(atWork).toEqual(['x1', 'x2', 'y1', 'x3', 'y2', 'x4']);
  });

  it('goes on after work that failed', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 9, maxWaitMilliseconds: 60_000 }, () => BUSY);
    const source = { network: 'a', account: '' };
    const failing = queue.run(source, () => Promise.reject(new Error('failed')));
    const next = queue.run(source, async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    await expect(next).resolves.toBe('next');
  });
});

describe('a queue with places for each account', () => {
  it('is full when somebody waits who lacks nothing but a place', async () => {
    const limits = { concurrency: 2, concurrencyOfAccount: 1, maxWaiting: 9, maxWaitMilliseconds: 60_000 };
    const queue = new FairQueue(limits, () => BUSY);
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const fullness: boolean[] = [];
    const held = ['a', 'a', 'b', 'c'].map((account) => {
      const work = queue.run({ network: '', account }, () => gate);
      fullness.push(queue.isFull);
      return work;
    });
    open();
    await Promise.all(held);
    expect(fullness).toEqual([false, false, false, true]);
    expect(queue.isFull).toBe(false);
  });
});
