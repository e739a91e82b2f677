import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { refuseInTransaction } from '../../database/held-connection.js';
import { FairQueue } from '../../threads/fair-queue.js';
import { isolation } from './isolation.js';
import { type SandboxLimits, SandboxProcess, SandboxStopped } from './sandbox-process.js';

export { SandboxStopped, type SandboxLimits, type StopCause } from './sandbox-process.js';

const HEAP_MEGABYTES = 192;
/** Of 64 KiB each. */
const WASM_PAGES = 5_120;
/** Other tasks wait for their turn: texts and pictures of resumes are read at the same time, and pages, uploads and imports besides. */
const OWN_PROCESSES = 5;
/** Of one script. */
const SHARED_PROCESSES = 2;
/** A task that still has no process then is late, as one is that a busy machine keeps from its end. */
const WAITING = { maxWaiting: 2_000, maxWaitMilliseconds: 120_000 };
const ANYBODY = { network: '', account: '' };

/**
 * Opens untrusted files and texts in separate processes with little memory, low priority, an empty environment, no network, and read
 * access to their own code only. A file that crashes one affects nothing else. docs/security.md#the-sandbox
 */
@Injectable()
export class FileSandbox implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandbox');
  private readonly processes = new Set<SandboxProcess>();
  private readonly own = turns(OWN_PROCESSES);
  /** Processes that wait for another task, and the tasks that wait for one, by script. */
  private readonly shared = new Map<string, { idle: SandboxProcess[]; turns: FairQueue }>();
  private isClosed = false;

  /**
   * Does a task in a process of its own, which ends afterwards.
   * @param script serves tasks with `serveTasks`
   * @yields the answer line by line, each as JSON
   * @throws SandboxStopped when it exceeds a limit, or crashes
   */
  run(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    return this.withProcess(this.own, () => this.start(script), task, bytes, limits);
  }

  /** The same for short tasks, which share a process one after the other. A task that is stopped ends its process. */
  runShared(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    const shared = this.shared.get(script.href) ?? { idle: [], turns: turns(SHARED_PROCESSES) };
    this.shared.set(script.href, shared);
    const take = async (): Promise<SandboxProcess> => shared.idle.pop() ?? this.start(script);
    return this.withProcess(shared.turns, take, task, bytes, limits, shared.idle);
  }

  /** Stops running tasks; they are done again after the next start. */
  onApplicationShutdown(): void {
    this.isClosed = true;
    for (const each of this.processes) each.stop('shutdown');
  }

  /** @param idle takes the process afterwards */
  private async *withProcess(
    queue: FairQueue,
    take: () => Promise<SandboxProcess>,
    task: object,
    bytes: Uint8Array,
    limits: SandboxLimits,
    idle?: SandboxProcess[],
  ): AsyncGenerator<string> {
    refuseInTransaction('A task of the sandbox');
    const leave = await turnIn(queue);
    let taken: SandboxProcess | undefined;
    let isDone = false;
    try {
      taken = await take();
      yield* taken.answer(task, bytes, limits);
      isDone = true;
    } catch (error) {
      if (error instanceof SandboxStopped) this.log(error);
      throw error;
    } finally {
      if (taken && isDone && idle && taken.standBy()) idle.push(taken);
      else taken?.stop('shutdown');
      leave();
    }
  }

  private log({ cause, errorText }: SandboxStopped): void {
    if (cause !== 'shutdown') this.logger.warn({ cause, errorText }, 'A task in the sandbox was stopped');
  }

  private async start(script: URL): Promise<SandboxProcess> {
    const { command, args, options } = await isolation(FLAGS, script);
    if (this.isClosed) throw new SandboxStopped('shutdown');
    // in a process group of its own: Ctrl-C in the product's terminal would look like a crash caused by the file
    const child = spawn(command, args, { env: {}, cwd: '/', detached: true, ...options });
    const started = new SandboxProcess(child, () => this.forget(started));
    this.processes.add(started);
    return started;
  }

  private forget(ended: SandboxProcess): void {
    this.processes.delete(ended);
    for (const { idle } of this.shared.values()) {
      const place = idle.indexOf(ended);
      if (place >= 0) idle.splice(place, 1);
    }
  }
}

function turns(concurrency: number): FairQueue {
  return new FairQueue({ concurrency, ...WAITING }, () => new SandboxStopped('late'));
}

/** @returns a function that gives the turn to the next one */
function turnIn(queue: FairQueue): Promise<() => void> {
  return new Promise((resolve, reject) => {
    queue.run(ANYBODY, () => new Promise<void>((leave) => resolve(leave))).catch(reject);
  });
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
  const built = fileURLToPath(new URL('../../../../', import.meta.url));
  const require = createRequire(import.meta.url);
  const names = ['@embedpdf/pdfium/pdfium.wasm', '@resvg/resvg-wasm', 'tesseract.js-core', 'pdfkit'];
  const packages = names.map((name) => require.resolve(name));
  const folders = packages.map((path) => path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length));
  return [...new Set([built, ...folders])];
}
