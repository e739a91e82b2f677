import { Worker } from 'node:worker_threads';
import { type HashingResult, type HashingTask } from './hashing-thread.js';

const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 };

/** Threads that hash passwords, apart from those on which Node reads files and looks up names. A thread is made when none is idle. */
export class HashingThreads {
  private readonly idle: Worker[] = [];

  /** @throws whatever the hashing throws */
  async run<T extends HashingResult>(task: HashingTask): Promise<T> {
    const thread = this.idle.pop() ?? newThread();
    const result = await resultFrom(thread, task);
    this.idle.push(thread);
    if ('error' in result) throw result.error;
    return result as T;
  }
}

function newThread(): Worker {
  const thread = new Worker(new URL('./hashing-thread.js', import.meta.url), { resourceLimits: MEMORY });
  // a thread that waits for work keeps no process from ending
  thread.unref();
  return thread;
}

function resultFrom(thread: Worker, task: HashingTask): Promise<HashingResult> {
  return new Promise((resolve, reject) => {
    const onEnd = (): void => reject(new Error('a hashing thread ended'));
    thread.once('message', (result: HashingResult) => {
      thread.off('error', reject).off('exit', onEnd);
      resolve(result);
    });
    thread.once('error', reject).once('exit', onEnd);
    thread.postMessage(task);
  });
}
