import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { letterheadOf } from '../../agency/letterhead.js';
import { kindOfMediaType, RESUME_KINDS } from '../../employees/resumes/kinds/resume-kind.js';
import { ResumeFiles } from '../../employees/resumes/resume-files.js';
import { Env } from '../../platform/config/env.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type MadePdf } from '../../platform/threads/answering.js';
import { FairQueue } from '../../platform/threads/fair-queue.js';
import { Threads } from '../../platform/threads/threads.js';
import { type CandidateDto } from './candidates.list.js';
import { CandidatesService } from './candidates.service.js';
import { type PrintedProfile } from './pdf/draw-profile.js';
import { ProfileTermsService } from './profile-terms.service.js';
import { CANDIDATE_NOT_FOUND, PROFILES_BUSY } from './submissions.problems.js';

const MAX_WAITING = 64;
const SECONDS_TO_WAIT = 2;

/** Parameters: the candidate, its company. */
const RESUME = new PreparedStatement<{ resume_id: number; size_bytes: number; media_type: string }>(
  `select r.resume_id, r.size_bytes, r.media_type from shown_candidates() t
     join connections c using (connection_id) join resumes r on r.employee_id = c.employee_id and r.shown
   where t.connection_id = $1 and t.company_id = $2 and t.has_file`,
);

/** Files of people for the companies that see them. Their names say nothing about the person. */
@Injectable()
export class CandidateFilesService implements OnApplicationShutdown {
  private readonly threads: Threads<PrintedProfile, MadePdf>;
  private readonly queue: FairQueue;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly candidates: CandidatesService,
    private readonly terms: ProfileTermsService,
    private readonly settings: AgencySettingsService,
    private readonly resumes: ResumeFiles,
  ) {
    this.queue = new FairQueue(
      { concurrency: 1, maxWaiting: MAX_WAITING, maxWaitMilliseconds: env.maxWaitMilliseconds },
      () => new ApiException(PROFILES_BUSY, { retryAfter: SECONDS_TO_WAIT }),
    );
    this.threads = new Threads(new URL('./pdf/profile-thread.js', import.meta.url), {
      memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    });
  }

  /**
   * The profile on the agency's letterhead, drawn anew for this reader. It counts as opened once it is handed out.
   * @throws ApiException (404) when the company does not see the person
   * @throws ApiException (429) when too many wait
   */
  async profile(caller: Caller, connectionId: number): Promise<FileReply> {
    const printed = await this.printed(caller, await this.candidates.look(caller, connectionId));
    const { pdf } = await this.queue.run({ network: String(caller.companyId), account: '' }, () =>
      this.threads.run(printed),
    );
    await this.candidates.one(caller, connectionId, 'file');
    return {
      filename: `Profile ${connectionId}.pdf`,
      contentType: 'application/pdf',
      isShown: true,
      content: Buffer.from(pdf),
    };
  }

  /**
   * The resume as it was uploaded.
   * @throws ApiException (404) where the agency does not give it out
   */
  async resume(caller: Caller, connectionId: number): Promise<FileReply> {
    await this.terms.refuseWithout(caller);
    const { userId, email: name, companyId } = caller;
    return this.dataSource.transaction(async (transaction) => {
      const [resume] = await RESUME.within(transaction, [connectionId, companyId]);
      if (!resume) throw new ApiException(CANDIDATE_NOT_FOUND);
      await this.candidates.opened(transaction, [connectionId], { channel: 'file', userId, name });
      const { size_bytes: bytes, media_type: contentType } = resume;
      const [extension] = RESUME_KINDS[kindOfMediaType(contentType)].extensions;
      const content = this.resumes.stream(resume);
      return { filename: `Resume ${connectionId}.${extension}`, contentType, bytes, content };
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  private async printed({ email: reader }: Caller, candidate: CandidateDto): Promise<PrintedProfile> {
    const facts: [string, string | null][] = [
      ['Phone', candidate.phone],
      ['Email', candidate.email],
      ['Qualification', candidate.qualification],
      ['Skills', candidate.skills.map(({ skill_name }) => skill_name).join(', ')],
      ['Preferred location', candidate.preferred_location],
      ['Preferred salary', candidate.preferred_salary],
    ];
    return {
      agency: letterheadOf(await this.settings.current()),
      job_title: candidate.job_title,
      name: candidate.full_name ?? candidate.display_name,
      headline: candidate.headline,
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
      note: candidate.note,
      resume_text: candidate.resume_text,
      reader,
      printed_at: new Date().toISOString(),
    };
  }
}
