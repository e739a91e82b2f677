import { Injectable } from '@nestjs/common';
import { ApiException } from '../../platform/errors/problem.js';
import { SandboxStopped } from '../../platform/files/sandbox/file-sandbox.js';
import { UnusableFile } from '../../platform/files/unusable-file.js';
import { type Caller } from '../../platform/http/caller.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { UPLOADS_BUSY } from '../../platform/uploads/uploads.problems.js';
import { type ResumePreviewDto } from './dto/resume.dto.js';
import { KnownSkills } from './facts/known-skills.js';
import { type ResumeKind } from './kinds/resume-kind.js';
import { ResumeReader } from './reading/resume-reader.js';
import { ResumeOpenerService } from './resume-opener.service.js';
import { STAFF_RESUME_UPLOADS } from './resumes.limits.js';
import { unusableFileException } from './resumes.problems.js';

/** Somebody waits: of a scan the first page is read. */
const MAX_PAGES = 1;
/** After a minute the console has given up. */
const MAX_WAIT_MILLISECONDS = 55_000;
const SECONDS_TO_WAIT = 5;

/** Says what a resume says of its person before there is one; keeps nothing (docs/rules.md#resume-looks). */
@Injectable()
export class ResumePreviewService {
  constructor(
    private readonly opener: ResumeOpenerService,
    private readonly reader: ResumeReader,
    private readonly skills: KnownSkills,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * @throws ApiException (415, 422) when the file cannot be a resume
   * @throws ApiException (429) after many uploads, or many that were refused
   * @throws ApiException (503) when this machine is too busy
   */
  look({ email, address }: Caller, bytes: Buffer): Promise<ResumePreviewDto> {
    return this.limits.takeForEither(STAFF_RESUME_UPLOADS, { email, address }, async () => {
      const kind = await this.opener.kindOf(bytes);
      try {
        return await this.said(await this.textOf(kind, bytes));
      } catch (error) {
        if (error instanceof UnusableFile) throw unusableFileException(error.reason);
        if (!(error instanceof SandboxStopped)) throw error;
        throw new ApiException(UPLOADS_BUSY, { retryAfter: SECONDS_TO_WAIT });
      }
    });
  }

  private async said(text: string): Promise<ResumePreviewDto> {
    for await (const line of this.reader.read({ task: 'facts' }, Buffer.from(text))) {
      if (!('facts' in line)) continue;
      const { email, phone } = line.facts;
      return { full_name: line.name, email, phone, skills: await this.skills.namedIn(text) };
    }
    throw new SandboxStopped('crash');
  }

  private async textOf(kind: ResumeKind, bytes: Buffer): Promise<string> {
    const signal = AbortSignal.timeout(MAX_WAIT_MILLISECONDS);
    let text = '';
    let isWhole = true;
    for await (const line of this.reader.read({ task: 'text', kind }, bytes, { signal }))
      if ('isWhole' in line) ({ text, isWhole } = line);
    if (isWhole) return text;
    const task = { task: 'recognize', kind, maxPages: MAX_PAGES, held: text } as const;
    for await (const line of this.reader.read(task, bytes, { signal }))
      if ('recognized' in line) text = line.recognized;
    return text;
  }
}
