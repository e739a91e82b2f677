import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { lockDataDir } from '../../src/platform/database/data-dir-lock.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';

const STARTERS = 4;
const ROUNDS = 60;
/** Time for the message to arrive, so that all begin together. */
const AHEAD_MILLISECONDS = 8;
const IN_USE = /^Another process \(\d+\) already uses the data directory/;

interface Outcome {
  isOwner: boolean;
  refusal?: string;
}

/** Of a process that is gone. */
const gone = (id?: string): string => JSON.stringify({ pid: 2 ** 22 + 1, began: '1', ...(id ? { id } : {}) });

describe('R76: the lock of a data directory', () => {
  const folder = temporaryFolder();
  const lock = join(folder.path, 'process.lock');
  const starters: ChildProcess[] = [];
  beforeAll(() => {
    for (let n = 0; n < STARTERS; n += 1)
      starters.push(fork(join(import.meta.dirname, '../../test/support/lock-starter.mjs')));
  });
  afterEach(() => {
    expect(readdirSync(folder.path)).toEqual([]);
  });
  afterAll(() => {
    for (const starter of starters) starter.kill();
    folder.remove();
  });

  const tell = async (starter: ChildProcess, message: object): Promise<Outcome> => {
    starter.send(message);
    const [outcome] = (await once(starter, 'message')) as [Outcome];
    return outcome;
  };
  const attempts = async (): Promise<Outcome[]> => {
    const at = performance.timeOrigin + performance.now() + AHEAD_MILLISECONDS;
    return Promise.all(starters.map((starter) => tell(starter, { dataDir: folder.path, at })));
  };
  const free = (): Promise<Outcome[]> => Promise.all(starters.map((starter) => tell(starter, {})));

  it.each([
    ['nobody has it', []],
    ['a killed process left it', [['process.lock', gone('left-by-a-process')]]],
    ['a killed process of the version before left it', [['process.lock', gone()]]],
    ['it was cut off by a full disk', [['process.lock', '']]],
    [
      'one was killed while it took it over, and another one while it took over that',
      [
        ['process.lock', gone('first')],
        ['process.lock.first', gone('second')],
        ['process.lock.first.second', gone('third')],
        ['process.lock.third', gone('third')],
      ],
    ],
  ])('goes to one of four that start at the same moment, however often, when %s', async (_, files) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name = '', content = ''] of files) writeFileSync(join(folder.path, name), content);
      const outcomes = await attempts();
      expect(outcomes.filter(({ isOwner }) => isOwner)).toHaveLength(1);
      for (const { isOwner, refusal } of outcomes) if (!isOwner) expect(refusal).toMatch(IN_USE);
      const { pid } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number };
      expect(pid).toBe(starters[outcomes.findIndex(({ isOwner }) => isOwner)]?.pid);
      await free();
      if (!files.length) expect(readdirSync(folder.path)).toEqual([]);
      for (const name of readdirSync(folder.path)) expect(name).not.toBe('process.lock');
    }
  });

  it('stays with a process that lives, whatever else lies beside it', async () => {
    const unlock = lockDataDir(folder.path);
    writeFileSync(join(folder.path, 'process.lock.first'), gone('second'));
    expect((await attempts()).filter(({ isOwner }) => isOwner)).toEqual([]);
    expect(() => lockDataDir(folder.path)).toThrow(IN_USE);
    unlock();
    expect(existsSync(lock)).toBe(false);
    const next = lockDataDir(folder.path);
    next();
  });
});
