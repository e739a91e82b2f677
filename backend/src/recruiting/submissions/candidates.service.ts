import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { IntroductionsService } from '../../connections/introductions/introductions.service.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { MAX_ROWS } from '../../platform/lists/list-query.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { shownColumns } from '../../platform/lists/list-sql.js';
import { type CandidateCountDto } from './candidate.dto.js';
import { type OpeningChannel } from './candidate-opening.entity.js';
import { CANDIDATE, type CandidateDto, CANDIDATES } from './candidates.list.js';
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

/**
 * The same reader within 15 minutes is one line, as long as it is the same submission. Parameters: the connections, the channel, account and
 * name of the reader.
 */
const OPENINGS = new PreparedStatement<object>(
  `with repeated as (
     update candidate_openings set times = times + 1
     where opening_id in (
       select max(o.opening_id) from candidate_openings o join connections c using (connection_id)
       where connection_id = any($1::int[]) and o.channel = $2 and o.user_id is not distinct from $3::int and o.reader = $4
         and o.opened_at >= greatest(now() - interval '15 minutes', c.submitted_at)
       group by connection_id)
     returning connection_id)
   insert into candidate_openings (connection_id, channel, user_id, reader)
   select opened.id, $2, $3::int, $4 from unnest($1::int[]) opened (id)
   where opened.id not in (select connection_id from repeated)`,
);

/** Of each last submission. Parameters: the connections, and who opened them. */
const FIRST_OPENINGS = new PreparedStatement<{ connection_id: number }>(
  `with unopened as (
     select submission_id from submissions s where connection_id = any($1::int[]) and first_opened_at is null
       and not exists (select from submissions l where l.connection_id = s.connection_id and l.submission_id > s.submission_id)
     order by submission_id for no key update)
   update submissions s set first_opened_at = clock_timestamp(), first_opened_by = $2
   from unopened where unopened.submission_id = s.submission_id returning s.connection_id`,
);

/** What an account has not opened within a day, of the present submission. Parameters: the connections, the account. */
const UNOPENED = new PreparedStatement<{ connection_id: number }>(
  `select connection_id from connections c where connection_id = any($1::int[]) and not exists (select from candidate_openings o
     where o.connection_id = c.connection_id and o.user_id = $2
       and o.opened_at >= greatest(now() - interval '1 day', c.submitted_at))`,
);

/** Who opens a profile, and how. */
export interface ProfileReader {
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
   * The people whom the caller's company sees for a job. Each row counts as opened, once a day for an account.
   * @throws ApiException (403) before the terms for profiles are accepted
   * @throws ApiException (404) when the job is another company's
   */
  async ofJob(caller: Caller, request_id: number, call: ListCall): Promise<ListPage> {
    await this.terms.refuseWithout(caller);
    const company_id = caller.companyId ?? 0;
    if (!(await this.dataSource.manager.existsBy(JobRequest, { request_id, company_id }))) {
      throw new ApiException(JOB_NOT_FOUND);
    }
    return this.listed(caller, call, { company_id, request_id });
  }

  /**
   * The people whom the caller's company sees for all of its jobs; each row counts as opened, as in the list of a job.
   * @throws ApiException (403) before the terms for profiles are accepted
   */
  async ofCompany(caller: Caller, call: ListCall): Promise<ListPage> {
    await this.terms.refuseWithout(caller);
    return this.listed(caller, call, { company_id: caller.companyId ?? 0 });
  }

  private async listed(caller: Caller, call: ListCall, scope: Record<string, number>): Promise<ListPage> {
    const page = await this.lists.page(CANDIDATES, { ...call, scope });
    await this.openedInList(caller, JSON.parse(page.text) as CandidateDto[]);
    return page;
  }

  private async openedInList({ userId, email: name }: Caller, rows: readonly CandidateDto[]): Promise<void> {
    if (!rows.length) return;
    const shown = rows.map(({ connection_id }) => connection_id);
    if (!(await this.statements.run(UNOPENED, [shown, userId])).length) return;
    const reader: ProfileReader = { channel: 'login', userId, name };
    await this.dataSource.transaction(async (transaction) => {
      await inTurn(transaction, reader);
      const unopened = await UNOPENED.within(transaction, [shown, userId]);
      const connections = unopened.map(({ connection_id }) => connection_id);
      if (connections.length) await this.note(transaction, connections, reader);
    });
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
    const { userId, email: name } = caller;
    return this.dataSource.transaction(async (transaction) => {
      const candidate = await read(transaction, caller, connectionId);
      await this.opened(transaction, [connectionId], { channel, userId, name });
      return candidate;
    });
  }

  /**
   * The same, for what is not handed out yet: no opening is noted.
   * @throws as `one`
   */
  async look(caller: Caller, connectionId: number): Promise<CandidateDto> {
    await this.terms.refuseWithout(caller);
    return this.dataSource.transaction((transaction) => read(transaction, caller, connectionId));
  }

  /** Notes that a reader of the company opened profiles; the first time is proof of the introduction. */
  async opened(transaction: EntityManager, connections: number[], reader: ProfileReader): Promise<void> {
    await inTurn(transaction, reader);
    await this.note(transaction, connections, reader);
  }

  private async note(
    transaction: EntityManager,
    connections: number[],
    { channel, userId, name }: ProfileReader,
  ): Promise<void> {
    await OPENINGS.within(transaction, [connections, channel, userId, name]);
    const first = await FIRST_OPENINGS.within(transaction, [connections, name]);
    if (first.length) {
      await this.introductions.opened(
        transaction,
        first.map(({ connection_id }) => connection_id),
      );
    }
  }
}

/** A page may read two lists at once, whose openings would not see each other. */
const inTurn = (transaction: EntityManager, { userId, name }: ProfileReader): Promise<void> =>
  advisoryLock(transaction, `openings of ${userId ?? name}`);

/** @throws ApiException (404) when the caller's company does not see the person */
async function read(transaction: EntityManager, { companyId }: Caller, connectionId: number): Promise<CandidateDto> {
  const [row] = await ONE.within(transaction, [connectionId, companyId ?? 0]);
  if (!row) throw new ApiException(CANDIDATE_NOT_FOUND);
  return row.record;
}
