import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { databaseErrorCode, isDatabaseAway } from '../../platform/errors/database-error.js';
import { SandboxStopped, type StopCause } from '../../platform/files/sandbox/file-sandbox.js';
import { MetricsService, type ReadingOutcome } from '../../platform/metrics/metrics.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { type FoundFacts } from './facts/found-facts.js';
import {
  READING_WORK,
  type ReadingWork,
  type ReadText,
  RENEW_CLAIM_MILLISECONDS,
  ResumeReadings,
  type TakenResume,
} from './resume-readings.js';
import { ResumeStepsService, type StepWatch, unreadFacts, unreadText } from './resume-steps.service.js';

/** A step that was begun this often without coming to an end is given up. */
const MAX_TRIES = 2;
/** Pause on a machine that is too busy. */
const BUSY_SECONDS = 30;
const BETWEEN_WRITES_MILLISECONDS = 2_000;
/** An upload hides the former resume for an instant. */
const WHILE_CHANGED_MILLISECONDS = 200;
/** With the pauses between them, this covers a short outage of the database; after a longer one, the step is taken again. */
const MAX_WRITES = 30;
const TOOK_TOO_LONG = '57014';

/** Reads resumes after their upload: one text and one set of pictures at a time. */
@Injectable()
export class ResumeTextsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Resumes');
  private readonly stop = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly waiting: ResumeReadings,
    private readonly steps: ResumeStepsService,
    private readonly metrics: MetricsService,
    work: WorkQueue,
  ) {
    for (const name of READING_WORK) {
      work.handle(name, () => this.readNext(name), { pending: () => waiting.pending(name) });
    }
  }

  /** Puts the current steps back, so that they do not count as failures. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await Promise.allSettled(this.underWay);
  }

  private async readNext(name: ReadingWork): Promise<void> {
    const taken = await this.next(name);
    if (!taken) return;
    await this.waiting.addNext(name);
    const hold = setInterval(
      () => void this.waiting.renewClaim(taken).catch(() => undefined),
      RENEW_CLAIM_MILLISECONDS,
    );
    const reading = this.read(taken).finally(() => {
      clearInterval(hold);
      this.underWay.delete(reading);
    });
    this.underWay.add(reading);
    await reading;
  }

  private async next(name: ReadingWork): Promise<TakenResume | undefined> {
    while (!this.stop.signal.aborted) {
      const taken = await this.waiting.take(name);
      if (taken || !(await this.waiting.isWaiting(name))) return taken;
      await delay(WHILE_CHANGED_MILLISECONDS, undefined, { ref: false });
    }
    return undefined;
  }

  /** Takes a step; after a text also the one for its facts. */
  private async read(resume: TakenResume): Promise<void> {
    if (resume.to_read === 'facts') return this.readFacts(resume);
    const work = (watch: StepWatch): Promise<ReadText | undefined> => this.steps.text(resume, watch);
    const read = await this.runStep(resume, work, (cause) => unreadText(resume, cause));
    if (!read) return;
    // a former text is better than none
    if (resume.to_read === 'again' && read.text_state !== 'ready') {
      await this.withRetries(() => this.waiting.restoreText(resume));
      return;
    }
    await this.withRetries(() => this.waiting.saveText(resume, read));
    const { text, problem, to_read } = read;
    if (to_read === 'facts') await this.readFacts({ ...resume, text, problem, to_read, tries: 1 });
  }

  private async readFacts(resume: TakenResume): Promise<void> {
    const work = async (watch: StepWatch): Promise<FactsFound> => ({
      facts: await this.steps.facts(resume, watch),
      problem: resume.problem,
    });
    const found = await this.runStep(resume, work, () => ({ facts: null, problem: unreadFacts(resume) }));
    if (found) await this.withRetries(() => this.waiting.saveFacts(resume, found.facts, found.problem));
  }

  /**
   * Does a step. One that exceeds its limits is given up; one that ends for an unknown reason is tried once more.
   * @returns undefined when the resume was deleted or put back
   */
  private async runStep<T>(
    resume: TakenResume,
    work: (watch: StepWatch) => Promise<T | undefined>,
    givenUp: (cause: StopCause) => T,
  ): Promise<T | undefined> {
    if (resume.tries > MAX_TRIES) return givenUp('crash');
    const began = performance.now();
    let used = 0;
    let outcome: ReadingOutcome = 'put_back';
    try {
      const done = await work({ signal: this.stop.signal, onUsed: (milliseconds) => (used += milliseconds) });
      outcome = 'read';
      return done;
    } catch (error) {
      const stopped = error instanceof SandboxStopped ? error : undefined;
      if (stopped ? !stopped.isOfTask : isAway(error)) {
        await this.withRetries(() => this.waiting.putBack(resume, false, this.stop.signal.aborted ? 0 : BUSY_SECONDS));
        return undefined;
      }
      const { resume_id: resumeId, to_read: step, tries } = resume;
      const cause = stopped?.cause ?? 'crash';
      this.logger.warn({ resumeId, step, tries, ...(stopped ? { cause } : { error }) }, 'A resume could not be read');
      if (cause !== 'crash' || tries >= MAX_TRIES) {
        outcome = 'given_up';
        return givenUp(cause);
      }
      await this.withRetries(() => this.waiting.putBack(resume, true));
      return undefined;
    } finally {
      this.metrics.countReading(resume.to_read, outcome, (performance.now() - began) / 1_000);
      await this.waiting.addTime(resume, used).catch(() => undefined);
    }
  }

  /** Stores a result, with retries while the database is away. */
  private async withRetries(write: () => Promise<void>): Promise<void> {
    for (let writes = 1; ; writes += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (!isAway(error) || writes >= MAX_WRITES || this.stop.signal.aborted) throw error;
        await delay(BETWEEN_WRITES_MILLISECONDS, undefined, { ref: false });
      }
    }
  }
}

interface FactsFound {
  facts: FoundFacts | null;
  problem: string | null;
}

/** A statement that timed out would time out again. */
function isAway(error: unknown): boolean {
  return isDatabaseAway(error) && databaseErrorCode(error) !== TOOK_TOO_LONG;
}
