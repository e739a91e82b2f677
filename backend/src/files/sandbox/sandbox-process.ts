import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { isAtWork, preferForOomKill, residentBytes, usedMilliseconds } from './process-figures.js';
import { DONE } from './task-end.js';

const MAX_RESIDENT_BYTES = 448 * 1024 * 1024;
/** A process that holds more does no further task, which would be blamed for it. */
const MAX_KEPT_BYTES = MAX_RESIDENT_BYTES / 2;
const LOOK_MILLISECONDS = 100;
/** A process that waits for its next task ends after this time. */
const IDLE_MILLISECONDS = 20_000;
/** On a busy machine a task may take so many times its processor time. */
const PATIENCE = 3;
const MAX_ERROR_TEXT = 2_000;
/** As V8 and WebAssembly say it. */
const OUT_OF_MEMORY = /heap out of memory|Unable to grow instance memory/;
const LINE_FEED = 10;

/** What a task may use. */
export interface SandboxLimits {
  /** Processor time, in milliseconds; the clock ends a task after three times as long, or after `waitMilliseconds`. */
  milliseconds: number;
  /** By the clock, for a task that somebody waits for. */
  waitMilliseconds?: number;
  /** Of all lines of the answer. */
  answerBytes: number;
  /** Ends the task before its time, as a product that ends does. */
  signal?: AbortSignal;
  /** Told at the end of the task, however it ends. @param milliseconds of processor time, or by the clock where the system tells none */
  onUsed?: (milliseconds: number) => void;
}

/** `late` is a machine that was too busy, `time` a task that needed too much. */
export type StopCause = 'time' | 'late' | 'memory' | 'crash' | 'shutdown';

/** A task that did not come to an end by itself. */
export class SandboxStopped extends Error {
  constructor(
    override readonly cause: StopCause,
    /** The end of what the process wrote to its standard error. */
    readonly errorText = '',
  ) {
    super(`a task in the sandbox was stopped: ${cause}${errorText && `\n${errorText}`}`);
  }

  /** Whether the same task would be stopped again: it was not the machine, and not the product that ended. */
  get isOfTask(): boolean {
    return this.cause === 'time' || this.cause === 'memory' || this.cause === 'crash';
  }

  /** For the queue of work: the piece is tried again without a try being counted. */
  get isTemporary(): boolean {
    return !this.isOfTask;
  }
}

/** A process of the sandbox. It does one task at a time. */
export class SandboxProcess {
  private readonly causes: StopCause[] = [];
  private readonly lines: AsyncGenerator<string>;
  private readonly ended: Promise<unknown>;
  private hasEnded = false;
  private errorText = '';
  private idleTimer: NodeJS.Timeout | undefined;
  /** In memory, when it was looked at. */
  private held = 0;
  private answered = 0;
  private maxAnswer = 0;

  constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    onEnd: () => void,
  ) {
    void preferForOomKill(child.pid);
    this.ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve)).then(() => {
      this.hasEnded = true;
      clearTimeout(this.idleTimer);
      onEnd();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorText = (this.errorText + text).slice(-MAX_ERROR_TEXT);
    });
    // a process that ends early closes its input
    child.stdin.on('error', () => undefined);
    this.lines = this.linesOf(child.stdout);
  }

  async *answer(task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    const { signal, onUsed } = limits;
    clearTimeout(this.idleTimer);
    this.answered = 0;
    this.maxAnswer = limits.answerBytes;
    const endWatch = this.watch(limits);
    const end = (): void => this.stop('shutdown');
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    try {
      this.child.stdin.write(`${JSON.stringify({ task, length: bytes.length })}\n`);
      this.child.stdin.write(bytes);
      for (;;) {
        const { value: line, done } = (await this.lines.next()) as IteratorResult<string, undefined>;
        if (done) break;
        if (line === DONE) return;
        yield line;
      }
      await this.ended;
      const errorText = this.errorText.trim();
      throw new SandboxStopped(this.causes[0] ?? (OUT_OF_MEMORY.test(errorText) ? 'memory' : 'crash'), errorText);
    } finally {
      signal?.removeEventListener('abort', end);
      onUsed?.(await endWatch());
    }
  }

  /** @returns false when it has ended, and does no more tasks */
  keep(): boolean {
    this.idleTimer = setTimeout(() => this.stop('shutdown'), IDLE_MILLISECONDS).unref();
    return !this.hasEnded && !this.causes.length && this.held < MAX_KEPT_BYTES;
  }

  stop(cause: StopCause): void {
    this.causes.push(cause);
    this.child.kill('SIGKILL');
  }

  /** Ends a task that uses too much. @returns ends the watch, and tells the milliseconds that the task used */
  private watch({ milliseconds, waitMilliseconds }: SandboxLimits): () => Promise<number> {
    const { pid } = this.child;
    const began = performance.now();
    const before = usedMilliseconds(pid);
    let used = 0;
    let isOver = false;
    const measure = async (): Promise<void> => {
      const [now, held] = await Promise.all([usedMilliseconds(pid), residentBytes(pid)]);
      // an ended process has used nothing
      used = Math.max(used, now - (await before));
      this.held = held;
    };
    const look = async (): Promise<void> => {
      await measure();
      if (isOver) return;
      if (this.held > MAX_RESIDENT_BYTES) this.stop('memory');
      if (used > milliseconds) this.stop('time');
    };
    const stopLate = async (): Promise<void> => {
      await measure();
      // what waits for nothing would on a quiet machine, too; where the system does not tell, the task is to blame
      const isBusy = used < milliseconds / 2 && (waitMilliseconds ? used > 0 : await isAtWork(pid));
      if (!isOver) this.stop(isBusy ? 'late' : 'time');
    };
    const timer = setInterval(() => void look(), LOOK_MILLISECONDS);
    const deadline = setTimeout(() => void stopLate(), waitMilliseconds ?? milliseconds * PATIENCE);
    return async () => {
      isOver = true;
      clearTimeout(deadline);
      clearInterval(timer);
      await measure();
      return used || performance.now() - began;
    };
  }

  private async *linesOf(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
    let parts: Buffer[] = [];
    for await (const piece of output) {
      this.answered += piece.length;
      if (this.answered > this.maxAnswer) this.stop('memory');
      let start = 0;
      for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
        parts.push(piece.subarray(start, end));
        yield Buffer.concat(parts).toString('utf8');
        parts = [];
        start = end + 1;
      }
      if (start < piece.length) parts.push(piece.subarray(start));
    }
  }
}
