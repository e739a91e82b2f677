import { Injectable } from '@nestjs/common';
import { FileSandbox, type SandboxLimits } from '../../../platform/files/sandbox/file-sandbox.js';
import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { type ReadingLine, type ReadingTask } from './task.js';

const PROCESS = new URL('./reader-process.js', import.meta.url);

/** Pages are answered as PNG in Base64. */
const MAX_ANSWER_BYTES = 24 * 1024 * 1024;
const LIMITS: Readonly<Record<ReadingTask['task'], Omit<SandboxLimits, 'answerBytes'>>> = {
  kind: { milliseconds: 1_500 },
  open: { milliseconds: 1_500 },
  text: { milliseconds: 20_000 },
  // recognition takes seconds per page; what is found until the limit is kept
  recognize: { milliseconds: 80_000 },
  facts: { milliseconds: 5_000 },
  page: { milliseconds: 8_000 },
};

/** Reads resumes' files in the sandbox. */
@Injectable()
export class ResumeReader {
  constructor(private readonly sandbox: FileSandbox) {}

  /**
   * Does one task with a file.
   * @param watch ends it, and gets its processor time
   * @yields results as they are found
   * @throws UnusableFile when the file cannot be used
   * @throws SandboxStopped when it exceeded a limit, or crashed
   */
  async *read(
    task: ReadingTask,
    bytes: Uint8Array,
    watch: Pick<SandboxLimits, 'signal' | 'onUsed'> = {},
  ): AsyncGenerator<ReadingLine> {
    const limits = { ...LIMITS[task.task], answerBytes: MAX_ANSWER_BYTES, ...watch };
    const run = task.task === 'kind' ? 'runShared' : 'run';
    for await (const line of this.sandbox[run](PROCESS, task, bytes, limits)) {
      const found = JSON.parse(line) as ReadingLine;
      if ('unusable' in found) throw new UnusableFile(found.unusable);
      yield found;
    }
  }
}
