import { type ResourceLimits, Worker } from 'node:worker_threads';
import { refuseInTransaction } from '../database/held-connection.js';

/** The result of a thread, or its error. */
export type ThreadReply<Result> = Result | { error: unknown };

export interface ThreadOptions {
  /** Memory limits; a thread that exceeds them ends. */
  memory: ResourceLimits;
  /** Passed to each thread at its start. */
  data?: unknown;
}

/**
 * Threads for work that would block the event loop, separate from Node's pool for files and DNS. Threads are started on demand and
 * kept; a queue in front bounds their number.
 */
export class Threads<Task, Result extends object> {
  private readonly idle: Worker[] = [];
  private readonly alive = new Set<Worker>();

  /** @param script answers each message, a task, with one `ThreadReply` */
  constructor(
    private readonly script: URL,
    private readonly options: ThreadOptions,
  ) {}

  /**
   * Does one task on a thread.
   * @throws errors of the task, and Error when its thread ends before the reply
   */
  async run<T extends Result>(task: Task): Promise<T> {
    refuseInTransaction('A task of a thread');
    const thread = this.idle.pop() ?? this.newThread();
    const reply = await replyFrom<ThreadReply<Result>>(thread, task);
    if (this.alive.has(thread)) this.idle.push(thread);
    if ('error' in reply) throw reply.error;
    return reply as T;
  }

  /** Ends all threads, with their tasks. */
  async close(): Promise<void> {
    await Promise.all([...this.alive].map((thread) => thread.terminate()));
  }

  private newThread(): Worker {
    const thread = new Worker(this.script, { resourceLimits: this.options.memory, workerData: this.options.data });
    this.alive.add(thread);
    const forget = (): void => {
      this.alive.delete(thread);
      const place = this.idle.indexOf(thread);
      if (place >= 0) this.idle.splice(place, 1);
    };
    // the waiting caller gets the error, too
    thread.on('error', forget).on('exit', forget);
    // an idle thread does not keep the process alive
    thread.unref();
    return thread;
  }
}

function replyFrom<Reply>(thread: Worker, task: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onEnd = (): void => reject(new Error('a thread ended during its work'));
    thread.once('message', (reply: Reply) => {
      thread.off('error', reject).off('exit', onEnd);
      resolve(reply);
    });
    thread.once('error', reject).once('exit', onEnd);
    thread.postMessage(task);
  });
}
