import { Injectable } from '@nestjs/common';
import { AuditService } from '../../auth/audit/audit.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isStaff } from '../../platform/http/role.js';
import { type ListedResumeDto, type ReadResumeDto, type ResumeDetailsDto, type ResumeDto } from './dto/resume.dto.js';
import { differingFacts, type KnownFacts } from './facts/differing-facts.js';
import { savedName } from './file-name.js';
import { kindOfMediaType, RESUME_KINDS } from './kinds/resume-kind.js';
import { problemsIn, READ_TOMORROW } from './reading-messages.js';
import { READING_TIME, WAITS_FOR_TOMORROW } from './reading-time.js';
import { type Resume } from './resume.entity.js';
import { ResumeFiles } from './resume-files.js';
import { ResumeOpenerService } from './resume-opener.service.js';
import { type ResumeOwner } from './resume-owner.js';
import { PAGE_NOT_FOUND, RESUME_NOT_FOUND } from './resumes.problems.js';

type UploadedResume = Pick<
  Resume,
  'resume_id' | 'file_name' | 'media_type' | 'size_bytes' | 'sha256' | 'uploaded_at' | 'uploaded_by_role' | 'text_state'
>;
type ListedResume = UploadedResume & Pick<Resume, 'employee_id' | 'page_count' | 'shown'>;
type FoundResume = ListedResume &
  Pick<Resume, 'text' | 'facts' | 'problem'> & { known: KnownFacts & { full_name: string } };

/** SQL: whether a resume was read. One that is being read again keeps its former text. */
const IS_READ = `coalesce(r.to_read, 'again') = 'again'`;
/** Facts are shown with their text. */
const COLUMNS = `r.resume_id, r.employee_id, r.file_name, r.media_type, r.size_bytes, r.sha256, r.uploaded_at,
  r.uploaded_by_role, case when ${IS_READ} then r.text_state else 'pending' end as text_state, r.page_count, r.shown`;

/** One resume of a person: that of a key, or the shown one. */
const ONE = new PreparedStatement<FoundResume>(
  `select ${COLUMNS}, case when ${IS_READ} then r.text end as text, r.facts,
     case when ${IS_READ} then r.problem when ${WAITS_FOR_TOMORROW} then '${READ_TOMORROW}' end as problem, jsonb_build_object('full_name', e.full_name, 'email', e.email, 'phone', e.phone,
     'qualification', e.qualification, 'skills', e.skills) as known
   from resumes r join employees e using (employee_id) ${READING_TIME}
   where employee_id = $1 and not e.restricted and case when $2::int is null then r.shown else r.resume_id = $2 end`,
);
/** One row at least for an existing person. */
const ALL = new PreparedStatement<ListedResume>(
  `select ${COLUMNS} from employees e left join resumes r using (employee_id) where e.employee_id = $1 and not e.restricted
   order by r.resume_id desc`,
);
const EXISTS = new PreparedStatement('select employee_id from employees where employee_id = $1 and not restricted');

/** Reads resumes, for employees and for the agency. */
@Injectable()
export class ResumeQueriesService {
  constructor(
    private readonly statements: Statements,
    private readonly files: ResumeFiles,
    private readonly opener: ResumeOpenerService,
    private readonly audit: AuditService,
  ) {}

  /** The caller's shown resume with its facts, if there is one. */
  async details(employeeId: number): Promise<ResumeDetailsDto> {
    const [resume] = await this.statements.run(ONE, [employeeId, null]);
    if (!resume) return { resume: null, facts: null, problem: null };
    const { problem } = resume;
    return {
      resume: resumeDto(resume),
      facts: factsOf(resume),
      problem,
      ...(problem && { problems: problemsIn(problem) }),
    };
  }

  /** All resumes of a person, newest first. */
  async all({ employeeId, notFound }: ResumeOwner): Promise<ListedResumeDto[]> {
    const rows = await this.statements.run(ALL, [employeeId]);
    if (!rows.length) throw new ApiException(notFound);
    return rows.filter(isResume).map(listedDto);
  }

  /** One resume of a person with its text. */
  async one(owner: ResumeOwner, resumeId: number): Promise<ReadResumeDto> {
    const resume = await this.found(owner, resumeId);
    const { text, problem } = resume;
    return { ...listedDto(resume), text, facts: factsOf(resume), problem };
  }

  /**
   * The file of a resume. Opening it by the agency is audited.
   * @param resumeId the shown one by default
   */
  async file(caller: Caller, owner: ResumeOwner, resumeId?: number): Promise<FileReply> {
    const resume = await this.found(owner, resumeId);
    await this.recordRead(caller, resume);
    return {
      filename: savedName(resume.file_name, kindOfMediaType(resume.media_type)),
      contentType: resume.media_type,
      bytes: resume.size_bytes,
      content: this.files.stream(resume),
    };
  }

  /**
   * A page of a PDF or a picture as PNG. Opening the first one by the agency is audited.
   * @param page counted from 1
   * @throws ApiException (404) when there is no such resume or page
   * @throws ApiException (422) when it cannot be drawn
   */
  async page(caller: Caller, owner: ResumeOwner, resumeId: number, page: number): Promise<FileReply> {
    const resume = await this.found(owner, resumeId);
    const kind = kindOfMediaType(resume.media_type);
    if (!RESUME_KINDS[kind].hasPages || page > (resume.page_count ?? page)) throw new ApiException(PAGE_NOT_FOUND);
    const pageOf = { resumeId, kind, page, read: () => this.contentOf(resume) };
    const content = await this.opener.page(pageOf, `account ${caller.userId}`);
    if (page === 1) await this.recordRead(caller, resume);
    return { filename: `page-${page}.png`, contentType: 'image/png', isShown: true, content };
  }

  private async found({ employeeId, notFound }: ResumeOwner, resumeId?: number): Promise<FoundResume> {
    const [resume] = await this.statements.run(ONE, [employeeId, resumeId ?? null]);
    if (resume) return resume;
    const [employee] = await this.statements.run(EXISTS, [employeeId]);
    throw new ApiException(employee ? RESUME_NOT_FOUND : notFound);
  }

  private async contentOf({ resume_id }: FoundResume): Promise<Buffer> {
    const content = await this.files.read(resume_id);
    if (!content) throw new ApiException(RESUME_NOT_FOUND);
    return content;
  }

  private async recordRead(caller: Caller, { employee_id, file_name, known }: FoundResume): Promise<void> {
    if (!isStaff(caller.role)) return;
    await this.audit.recordRead(caller, {
      action: 'read',
      recordKind: 'employee',
      recordId: employee_id,
      name: known.full_name,
      after: { resume: file_name },
    });
  }
}

export function resumeDto(resume: UploadedResume): ResumeDto {
  const { resume_id, file_name, media_type, size_bytes, sha256, uploaded_at, uploaded_by_role, text_state } = resume;
  return {
    resume_id,
    file_name,
    media_type,
    size_bytes,
    sha256,
    uploaded_at: uploaded_at.toISOString(),
    uploaded_by_role,
    text_state,
  };
}

function listedDto(resume: ListedResume): ListedResumeDto {
  return { ...resumeDto(resume), shown: resume.shown, page_count: resume.page_count };
}

function factsOf({ facts, known }: FoundResume): ResumeDetailsDto['facts'] {
  return facts && differingFacts(facts, known);
}

function isResume(row: ListedResume | { resume_id: null }): row is ListedResume {
  return row.resume_id !== null;
}
