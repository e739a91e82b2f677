import { Worker, type ResourceLimits } from 'node:worker_threads';

/** What a thread answers: what it made, or why it could not. */
export type ThreadReply<Result> = Result | { error: unknown };

export interface ThreadOptions {
  /** What a thread may use of memory. When it needs more, it ends. */
  memory: ResourceLimits;
  /** Given to each thread when it starts. */
  data?: unknown;
}

/**
 * Threads for work that would hold up the event loop, apart from those on which Node reads files and looks up names. One is made when
 * none is idle, and kept. A queue in front bounds how many there are.
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
   * @throws whatever the task throws, or Error when its thread ends meanwhile, which no other task notices
   */
  async run<T extends Result>(task: Task): Promise<T> {
    const thread = this.idle.pop() ?? this.newThread();
    const reply = await replyFrom<ThreadReply<Result>>(thread, task);
    if (this.alive.has(thread)) this.idle.push(thread);
    if ('error' in reply) throw reply.error;
    return reply as T;
  }

  /** Ends all of them, with what they do. */
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
    // whoever waits for it hears of the error, too
    thread.on('error', forget).on('exit', forget);
    // a thread that waits for work keeps no process from ending
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
