import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isolation } from './isolation.js';
import { SandboxProcess, SandboxStopped, type SandboxLimits } from './sandbox-process.js';

export { SandboxStopped, type SandboxLimits, type StopCause } from './sandbox-process.js';

const HEAP_MEGABYTES = 192;
/** Of 64 KiB each. */
const WASM_PAGES = 5_120;

/**
 * Opens untrusted files and texts in separate processes with little memory, low priority, an empty environment, no network, and read
 * access to their own code only. A file that crashes one affects nothing else. docs/security.md#the-sandbox
 */
@Injectable()
export class FileSandbox implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandbox');
  private readonly processes = new Set<SandboxProcess>();
  /** Processes that wait for another task, by script. */
  private readonly idle = new Map<string, SandboxProcess[]>();
  private isClosed = false;

  /**
   * Does a task in a process of its own, which ends afterwards.
   * @param script serves tasks with `serveTasks`
   * @yields the answer line by line, each as JSON
   * @throws SandboxStopped when it exceeds a limit, or crashes
   */
  run(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    return this.withProcess(() => this.start(script), task, bytes, limits);
  }

  /** The same for short tasks, which share a process one after the other. A task that is stopped ends its process. */
  runShared(script: URL, task: object, bytes: Uint8Array, limits: SandboxLimits): AsyncGenerator<string> {
    const waiting = this.idle.get(script.href) ?? [];
    this.idle.set(script.href, waiting);
    const take = async (): Promise<SandboxProcess> => waiting.pop() ?? this.start(script);
    return this.withProcess(take, task, bytes, limits, waiting);
  }

  /** Stops running tasks; they are done again after the next start. */
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
    // in a process group of its own: Ctrl-C in the product's terminal would look like a crash caused by the file
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
