import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const PAGE_BYTES = 4_096;
/** Linux counts processor time in hundredths of a second for every program that asks. */
const MILLISECONDS_OF_TICK = 10;
/** Time in user mode, then in the kernel. */
const USER_TIME_FIELD = 11;
const LOOKS = 10;
const BETWEEN_LOOKS_MILLISECONDS = 100;

/** When the system has no memory left, Linux ends this process and no other. */
export async function preferForOomKill(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

/** What a process holds in memory; 0 where the system does not tell. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** The processor time of a process since its start; 0 where the system does not tell. */
export async function usedMilliseconds(pid: number | undefined): Promise<number> {
  const fields = await figuresOf(`/proc/${pid}/stat`);
  const ticks = Number(fields[USER_TIME_FIELD] ?? 0) + Number(fields[USER_TIME_FIELD + 1] ?? 0);
  return ticks * MILLISECONDS_OF_TICK;
}

/**
 * Whether a thread of a process works, or would if it had a processor: what waits for nothing is seen asleep each time.
 * @returns false where the system does not tell
 */
export async function isAtWork(pid: number | undefined): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    for (const thread of threads) {
      const [state] = await figuresOf(`/proc/${pid}/task/${thread}/stat`);
      if (state === 'R' || state === 'D') return true;
    }
    await delay(BETWEEN_LOOKS_MILLISECONDS);
  }
  return false;
}

/** What stands behind the name in a file of proc(5). */
async function figuresOf(path: string): Promise<string[]> {
  const stat = await readFile(path, 'latin1').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
