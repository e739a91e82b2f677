import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { IntroductionsService } from '../introductions/introductions.service.js';
import { JobRequest } from '../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../jobs/jobs.problems.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { MAX_ROWS } from '../platform/lists/list-query.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { shownColumns } from '../platform/lists/list-sql.js';
import { CandidateOpening, type OpeningChannel } from './candidate-opening.entity.js';
import { type CandidateCountDto, type CandidateDto } from './candidate.dto.js';
import { CANDIDATE, CANDIDATES } from './candidates.list.js';
import { ProfileTermsService } from './profile-terms.service.js';
import { CANDIDATE_NOT_FOUND } from './submissions.problems.js';

/** Of a company: parameters are the candidate and the company. */
const ONE = new PreparedStatement<{ record: CandidateDto }>(
  `select row_to_json(r) as record from (select ${shownColumns(CANDIDATE)} from ${CANDIDATE.table} t
     where t.connection_id = $1 and t.company_id = $2) r`,
);

/** Parameter: the company. Who was placed, or is out, waits for no answer. */
const COUNTS = new PreparedStatement<CandidateCountDto>(
  `select request_id, count(*)::int as total,
     (count(*) filter (where answer is null and stage not in ('placed', 'closed')))::int as unanswered
   from shown_candidates() where company_id = $1 group by request_id order by request_id desc limit ${MAX_ROWS}`,
);

/** Parameters: the connection, and who opened it. */
const FIRST_OPENING = new PreparedStatement<{ submission_id: number }>(
  `update submissions set first_opened_at = clock_timestamp(), first_opened_by = $2
   where submission_id = (select submission_id from submissions where connection_id = $1 order by submission_id desc limit 1)
     and first_opened_at is null returning submission_id`,
);

/** Who opens a profile, and how. */
export interface Reader {
  channel: OpeningChannel;
  userId: number | null;
  /** E-mail of the account, or the name that was typed at a link. */
  name: string;
}

/** People as companies see them (docs/rules.md#submissions). */
@Injectable()
export class CandidatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly statements: Statements,
    private readonly terms: ProfileTermsService,
    private readonly introductions: IntroductionsService,
  ) {}

  /**
   * The people whom the caller's company sees for a job.
   * @throws ApiException (403) before the terms for profiles are accepted
   * @throws ApiException (404) when the job is another company's
   */
  async ofJob(caller: Caller, request_id: number, call: ListCall): Promise<ListPage> {
    await this.terms.refuseWithout(caller);
    const company_id = caller.companyId ?? 0;
    if (!(await this.dataSource.manager.existsBy(JobRequest, { request_id, company_id }))) {
      throw new ApiException(JOB_NOT_FOUND);
    }
    return this.lists.page(CANDIDATES, { ...call, scope: { company_id, request_id } });
  }

  /** How many people the caller's company sees for each of its jobs; jobs without any are left out. */
  async counts({ companyId }: Caller): Promise<CandidateCountDto[]> {
    return this.statements.run(COUNTS, [companyId ?? 0]);
  }

  /**
   * One person whom the caller's company sees. The opening is noted.
   * @throws ApiException (403) before the terms for profiles are accepted
   * @throws ApiException (404) when the company does not see the person
   */
  async one(caller: Caller, connectionId: number, channel: OpeningChannel = 'login'): Promise<CandidateDto> {
    await this.terms.refuseWithout(caller);
    const { userId, email: name, companyId } = caller;
    return this.dataSource.transaction(async (transaction) => {
      const candidate = await this.read(transaction, connectionId, companyId ?? 0);
      await this.opened(transaction, connectionId, { channel, userId, name });
      return candidate;
    });
  }

  /** @throws ApiException (404) when the company does not see the person */
  async read(transaction: EntityManager, connectionId: number, companyId: number): Promise<CandidateDto> {
    const [row] = await ONE.within(transaction, [connectionId, companyId]);
    if (!row) throw new ApiException(CANDIDATE_NOT_FOUND);
    return row.record;
  }

  /** Notes that a reader of the company opened a profile; the first time is proof of the introduction. */
  async opened(transaction: EntityManager, connection_id: number, { channel, userId, name }: Reader): Promise<void> {
    await transaction.insert(CandidateOpening, { connection_id, channel, user_id: userId, reader: name });
    const [first] = await FIRST_OPENING.within(transaction, [connection_id, name]);
    if (first) await this.introductions.opened(transaction, connection_id);
  }
}
