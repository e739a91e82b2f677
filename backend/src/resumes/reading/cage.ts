import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { UnusableFile } from '../kinds/unusable-file.js';
import { type ReadingLine, type ReadingTask } from './task.js';

const PROCESS = fileURLToPath(new URL('./reader-process.js', import.meta.url));
const HEAP_MEGABYTES = 192;
/** Of 64 KiB. */
const WASM_PAGES = 5_120;
const MAX_RESIDENT_BYTES = 448 * 1024 * 1024;
const MAX_ANSWER_BYTES = 24 * 1024 * 1024;
const LOOK_MILLISECONDS = 250;
const PAGE_BYTES = 4_096;

/** Why a reader did not come to an end by itself. */
export class ReaderStopped extends Error {
  constructor(override readonly cause: 'time' | 'memory' | 'crash' | 'shutdown') {
    super(`a reader was stopped: ${cause}`);
  }
}

/**
 * Reads files of strangers in a process of its own, one for each file, which ends with it: it has little memory, low priority, an
 * empty environment, and may read nothing but its own code. Whatever a file does to it, nothing else notices.
 */
@Injectable()
export class Cage implements OnApplicationShutdown {
  /** Ends a reader that is at work. */
  private readonly stops = new Set<(cause: ReaderStopped['cause']) => void>();
  private isClosed = false;

  /**
   * Does one task with a file.
   * @param milliseconds until it is stopped
   * @yields what the reader finds, as it finds it
   * @throws UnusableFile when the file cannot be read
   * @throws ReaderStopped when it took too long, too much memory, or crashed
   */
  async *read(task: ReadingTask, bytes: Buffer, milliseconds: number): AsyncGenerator<ReadingLine> {
    if (this.isClosed) throw new ReaderStopped('shutdown');
    // in a group of its own: Ctrl-C in the product's terminal would look like a file that ended it
    const reader = spawn(process.execPath, [...FLAGS, PROCESS, JSON.stringify(task)], {
      env: {},
      cwd: '/',
      detached: true,
    });
    const causes: ReaderStopped['cause'][] = [];
    const stop = (cause: ReaderStopped['cause']): void => {
      causes.push(cause);
      reader.kill('SIGKILL');
    };
    this.stops.add(stop);
    void goFirst(reader.pid);
    const deadline = setTimeout(() => stop('time'), milliseconds);
    const look = setInterval(
      () => void residentBytes(reader.pid).then((bytes) => bytes > MAX_RESIDENT_BYTES && stop('memory')),
      LOOK_MILLISECONDS,
    );
    const ended = new Promise<number | null>((resolve) =>
      reader.once('close', resolve).once('error', () => resolve(null)),
    );
    let answered = 0;
    reader.stdout.on('data', ({ length }: Buffer) => {
      answered += length;
      if (answered > MAX_ANSWER_BYTES) stop('memory');
    });
    reader.stderr.resume();
    // a reader that ends early closes its input
    reader.stdin.on('error', () => undefined).end(bytes);
    try {
      for await (const line of createInterface({ input: reader.stdout })) {
        const found = JSON.parse(line) as ReadingLine;
        if ('unusable' in found) throw new UnusableFile(found.unusable);
        yield found;
      }
      if ((await ended) !== 0) throw new ReaderStopped(causes[0] ?? 'crash');
    } finally {
      clearTimeout(deadline);
      clearInterval(look);
      reader.kill('SIGKILL');
      this.stops.delete(stop);
    }
  }

  /** Stops what is under way: it is done again after the next start. */
  onApplicationShutdown(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop('shutdown');
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

/** When the system has no memory left, Linux ends a reader and nothing else. */
async function goFirst(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

/** What a process holds in memory; 0 where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
