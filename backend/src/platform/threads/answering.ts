import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from './lower-thread-priority.js';
import { type ThreadReply } from './threads.js';

/** A file that a thread has made. */
export interface MadePdf {
  pdf: Uint8Array<ArrayBuffer>;
}

/** Makes the calling thread answer each task with a PDF. */
export function answerPdfs<Task>(draw: (task: Task) => Promise<Uint8Array>): void {
  // a copy, because Node's pooled buffers cannot be transferred
  answerTasks(
    async (task: Task): Promise<MadePdf> => ({ pdf: new Uint8Array(await draw(task)) }),
    ({ pdf }) => [pdf.buffer],
  );
}

/**
 * Makes the calling thread answer each task, as `Threads` expects it.
 * @param transferred buffers of a result that are handed over, not copied
 */
export function answerTasks<Task, Result extends object>(
  work: (task: Task) => Result | Promise<Result>,
  transferred: (result: Result) => ArrayBuffer[] = () => [],
): void {
  lowerThreadPriority();
  parentPort?.on('message', (task: Task) => void answer(task));

  async function answer(task: Task): Promise<void> {
    let reply: ThreadReply<Result>;
    let buffers: ArrayBuffer[] = [];
    try {
      reply = await work(task);
      buffers = transferred(reply);
    } catch (error) {
      reply = { error };
    }
    parentPort?.postMessage(reply, buffers);
  }
}
