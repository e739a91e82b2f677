import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const PAGE_BYTES = 4_096;
/** Linux reports processor time in hundredths of a second. */
const MILLISECONDS_OF_TICK = 10;
/** Index of user time; kernel time follows. */
const USER_TIME_FIELD = 11;
const SAMPLES = 10;
const SAMPLE_INTERVAL_MILLISECONDS = 100;

/** Makes Linux end this process before others when memory runs out. */
export async function preferForOomKill(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

/** Resident memory of a process; 0 where the system does not report it. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Processor time of a process since its start; 0 where the system does not report it. */
export async function usedMilliseconds(pid: number | undefined): Promise<number> {
  const fields = await figuresOf(`/proc/${pid}/stat`);
  const ticks = Number(fields[USER_TIME_FIELD] ?? 0) + Number(fields[USER_TIME_FIELD + 1] ?? 0);
  return ticks * MILLISECONDS_OF_TICK;
}

/**
 * Whether a thread of a process runs, or waits for a processor.
 * @returns false where the system does not report it
 */
export async function isAtWork(pid: number | undefined): Promise<boolean> {
  for (let look = 0; look < SAMPLES; look += 1) {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    for (const thread of threads) {
      const [state] = await figuresOf(`/proc/${pid}/task/${thread}/stat`);
      if (state === 'R' || state === 'D') return true;
    }
    await delay(SAMPLE_INTERVAL_MILLISECONDS);
  }
  return false;
}

/** The fields after the name in a stat file of proc(5). */
async function figuresOf(path: string): Promise<string[]> {
  const stat = await readFile(path, 'latin1').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
