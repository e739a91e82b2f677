import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type ResumeKind } from '../../src/employees/resumes/kinds/resume-kind.js';
import { type ResumeReader } from '../../src/employees/resumes/reading/resume-reader.js';
import { type ReadingLine, type ReadingTask } from '../../src/employees/resumes/reading/task.js';
import { type FileSandbox } from '../../src/platform/files/sandbox/file-sandbox.js';
import { HOSTILE_RESUMES } from '../../test/support/hostile/files.js';

/** The processes of the sandbox run the built product only. */
const built = async <T>(path: string): Promise<T> =>
  (await import(new URL(`../../build/src/${path}`, import.meta.url).href)) as T;

const GROWTH = 10;
/** A process has its own start, and a short time is no measure. */
const NOISE_MILLISECONDS = 150;
/** Twice what is linear; what is quadratic takes a hundred times as long. */
const MOST = 2 * GROWTH;

interface Reading {
  /** What stopped it, or why the file cannot be used. */
  end: string;
  lines: ReadingLine[];
  milliseconds: number;
}

let sandbox: FileSandbox;
let reader: ResumeReader;
beforeAll(async () => {
  // what is stopped here is no news
  Logger.overrideLogger(false);
  const { FileSandbox } = await built<typeof import('../../src/platform/files/sandbox/file-sandbox.js')>(
    'platform/files/sandbox/file-sandbox.js',
  );
  const { ResumeReader } = await built<typeof import('../../src/employees/resumes/reading/resume-reader.js')>(
    'employees/resumes/reading/resume-reader.js',
  );
  sandbox = new FileSandbox();
  reader = new ResumeReader(sandbox);
});
afterAll(() => sandbox.onApplicationShutdown());

async function readingOf(task: ReadingTask, bytes: Buffer): Promise<Reading> {
  const lines: ReadingLine[] = [];
  let milliseconds = 0;
  try {
    for await (const line of reader.read(task, bytes, { onUsed: (used) => (milliseconds = used) })) lines.push(line);
    return { end: 'done', lines, milliseconds };
  } catch (error) {
    return { end: (error as Error).message, lines, milliseconds };
  }
}

/** Each task that is done with a file, until one cannot be. */
async function taken(bytes: Buffer): Promise<Map<string, Reading>> {
  const tasks = new Map<string, Reading>();
  const ask = async (task: ReadingTask, content = bytes): Promise<Reading> => {
    const answer = await readingOf(task, content);
    tasks.set(task.task, answer);
    return answer;
  };
  const found = (await ask({ task: 'kind' })).lines.find((line) => 'isDoubtful' in line);
  if (!found) return tasks;
  const kind: ResumeKind = found.kind;
  if (found.isDoubtful) await ask({ task: 'open' });
  const held = (await ask({ task: 'text', kind })).lines.find((line) => 'isWhole' in line);
  if (held?.text) await ask({ task: 'facts' }, Buffer.from(held.text));
  if (['pdf', 'jpg', 'png'].includes(kind)) await ask({ task: 'page', kind, page: 1 });
  return tasks;
}

describe('a file with one part that grows costs no more than that much more', () => {
  it.each(HOSTILE_RESUMES.map((family) => [family.name, family] as const))('%s', async (_, { make, from }) => {
    const small = await taken(make(from));
    const large = await taken(make(from * GROWTH));
    const costs = [...large].map(([task, { milliseconds, end }]) => ({
      task,
      end,
      isLinear: milliseconds <= MOST * Math.max(small.get(task)?.milliseconds ?? 0, NOISE_MILLISECONDS),
    }));
    expect(costs.filter(({ isLinear }) => !isLinear)).toEqual([]);
  });
});

describe('looking through a text for what must go costs no more than its length', () => {
  const REPEATED = ['(OBC (', '(', 'SC/ST, ', 'Name: Asha | ', 'Asha Rao, ', '(\n', 'MBC) '];

  it.each(REPEATED)('of many %j', async (part) => {
    const { proposeMaskedText } = await built<typeof import('../../src/employees/resumes/masking/propose.js')>(
      'employees/resumes/masking/propose.js',
    );
    const spent = (times: number): number => {
      const before = process.cpuUsage();
      proposeMaskedText(part.repeat(times), { full_name: 'Asha Rao' });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const small = Math.max(spent(2_000), NOISE_MILLISECONDS);
    expect(spent(2_000 * GROWTH) / small).toBeLessThanOrEqual(MOST);
  });
});
