import { Injectable } from '@nestjs/common';
import { type SandboxLimits, SandboxStopped, type StopCause } from '../../platform/files/sandbox/file-sandbox.js';
import { UnusableFile } from '../../platform/files/unusable-file.js';
import { type FoundFacts } from './facts/found-facts.js';
import { KnownSkills } from './facts/known-skills.js';
import { isPicture, kindOfMediaType, type ResumeKind } from './kinds/resume-kind.js';
import { ResumeReader } from './reading/resume-reader.js';
import { type HeldText } from './reading/task.js';
import { MAX_RECOGNIZED_PAGES } from './reading/text-of.js';
import {
  FACTS_NOT_READ,
  NO_TEXT,
  NO_TEXT_IN_PICTURE,
  onlyFirstPages,
  PICTURES_NOT_READ,
  STOP_MESSAGES,
} from './reading-messages.js';
import { ResumeFiles } from './resume-files.js';
import { type ReadText, type TakenResume } from './resume-readings.js';
import { UNUSABLE_FILE_PROBLEMS } from './resumes.problems.js';

/** Ends a step, and gets its processor time. */
export type StepWatch = Pick<SandboxLimits, 'signal' | 'onUsed'>;

/** The steps of reading a resume, each in the sandbox. */
@Injectable()
export class ResumeStepsService {
  constructor(
    private readonly files: ResumeFiles,
    private readonly reader: ResumeReader,
    private readonly skills: KnownSkills,
  ) {}

  /**
   * Reads the text layer of a file, or recognises its pages.
   * @returns undefined when the resume was deleted
   * @throws SandboxStopped when it exceeded a limit, the machine is too busy, or the product stops
   */
  async text(resume: TakenResume, watch: StepWatch): Promise<ReadText | undefined> {
    const bytes = await this.files.read(resume.resume_id);
    if (!bytes) return undefined;
    const kind = kindOfMediaType(resume.media_type);
    try {
      if (resume.to_read === 'pictures') return await this.shown(kind, bytes, resume.text ?? '', watch);
      const held = isPicture(kind) ? undefined : await this.held(kind, bytes, watch);
      if (held && (resume.to_read === 'text' || held.to_read !== 'pictures')) return held;
      return await this.shown(kind, bytes, held?.text ?? '', watch);
    } catch (error) {
      if (error instanceof UnusableFile) return failed(UNUSABLE_FILE_PROBLEMS[error.reason].sentence);
      throw error;
    }
  }

  /**
   * Finds facts in a text.
   * @throws SandboxStopped as above
   */
  async facts({ text }: TakenResume, watch: StepWatch): Promise<FoundFacts> {
    for await (const line of this.reader.read({ task: 'facts' }, Buffer.from(text ?? ''), watch)) {
      if ('facts' in line) return { ...line.facts, skills: await this.skills.namedIn(text ?? '') };
    }
    throw new SandboxStopped('crash');
  }

  private async held(kind: ResumeKind, bytes: Buffer, watch: StepWatch): Promise<ReadText> {
    const { text, pages, pagesRead, isWhole } = await this.heldText(kind, bytes, watch);
    if (!isWhole) return { text_state: 'pending', text, page_count: pages, problem: null, to_read: 'pictures' };
    return text ? ready(text, pages, pagesRead) : withoutText(NO_TEXT, pages);
  }

  private async heldText(kind: ResumeKind, bytes: Buffer, watch: StepWatch): Promise<HeldText> {
    for await (const line of this.reader.read({ task: 'text', kind }, bytes, watch)) if ('isWhole' in line) return line;
    throw new SandboxStopped('crash');
  }

  /** What was recognised before the limit is kept. */
  private async shown(kind: ResumeKind, bytes: Buffer, held: string, watch: StepWatch): Promise<ReadText> {
    let last: { recognized: string; pagesRead: number; pages: number } | undefined;
    try {
      const task = { task: 'recognize', kind, maxPages: MAX_RECOGNIZED_PAGES, held } as const;
      for await (const line of this.reader.read(task, bytes, watch)) if ('recognized' in line) last = line;
    } catch (error) {
      if (!last?.recognized || !(error instanceof SandboxStopped) || !error.isOfTask) throw error;
    }
    if (!last) throw new SandboxStopped('crash');
    if (last.recognized) return ready(last.recognized, last.pages, last.pagesRead);
    return withoutText(NO_TEXT_IN_PICTURE, last.pages);
  }
}

/** The text to keep when reading failed: the text layer beside the pictures, if any. */
export function unreadText({ to_read, text }: TakenResume, cause: StopCause): ReadText {
  if (to_read !== 'pictures' || !text) return failed(STOP_MESSAGES[cause]);
  return { text_state: 'ready', text, page_count: null, problem: PICTURES_NOT_READ, to_read: 'facts' };
}

/** The problem to show when the facts of a text could not be found. */
export function unreadFacts({ problem }: TakenResume): string {
  return problem ? `${problem}. ${FACTS_NOT_READ}` : FACTS_NOT_READ;
}

function ready(text: string, pages: number | null, pagesRead: number): ReadText {
  const isPart = pages !== null && pagesRead < pages;
  const problem = isPart ? onlyFirstPages(pagesRead, pages) : null;
  return { text_state: 'ready', text, page_count: pages, problem, to_read: 'facts' };
}

function withoutText(problem: string, pages: number | null): ReadText {
  return { text_state: 'no_text', text: null, page_count: pages, problem, to_read: null };
}

function failed(problem: string): ReadText {
  return { text_state: 'failed', text: null, page_count: null, problem, to_read: null };
}
