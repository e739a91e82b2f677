import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { existing } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { isStaff } from '../../platform/http/role.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { type ResumeDto } from './dto/resume.dto.js';
import { cleanFileName } from './file-name.js';
import { RESUME_KINDS } from './kinds/resume-kind.js';
import { firstStepOf, Resume } from './resume.entity.js';
import { ResumeFiles } from './resume-files.js';
import { ResumeOpenerService } from './resume-opener.service.js';
import { type ResumeOwner } from './resume-owner.js';
import { resumeDto } from './resume-queries.service.js';
import { ResumeReadings } from './resume-readings.js';
import { RESUME_UPLOADS, STAFF_RESUME_UPLOADS } from './resumes.limits.js';
import { RESUME_NOT_FOUND, RESUME_WAS_READ } from './resumes.problems.js';

/** Per person, including the shown one. The oldest are deleted, so that one person cannot fill the database. */
const MAX_STORED = 20;

/** Adds and removes the resumes of employees (docs/rules.md#resumes). */
@Injectable()
export class ResumesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: ResumeFiles,
    private readonly opener: ResumeOpenerService,
    private readonly audit: AuditService,
    private readonly limits: RateLimitsService,
    private readonly waiting: ResumeReadings,
  ) {}

  /**
   * Stores a file as the shown resume of a person. Its text is read later.
   * @throws ApiException (415, 422) when the file cannot be a resume
   * @throws ApiException (429) after many uploads, or many that were refused
   */
  async upload(caller: Caller, owner: ResumeOwner, file: UploadedFile): Promise<ResumeDto> {
    const limits = isStaff(caller.role) ? STAFF_RESUME_UPLOADS : RESUME_UPLOADS;
    const { email, address } = caller;
    return this.limits.takeForEither(limits, { email, address }, async () => {
      const kind = await this.opener.kindOf(file.bytes);
      const fileName = cleanFileName(file.fileName, kind);
      return this.dataSource.transaction(async (transaction) => {
        const name = await lockedName(transaction, owner);
        const before = await hideShown(transaction, owner.employeeId);
        const resume = transaction.create(Resume, {
          employee_id: owner.employeeId,
          file_name: fileName,
          media_type: RESUME_KINDS[kind].mediaType,
          size_bytes: file.bytes.length,
          sha256: file.sha256,
          uploaded_by_role: caller.role,
          uploaded_by: caller.userId,
          to_read: firstStepOf(kind),
        });
        await transaction.insert(Resume, resume);
        await this.files.save(transaction, resume.resume_id, file.bytes);
        await dropOldest(transaction, owner.employeeId);
        await this.waiting.add(transaction, resume);
        await this.recordChange(transaction, caller, owner, { name, before, after: fileName });
        return resumeDto(resume);
      });
    });
  }

  /**
   * Deletes the shown resume of a person.
   * @throws ApiException (404) when there is no such person, or no shown resume
   */
  async remove(caller: Caller, owner: ResumeOwner): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const name = await lockedName(transaction, owner);
      const which = { employee_id: owner.employeeId, shown: true };
      const resume = await existing(transaction, Resume, which, RESUME_NOT_FOUND);
      await transaction.delete(Resume, { resume_id: resume.resume_id });
      await this.recordChange(transaction, caller, owner, { name, before: resume.file_name, after: null });
      return { message: 'Resume deleted successfully', id: resume.resume_id };
    });
  }

  /**
   * Has a resume read again whose text or facts could not be read.
   * @param resumeId the shown one by default
   * @throws ApiException (409) when it was read, or is waiting
   * @throws ApiException (429) after many uploads and such calls
   */
  async readAgain(caller: Caller, owner: ResumeOwner, resumeId?: number): Promise<ResumeDto> {
    const limits = isStaff(caller.role) ? STAFF_RESUME_UPLOADS : RESUME_UPLOADS;
    const { email, address } = caller;
    return this.limits.takeForSuccess(limits.success, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        await lockedName(transaction, owner);
        const which = resumeId ? { resume_id: resumeId } : { shown: true };
        const ofOwner = { employee_id: owner.employeeId, ...which };
        const resume = await existing(transaction, Resume, ofOwner, RESUME_NOT_FOUND);
        const waiting = await this.waiting.readAgain(transaction, resume.resume_id);
        if (!waiting) throw new ApiException(RESUME_WAS_READ);
        return resumeDto({ ...resume, text_state: 'pending' });
      }),
    );
  }

  /** A resume is part of its person: audited as a change of the employee. */
  private async recordChange(
    transaction: EntityManager,
    caller: Caller,
    { employeeId }: ResumeOwner,
    { name, before, after }: { name: string; before: string | null; after: string | null },
  ): Promise<void> {
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'employee',
      recordId: employeeId,
      name,
      before: { resume: before },
      after: { resume: after },
    });
  }
}

/**
 * Locks the person, so that resumes cannot be added or removed in between.
 * @returns the name
 */
async function lockedName(transaction: EntityManager, { employeeId, notFound }: ResumeOwner): Promise<string> {
  const [employee] = await transaction.query<{ full_name: string }[]>(
    'select full_name from employees where employee_id = $1 for no key update',
    [employeeId],
  );
  if (!employee) throw new ApiException(notFound);
  return employee.full_name;
}

/** @returns the name of the file that was shown, if any */
async function hideShown(transaction: EntityManager, employeeId: number): Promise<string | null> {
  const shown = await transaction.findOneBy(Resume, { employee_id: employeeId, shown: true });
  if (shown) await transaction.update(Resume, { resume_id: shown.resume_id }, { shown: false });
  return shown?.file_name ?? null;
}

async function dropOldest(transaction: EntityManager, employeeId: number): Promise<void> {
  await transaction.query(
    `delete from resumes where resume_id in (
       select resume_id from resumes where employee_id = $1 order by resume_id desc offset ${MAX_STORED})`,
    [employeeId],
  );
}
