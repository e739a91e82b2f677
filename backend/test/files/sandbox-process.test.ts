import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { SandboxProcess, SandboxStopped } from '../../src/platform/files/sandbox/sandbox-process.js';

const TASKS = 50;
/** So much that a child may begin on a machine that does other things. */
const LIMITS = { milliseconds: 10_000, answerBytes: 1_000 };

/** Answers each task with one line; at the task `work` it works without an end. */
const CHILD = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (head) => {
  while (JSON.parse(head).task.work);
  process.stdout.write('"done"\\n\\n');
})`;

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('a process of the sandbox', () => {
  const children: ReturnType<typeof begin>[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  function begin(): ReturnType<typeof spawn> & { stdin: object } {
    const child = spawn(process.execPath, ['-e', CHILD], { stdio: 'pipe' });
    children.push(child);
    return child;
  }

  async function answer(sandboxed: SandboxProcess, task: object, limits: object = {}): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of sandboxed.answer(task, Buffer.alloc(0), { ...LIMITS, ...limits })) lines.push(line);
    return lines;
  }

  it('gives back each timer and listener, whether or not somebody asks for the time used', async () => {
    const child = begin();
    const sandboxed = new SandboxProcess(child as never, () => undefined);
    const { signal } = new AbortController();
    await answer(sandboxed, {});
    const before = { timers: timers(), ofChild: child.listenerCount('close') };
    const used: number[] = [];
    for (let n = 0; n < TASKS; n += 1) {
      expect(await answer(sandboxed, {})).toEqual(['"done"']);
      expect(await answer(sandboxed, {}, { signal, onUsed: (time: number) => used.push(time) })).toEqual(['"done"']);
    }
    expect(used).toHaveLength(TASKS);
    // others of this process begin and end timers, too
    expect(timers() - before.timers).toBeLessThan(TASKS / 2);
    expect(child.listenerCount('close')).toBe(before.ofChild);
  });

  it('is ended by a task that uses more processor time than it may, and that task gets the blame', async () => {
    const overworked = async (): Promise<unknown> => {
      const child = begin();
      const ended = once(child, 'close');
      const sandboxed = new SandboxProcess(child as never, () => undefined);
      const stopped = await answer(sandboxed, { work: true }, { milliseconds: 500 }).catch((error: unknown) => error);
      await ended;
      return stopped;
    };
    let stopped = await overworked();
    // a machine that has no time for it ends it, too, and is to blame
    while (stopped instanceof SandboxStopped && stopped.cause === 'late') stopped = await overworked();
    expect(stopped).toBeInstanceOf(SandboxStopped);
    expect(stopped).toMatchObject({ cause: 'time', isOfTask: true });
  });
});
