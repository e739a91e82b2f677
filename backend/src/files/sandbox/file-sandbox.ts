import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isolation } from './isolation.js';
import { preferForOomKill, residentBytes, usedMilliseconds } from './process-figures.js';
import { DONE } from './task-end.js';

const HEAP_MEGABYTES = 192;
/** Of 64 KiB. */
const WASM_PAGES = 5_120;
const MAX_RESIDENT_BYTES = 448 * 1024 * 1024;
const LOOK_MILLISECONDS = 100;
/** A process that waits for its next task ends after this time. */
const IDLE_MILLISECONDS = 20_000;
/** On a busy machine a task may take so many times its processor time. */
const PATIENCE = 3;
const MAX_ERROR_TEXT = 2_000;
const LINE_FEED = 10;

/** What a task may use. */
export interface SandboxLimits {
  /** Processor time, in milliseconds; the clock ends a task after three times as long, or after `waitMilliseconds`. */
  milliseconds: number;
  /** By the clock, for a task that somebody waits for. */
  waitMilliseconds?: number;
  /** Of all lines of the answer. */
  answerBytes: number;
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
}

/**
 * Opens bytes and text of strangers in processes of their own, which have little memory, low priority, an empty environment, no network,
 * and may read nothing but their own code. Whatever a file does to one, nothing else notices. docs/security.md#the-sandbox
 */
@Injectable()
export class FileSandbox implements OnApplicationShutdown {
  private readonly processes = new Set<SandboxProcess>();
  /** Those that wait for another task, by their script. */
  private readonly idle = new Map<string, SandboxProcess[]>();
  private isClosed = false;

  /**
   * Does a task in a process that does nothing else, and ends with it.
   * @param script serves tasks with `serveTasks`
   * @yields what the task answers, line by line, each as JSON
   * @throws SandboxStopped when it takes too much of anything, or crashes
   */
  run(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    return this.withProcess(() => this.start(script), task, bytes, limits);
  }

  /** The same for tasks that only look: many come one after the other to a process, which is quicker. One that is stopped takes its process along. */
  runShared(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    const waiting = this.idle.get(script.href) ?? [];
    this.idle.set(script.href, waiting);
    const take = async (): Promise<SandboxProcess> => waiting.pop() ?? this.start(script);
    return this.withProcess(take, task, bytes, limits, waiting);
  }

  /** Stops what is under way: it is done again after the next start. */
  onApplicationShutdown(): void {
    this.isClosed = true;
    for (const each of this.processes) each.stop('shutdown');
  }

  private async *withProcess(
    take: () => Promise<SandboxProcess>,
    task: object,
    bytes: Uint8Array,
    limits: SandboxLimits,
    waiting?: SandboxProcess[],
  ): AsyncGenerator<string> {
    const taken = await take();
    let isDone = false;
    try {
      yield* taken.answer(task, bytes, limits);
      isDone = true;
    } finally {
      if (isDone && waiting && taken.keep()) waiting.push(taken);
      else taken.stop('shutdown');
    }
  }

  private async start(script: URL): Promise<SandboxProcess> {
    const { command, args, options } = await isolation(FLAGS, script);
    if (this.isClosed) throw new SandboxStopped('shutdown');
    // in a group of its own: Ctrl-C in the product's terminal would look like a file that ended it
    const child = spawn(command, args, { env: {}, cwd: '/', detached: true, ...options });
    const started = new SandboxProcess(child, () => this.forget(started));
    this.processes.add(started);
    return started;
  }

  private forget(ended: SandboxProcess): void {
    this.processes.delete(ended);
    for (const waiting of this.idle.values()) {
      const place = waiting.indexOf(ended);
      if (place >= 0) waiting.splice(place, 1);
    }
  }
}

/** A process of the sandbox. It does one task at a time. */
class SandboxProcess {
  private readonly causes: StopCause[] = [];
  private readonly lines: AsyncGenerator<string>;
  private readonly ended: Promise<unknown>;
  private hasEnded = false;
  private errorText = '';
  private idleTimer: NodeJS.Timeout | undefined;
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
    clearTimeout(this.idleTimer);
    this.answered = 0;
    this.maxAnswer = limits.answerBytes;
    const endWatch = this.watch(limits);
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
      throw new SandboxStopped(this.causes[0] ?? 'crash', this.errorText.trim());
    } finally {
      endWatch();
    }
  }

  /** @returns false when it has ended, and does no more tasks */
  keep(): boolean {
    this.idleTimer = setTimeout(() => this.stop('shutdown'), IDLE_MILLISECONDS).unref();
    return !this.hasEnded && !this.causes.length;
  }

  stop(cause: StopCause): void {
    this.causes.push(cause);
    this.child.kill('SIGKILL');
  }

  /** Ends a task that uses too much. @returns ends the watch */
  private watch({ milliseconds, waitMilliseconds = milliseconds * PATIENCE }: SandboxLimits): () => void {
    const { pid } = this.child;
    const before = usedMilliseconds(pid);
    const deadline = setTimeout(() => void this.stopLate(before, milliseconds), waitMilliseconds);
    const look = setInterval(() => void this.look(before, milliseconds), LOOK_MILLISECONDS);
    return () => {
      clearTimeout(deadline);
      clearInterval(look);
    };
  }

  private async look(before: Promise<number>, max: number): Promise<void> {
    const { pid } = this.child;
    const [used, bytes] = await Promise.all([usedMilliseconds(pid), residentBytes(pid)]);
    if (bytes > MAX_RESIDENT_BYTES) this.stop('memory');
    if (used - (await before) > max) this.stop('time');
  }

  /** Where the system does not tell processor time, the task is to blame. */
  private async stopLate(before: Promise<number>, max: number): Promise<void> {
    const used = (await usedMilliseconds(this.child.pid)) - (await before);
    this.stop(used > 0 && used < max / 2 ? 'late' : 'time');
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

const FLAGS = [
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  `--wasm-max-mem-pages=${WASM_PAGES}`,
  '--disallow-code-generation-from-strings',
  '--disable-proto=delete',
  '--no-warnings',
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  ...readableFolders().map((folder) => `--allow-fs-read=${join(folder, '*')}`),
];

/** The built product and the packages: no configuration, no data. */
function readableFolders(): string[] {
  const built = fileURLToPath(new URL('../../', import.meta.url));
  const require = createRequire(import.meta.url);
  const packages = ['@embedpdf/pdfium/pdfium.wasm', 'tesseract.js-core', 'pdfkit'].map((name) => require.resolve(name));
  const folders = packages.map((path) => path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length));
  return [...new Set([built, ...folders])];
}
