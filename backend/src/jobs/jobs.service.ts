import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, Not } from 'typeorm';
import { refuseOtherThanStaff } from '../auth/accounts/staff.js';
import { AuditService } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { COMPANY_NOT_FOUND } from '../companies/companies.problems.js';
import { Company } from '../companies/company.entity.js';
import { type Skill } from '../employees/employee.entity.js';
import { type Changes, changesBetween, givenFields } from '../platform/changes.js';
import { advisoryLock } from '../platform/database/advisory-lock.js';
import { existing, FOR_SHARE, FOR_UPDATE } from '../platform/database/existing.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { type CreateJobDto, CreateJobForCompanyDto, type EditJobDto, type UpdateJobDto } from './dto/job-inputs.dto.js';
import { type CompanyJobDto, type JobRequestDto } from './job-request.dto.js';
import { JobRequest } from './job-request.entity.js';
import { COMPANY_JOB_REQUESTS, JOB_REQUESTS } from './job-requests.list.js';
import { CONNECTABLE_JOB_STATUSES } from './job-status.js';
import { JOB_NOT_FOUND, TOO_MANY_OPEN } from './jobs.problems.js';

const DELETION: DeletionRule<JobRequest> = {
  entity: JobRequest,
  kind: 'job request',
  label: 'Job request',
  notFound: JOB_NOT_FOUND,
  keyOf: (request_id) => ({ request_id }),
  nameOf: ({ title, company_name }) => `${title}, ${company_name}`,
  remove: (transaction, { request_id }) => transaction.delete(JobRequest, { request_id }),
};
/** Job requests of a company that are not closed (docs/rules.md#job-limits). */
const MAX_OPEN_JOBS = 500;

/** Fields that a company cannot clear. */
const NEVER_EMPTY = ['title', 'domain', 'description', 'employment_type', 'location', 'count', 'status'] as const;

type GivenJob = Omit<Partial<JobRequest>, 'skills'> & { skills?: Skill[] | null };

type Changing = Pick<JobRequest, 'status' | 'close_reason'>;

export interface JobChange {
  caller: Caller;
  requestId: number;
  /** `closed_at` is when it was closed, if it was. */
  before: Changing & Pick<JobRequest, 'closed_at'>;
  after: Changing;
}

export const JOB_CHANGED = transactionEvent<JobChange>('job.changed', 'A job request was changed.');

/** Job requests: posted by companies or by admins for them. */
@Injectable()
export class JobsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Posts a job request: of the caller's company, or by an admin for the company in the body.
   * @returns the job as the caller's list shows it
   * @throws ApiException (404) when the company does not exist
   * @throws ApiException (409) when the company has the maximum of open job requests
   */
  async create(caller: Caller, dto: CreateJobDto | CreateJobForCompanyDto): Promise<CompanyJobDto | JobRequestDto> {
    return this.dataSource.transaction(async (transaction) => {
      const company_id = dto instanceof CreateJobForCompanyDto ? dto.company_id : (caller.companyId ?? 0);
      if (caller.role === 'company') await refuseTooManyOpen(transaction, company_id);
      await existing(transaction, Company, { company_id }, COMPANY_NOT_FOUND, FOR_SHARE);
      const job = transaction.create(JobRequest, {
        ...dto,
        skills: dto.skills ?? [],
        count: dto.count ?? 1,
        company_id,
      });
      await transaction.insert(JobRequest, job);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'job request',
        recordId: job.request_id,
        name: job.title,
        after: { ...dto },
      });
      const view = caller.role === 'company' ? COMPANY_JOB_REQUESTS : JOB_REQUESTS;
      return this.lists.record(view, job.request_id, JOB_NOT_FOUND, transaction);
    });
  }

  /** The caller's own job requests, newest first, up to the limit of an answer; `range` gives the others. */
  async ofCompany({ companyId }: Caller, call: ListCall): Promise<ListPage> {
    const { range } = call.parameters;
    return this.lists.page(COMPANY_JOB_REQUESTS, { ...call, parameters: { range, company_id: String(companyId) } });
  }

  /**
   * Changes one of the caller's own job requests.
   * @returns the job as stored
   * @throws ApiException (404) when it is not the caller's
   * @throws ApiException (409) when it is opened again and the company has the maximum of open ones
   */
  async update(caller: Caller, requestId: number, dto: UpdateJobDto): Promise<CompanyJobDto> {
    return this.dataSource.transaction(async (transaction) => {
      const own = { request_id: requestId, company_id: caller.companyId ?? 0 };
      if (
        dto.status &&
        dto.status !== 'closed' &&
        (await transaction.existsBy(JobRequest, { ...own, status: 'closed' }))
      ) {
        // locks the company before the job, as a change of the company's name does
        await refuseTooManyOpen(transaction, own.company_id);
      }
      const job = await this.locked(transaction, own);
      await this.save(transaction, caller, job, givenFields(dto, { keepWhenEmpty: NEVER_EMPTY }));
      return this.lists.record(COMPANY_JOB_REQUESTS, requestId, JOB_NOT_FOUND, transaction);
    });
  }

  /**
   * Changes a job request for an admin.
   * @returns the job as the admin's list shows it
   * @throws ApiException (400) when the admin in charge is none
   * @throws ApiException (409) when it was changed since the edit began
   */
  async edit(caller: Caller, requestId: number, { version, ...fields }: EditJobDto): Promise<JobRequestDto> {
    return this.dataSource.transaction(async (transaction) => {
      const job = await this.locked(transaction, { request_id: requestId });
      const given = givenFields(fields, { keepWhenEmpty: [] });
      refuseOtherVersion(job, version, !changesOf(job, given));
      await refuseOtherThanStaff(transaction, fields.owner_id);
      await this.save(transaction, caller, job, given);
      return this.lists.record(JOB_REQUESTS, requestId, JOB_NOT_FOUND, transaction);
    });
  }

  /** Opens a job for a replacement, with high priority unless it is urgent. */
  async openAgain(transaction: EntityManager, caller: Caller, requestId: number): Promise<void> {
    const job = await this.locked(transaction, { request_id: requestId });
    const priority = job.priority === 'urgent' ? job.priority : 'high';
    await this.save(transaction, caller, job, { status: 'open', priority });
  }

  /**
   * Closes a job; one that is closed stays as it is.
   * @returns the job as it was
   */
  async close(
    transaction: EntityManager,
    caller: Caller,
    requestId: number,
    close_reason: string,
  ): Promise<JobRequest> {
    const job = await this.locked(transaction, { request_id: requestId });
    if (job.status !== 'closed') await this.save(transaction, caller, job, { status: 'closed', close_reason });
    return job;
  }

  /** Deletes a job request with its connections. */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  private async locked(transaction: EntityManager, where: FindOptionsWhere<JobRequest>): Promise<JobRequest> {
    return existing(transaction, JobRequest, where, JOB_NOT_FOUND, FOR_UPDATE);
  }

  private async save(transaction: EntityManager, caller: Caller, job: JobRequest, given: GivenJob): Promise<void> {
    const changes = changesOf(job, given);
    if (!changes) return;
    await transaction.update(JobRequest, { request_id: job.request_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'job request',
      recordId: job.request_id,
      name: changes.after.title ?? job.title,
      ...changes,
    });
    const { status, close_reason } = { ...job, ...changes.after };
    await this.events.announce(JOB_CHANGED, transaction, {
      caller,
      requestId: job.request_id,
      before: job,
      after: { status, close_reason },
    });
  }
}

/** A job that takes people again has no reason any more why it does not. */
function changesOf(job: JobRequest, { skills, ...given }: GivenJob): Changes<JobRequest> | undefined {
  const isOpen = given.status !== undefined && CONNECTABLE_JOB_STATUSES.includes(given.status);
  return changesBetween(job, {
    ...given,
    ...(isOpen && { close_reason: null }),
    ...(skills !== undefined && { skills: skills ?? [] }),
  });
}

async function refuseTooManyOpen(transaction: EntityManager, company_id: number): Promise<void> {
  await advisoryLock(transaction, `open job requests of ${company_id}`);
  const open = await transaction.countBy(JobRequest, { company_id, status: Not('closed') });
  if (open >= MAX_OPEN_JOBS) {
    throw new ApiException(TOO_MANY_OPEN, { values: { max: MAX_OPEN_JOBS } });
  }
}
