import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isolation } from './isolation.js';
import { SandboxProcess, SandboxStopped, type SandboxLimits } from './sandbox-process.js';

export { SandboxStopped, type SandboxLimits, type StopCause } from './sandbox-process.js';

const HEAP_MEGABYTES = 192;
/** Of 64 KiB. */
const WASM_PAGES = 5_120;

/**
 * Opens bytes and text of strangers in processes of their own, which have little memory, low priority, an empty environment, no network,
 * and may read nothing but their own code. Whatever a file does to one, nothing else notices. docs/security.md#the-sandbox
 */
@Injectable()
export class FileSandbox implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandbox');
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
    } catch (error) {
      if (error instanceof SandboxStopped) this.tell(error);
      throw error;
    } finally {
      if (isDone && waiting && taken.keep()) waiting.push(taken);
      else taken.stop('shutdown');
    }
  }

  private tell({ cause, errorText }: SandboxStopped): void {
    if (cause !== 'shutdown') this.logger.warn({ cause, errorText }, 'A task in the sandbox was stopped');
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
