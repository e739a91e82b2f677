import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { factsInText } from './facts/facts-in-text.js';
import { type FoundFacts } from './facts/found-facts.js';
import { KnownSkills } from './facts/known-skills.js';
import { kindOfMediaType, RESUME_KINDS, type ResumeKind } from './kinds/resume-kind.js';
import { SandboxStopped, type StopCause } from '../files/sandbox/file-sandbox.js';
import { UnusableFile } from '../files/unusable-file.js';
import { isLegible } from './reading/legible.js';
import { ResumeReader } from './reading/resume-reader.js';
import { UNUSABLE } from './refusals.js';
import { ResumeFiles } from './resume-files.js';
import { type TextState } from './resume.entity.js';

const MAX_RECOGNISED_PAGES = 10;
/** A page with fewer letters is taken for a picture. */
const MIN_LETTERS_OF_PAGE = 25;
const MAX_AT_START = 10_000;

const PENDING = new PreparedStatement<{ media_type: string }>(
  `select media_type from resumes where resume_id = $1 and text_state = 'pending'`,
);
const ALL_PENDING = new PreparedStatement<{ resume_id: number }>(
  `select resume_id from resumes where text_state = 'pending' order by resume_id limit ${MAX_AT_START}`,
);
const FINISH = new PreparedStatement(
  `update resumes set text_state = $2, text = $3, page_count = $4, facts = $5, problem = $6
   where resume_id = $1 and text_state = 'pending'`,
);

/** What was found in a file. */
interface Found {
  state: TextState;
  text: string | null;
  pages: number | null;
  problem: string | null;
}

/** Reads the texts of resumes, one at a time, after they were uploaded. */
@Injectable()
export class ResumeTexts implements OnApplicationBootstrap {
  private readonly logger = new Logger('Resumes');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly files: ResumeFiles,
    private readonly reader: ResumeReader,
    private readonly skills: KnownSkills,
    private readonly work: WorkQueue,
  ) {
    work.handle('resume_text', ({ resume_id }) => this.read(resume_id));
  }

  /** The queue is not in backups, and may have given up. */
  async onApplicationBootstrap(): Promise<void> {
    await this.addPending();
  }

  /** Adds what waits to be read. */
  async addPending(): Promise<void> {
    const pending = await this.statements.run(ALL_PENDING, []);
    if (!pending.length) return;
    await this.dataSource.transaction(async (transaction) => {
      for (const { resume_id } of pending) await this.work.add(transaction, 'resume_text', { resume_id }, resume_id);
    });
  }

  /** Reads a resume that waits; one that is gone or was read meanwhile is left alone. */
  private async read(resumeId: number): Promise<void> {
    const [resume] = await this.statements.run(PENDING, [resumeId]);
    const bytes = resume && (await this.files.read(resumeId));
    if (!bytes) return;
    const { state, text, pages, problem } = await this.found(kindOfMediaType(resume.media_type), bytes, resumeId);
    const facts = text === null ? null : await this.factsOf(text);
    await this.statements.write(FINISH, [resumeId, state, text, pages, facts && JSON.stringify(facts), problem]);
  }

  private async factsOf(text: string): Promise<FoundFacts> {
    return { ...factsInText(text, new Date()), skills: await this.skills.namedIn(text) };
  }

  /** @throws SandboxStopped when the product stops meanwhile, so that it is read again */
  private async found(kind: ResumeKind, bytes: Buffer, resumeId: number): Promise<Found> {
    try {
      const { text, pages, pagesRead } = await this.textIn(kind, bytes);
      const letters = text.replace(/\s/g, '').length;
      const isComplete = letters >= MIN_LETTERS_OF_PAGE * Math.min(pagesRead, MAX_RECOGNISED_PAGES);
      if (!RESUME_KINDS[kind].hasPages || (isComplete && isLegible(text))) {
        if (!letters) return { state: 'no_text', text: null, pages, problem: 'The file holds no text' };
        return { state: 'ready', text, pages, problem: partlyRead(pagesRead, pages) };
      }
      return await this.recognised(kind, bytes, text, pages);
    } catch (error) {
      if (error instanceof UnusableFile) return failed(UNUSABLE[error.reason].sentence);
      const sentence = error instanceof SandboxStopped ? STOPPED[error.cause] : undefined;
      if (!(error instanceof SandboxStopped) || !sentence) throw error;
      const { cause, errorText } = error;
      this.logger.warn({ resumeId, cause, errorText }, 'A resume could not be read');
      return failed(sentence);
    }
  }

  private async textIn(
    kind: ResumeKind,
    bytes: Buffer,
  ): Promise<{ text: string; pages: number | null; pagesRead: number }> {
    for await (const line of this.reader.read({ task: 'text', kind }, bytes)) {
      if ('text' in line) return line;
    }
    throw new SandboxStopped('crash');
  }

  /** What pictures show; what was recognised until it took too long is kept. */
  private async recognised(kind: ResumeKind, bytes: Buffer, text: string, pages: number | null): Promise<Found> {
    const texts: string[] = [];
    let pagesRead = 0;
    let stopped: SandboxStopped | undefined;
    try {
      const task = { task: 'recognize', kind, maxPages: MAX_RECOGNISED_PAGES } as const;
      for await (const line of this.reader.read(task, bytes)) {
        if (!('recognized' in line)) continue;
        pagesRead += 1;
        if (line.recognized.trim()) texts.push(line.recognized);
      }
    } catch (error) {
      if (!(error instanceof SandboxStopped) || !error.isOfTask || (!pagesRead && !text)) throw error;
      stopped = error;
    }
    const best = betterText(text, texts.join('\n\n'));
    if (best) return { state: 'ready', text: best, pages, problem: partlyRead(pagesRead, pages) };
    if (stopped) throw stopped;
    return { state: 'no_text', text: null, pages, problem: 'No text could be recognised in the picture' };
  }
}

/** A machine that is too busy, and a product that ends, are no fault of the file. */
const STOPPED: Partial<Record<StopCause, string>> = {
  time: 'The text could not be read in time',
  memory: 'The file needs too much memory to be read',
  crash: 'The text of this file could not be read',
};

/** A page with a few letters is recognised as a whole. */
function betterText(held: string, recognised: string): string {
  if (isLegible(held) !== isLegible(recognised)) return isLegible(held) ? held : recognised;
  return held.length > recognised.length ? held : recognised;
}

function failed(problem: string): Found {
  return { state: 'failed', text: null, pages: null, problem };
}

function partlyRead(pagesRead: number, pages: number | null): string | null {
  return pages !== null && pagesRead < pages ? `Only the first ${pagesRead} of ${pages} pages were read` : null;
}
