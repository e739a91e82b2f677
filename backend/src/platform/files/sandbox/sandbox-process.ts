import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { isAtWork, preferForOomKill, residentBytes, usedMilliseconds } from './process-figures.js';
import { DONE } from './task-end.js';

const MAX_RESIDENT_BYTES = 448 * 1024 * 1024;
/** A process that holds more does no further task, which would get the blame. */
const MAX_REUSED_BYTES = MAX_RESIDENT_BYTES / 2;
const MEASURE_INTERVAL_MILLISECONDS = 100;
/** An idle process ends after this time. */
const IDLE_MILLISECONDS = 20_000;
/** The last resort by the clock, as a multiple of the processor time: on a busy machine work of a second takes many. */
const PATIENCE = 10;
const MAX_ERROR_TEXT = 2_000;
/** Messages of V8 and WebAssembly. */
const OUT_OF_MEMORY = /heap out of memory|Unable to grow instance memory/;
const LINE_FEED = 10;

export interface SandboxLimits {
  /** Of processor time. The clock ends a task after ten times as long. docs/security.md#limits-of-work */
  milliseconds: number;
  /** Of all lines of the answer. */
  answerBytes: number;
  /** Ends the task early, as the product's stop does. */
  signal?: AbortSignal;
  /**
   * Called when the task ends, for any reason.
   * @param milliseconds of processor time, or by the clock where the system does not report it
   */
  onUsed?: (milliseconds: number) => void;
}

/** `late`: the machine was too busy; `time`: the task needed too much. */
export type StopCause = 'time' | 'late' | 'memory' | 'crash' | 'shutdown';

/** A task that was ended. */
export class SandboxStopped extends Error {
  constructor(
    override readonly cause: StopCause,
    /** The end of the process's standard error. */
    readonly errorText = '',
  ) {
    super(`a task in the sandbox was stopped: ${cause}${errorText && `\n${errorText}`}`);
  }

  /** Whether the task itself was the cause: it would be stopped again. */
  get isOfTask(): boolean {
    return this.cause === 'time' || this.cause === 'memory' || this.cause === 'crash';
  }

  /** For the queue of work: a temporary failure is retried without counting. */
  get isTemporary(): boolean {
    return !this.isOfTask;
  }
}

/** A process of the sandbox, which does one task at a time. */
export class SandboxProcess {
  private readonly causes: StopCause[] = [];
  private readonly lines: AsyncGenerator<string>;
  private readonly ended: Promise<unknown>;
  private hasEnded = false;
  private errorText = '';
  private idleTimer: NodeJS.Timeout | undefined;
  /** Bytes of memory, when last measured. */
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
    const endWatch = this.watch(limits.milliseconds);
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
      const used = await endWatch();
      onUsed?.(used);
    }
  }

  /** @returns false when it has ended, and takes no more tasks */
  standBy(): boolean {
    this.idleTimer = setTimeout(() => this.stop('shutdown'), IDLE_MILLISECONDS).unref();
    return !this.hasEnded && !this.causes.length && this.held < MAX_REUSED_BYTES;
  }

  stop(cause: StopCause): void {
    this.causes.push(cause);
    this.child.kill('SIGKILL');
  }

  /**
   * Ends a task that exceeds its limits.
   * @param milliseconds of processor time
   * @returns a function that ends the watch and answers the milliseconds used
   */
  private watch(milliseconds: number): () => Promise<number> {
    const { pid } = this.child;
    const began = performance.now();
    const before = usedMilliseconds(pid);
    let used = 0;
    let isOver = false;
    const measure = async (): Promise<void> => {
      const [now, held] = await Promise.all([usedMilliseconds(pid), residentBytes(pid)]);
      // an ended process reports 0
      used = Math.max(used, now - (await before));
      this.held = held;
    };
    const takeMeasure = async (): Promise<void> => {
      await measure();
      if (isOver) return;
      if (this.held > MAX_RESIDENT_BYTES) this.stop('memory');
      if (used > milliseconds) this.stop('time');
    };
    const stopLate = async (): Promise<void> => {
      await measure();
      // a process that waits for nothing would be running on a quiet machine, too. Where the system does not say, the task gets the blame
      const isBusy = await isAtWork(pid);
      if (!isOver) this.stop(isBusy ? 'late' : 'time');
    };
    const timer = setInterval(() => void takeMeasure(), MEASURE_INTERVAL_MILLISECONDS);
    const deadline = setTimeout(() => void stopLate(), milliseconds * PATIENCE);
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
