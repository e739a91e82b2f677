import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Employee } from '../../../employees/employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../../../employees/employees.problems.js';
import { JobRequest } from '../../../jobs/job-request.entity.js';
import { CONNECTABLE_JOB_STATUSES } from '../../../jobs/job-status.js';
import { JOB_NOT_FOUND } from '../../../jobs/jobs.problems.js';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type ListCall } from '../../../platform/lists/list-call.js';
import { type ListPage } from '../../../platform/lists/list-page.js';
import { readRange } from '../../../platform/lists/list-query.js';
import { ListReader } from '../../../platform/lists/list-reader.js';
import { PAGE_TOO_LONG } from '../search/search.problems.js';
import { MatchCandidatesService } from './match-candidates.service.js';
import { reasonsInWords } from './match-reasons.js';
import { type MatchSide, matchStatement, type Pairs } from './match-sql.js';

const MAX_PAGE = 100;
const FIRST_PAGE = '[0,24]';
/** Of a person's jobs that many are compared, those that name most of the skills first, then the newest. */
const MAX_JOBS = 200;
const RECENT_JOBS = 2000;

/** Open jobs whose title and texts name most of a person's skills. */
const OPEN_JOBS = `select array_agg(request_id) as requests from (
    select j.request_id from (
      select request_id, created_at, fold(concat_ws(' ', title, domain, requirements, description, skills::text)) as said
      from job_requests where status = any($2::text[]) order by created_at desc, request_id desc limit ${RECENT_JOBS}) j
    order by (select count(*) from employees e, unnest(e.skill_keys) skill where e.employee_id = $1 and strpos(j.said, skill) > 0) desc,
      j.created_at desc, j.request_id desc limit ${MAX_JOBS + 1}) open`;

/** Who fits which job, and why (docs/candidates.md#how-the-score-is-made). */
@Injectable()
export class MatchesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly candidates: MatchCandidatesService,
    private readonly lists: ListReader,
  ) {}

  /** People for a job, the best first, ties by newest; 25 unless a range is given, 100 at most. */
  async ofJob(id: number, call: ListCall, isPlacedHidden = false): Promise<ListPage> {
    if (!(await this.dataSource.manager.existsBy(JobRequest, { request_id: id })))
      throw new ApiException(JOB_NOT_FOUND);
    const { employees, isBounded } = await this.candidates.forJob(id);
    return this.page('people', call, { employees, requests: [id], isBounded, isPlacedHidden });
  }

  /** Open jobs for a person, the best first, ties by newest; 25 unless a range is given, 100 at most. */
  async ofEmployee(id: number, call: ListCall): Promise<ListPage> {
    if (!(await this.dataSource.manager.existsBy(Employee, { employee_id: id }))) {
      throw new ApiException(EMPLOYEE_NOT_FOUND);
    }
    const [row] = await this.statements.read<{ requests: number[] | null }>({
      text: OPEN_JOBS,
      values: [id, CONNECTABLE_JOB_STATUSES],
    });
    const requests = row?.requests ?? [];
    return this.page('jobs', call, {
      employees: [id],
      requests: requests.slice(0, MAX_JOBS),
      isBounded: requests.length > MAX_JOBS,
    });
  }

  private async page(side: MatchSide, call: ListCall, pairs: Pairs): Promise<ListPage> {
    const range = call.parameters['range'] ?? FIRST_PAGE;
    if (readRange(range).limit > MAX_PAGE) throw new ApiException(PAGE_TOO_LONG, { values: { max: MAX_PAGE } });
    const page = await this.lists.pageOf('matches', { ...call, parameters: { range } }, (offset, limit) =>
      matchStatement(side, pairs, offset, limit),
    );
    return page.mapped<{ reasons: Record<string, unknown> }>((row) => ({
      ...row,
      reasons: reasonsInWords(row.reasons),
    }));
  }
}
