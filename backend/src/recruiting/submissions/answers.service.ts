import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { ConnectionsService } from '../../connections/connections.service.js';
import { Employee } from '../../employees/employee.entity.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isLaterThanToday } from '../../platform/india-day.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type AnswerDto, type CompanyAnswersDto, type DecideKnownDto, type KnownDto } from './answer.dto.js';
import { type AnswerChannel, CompanyAnswerEntry } from './company-answer.entity.js';
import { KnownClaim } from './known-claim.entity.js';
import { CLAIM_KNOWN_DAYS } from './profile-terms.js';
import {
  CANDIDATE_NOT_FOUND,
  CLAIM_NOT_OPEN,
  KNOWN_LATER,
  KNOWN_REQUIRED,
  KNOWN_TOO_LATE,
  NOT_SUBMITTED,
  REASON_REQUIRED,
} from './submissions.problems.js';

export interface CompanyAnswered {
  actor: Actor | Caller;
  connectionId: number;
  answer: AnswerDto['answer'];
}

export const COMPANY_ANSWERED = transactionEvent<CompanyAnswered>(
  'company.answered',
  'A company said what it thinks of a person.',
);

export interface KnownDecided {
  actor: Actor | Caller;
  connectionId: number;
}

export const KNOWN_DECIDED = transactionEvent<KnownDecided>(
  'known.decided',
  'The agency decided whether a company knew a person before.',
);

/** With who answered by their name of now. */
const ANSWERS = `select answer_id as id, answer, reason, comment, slots, channel,
    coalesce(account_name(answered_by), answered_by_name) as answered_by_name, ${isoMoment('answered_at')} as answered_at
  from company_answers where connection_id = $1 order by answer_id desc limit 200`;

/** Who answers, and how. */
interface Answering {
  actor: Actor | Caller;
  channel: AnswerChannel;
  /** E-mail of the account, or the name that was typed at a link. */
  by: string;
}

/** What companies say of people (docs/rules.md#answers). */
@Injectable()
export class AnswersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly connections: ConnectionsService,
    private readonly events: TransactionEvents,
  ) {}

  /** What a company said of a person, for the agency. */
  async of(connection_id: number): Promise<CompanyAnswersDto> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Connection, { connection_id }))) throw new ApiException(CONNECTION_NOT_FOUND);
    const answers = await manager.query<CompanyAnswersDto['answers']>(ANSWERS, [connection_id]);
    const claims = await manager.find(KnownClaim, { where: { connection_id }, order: { claim_id: 'DESC' }, take: 200 });
    return {
      answers,
      known: claims.map(({ claim_id: id, since, source, email, phone, proof, state, reason }) => ({
        id,
        since,
        source,
        email,
        phone,
        proof,
        state,
        reason,
      })),
    };
  }

  /**
   * The answer of a member of the company.
   * @throws ApiException (404) when the company does not see the person
   * @throws ApiException (409) when it says too late that it knew the person
   */
  async answer(caller: Caller, connectionId: number, dto: AnswerDto): Promise<void> {
    await this.dataSource.transaction((transaction) =>
      this.answerShown(transaction, { connectionId, company_id: caller.companyId ?? 0 }, dto, {
        actor: caller,
        channel: 'login',
        by: caller.email,
      }),
    );
  }

  /**
   * The same for a reader at a link, too.
   * @param shown the company, and the job of a link
   */
  async answerShown(
    transaction: EntityManager,
    { connectionId, company_id, request_id }: { connectionId: number; company_id: number; request_id?: number },
    dto: AnswerDto,
    answering: Answering,
  ): Promise<void> {
    const connection = await locked(transaction, connectionId);
    const [shown] = await transaction.query<unknown[]>(
      `select from shown_candidates() where connection_id = $1 and company_id = $2 and ($3::int is null or request_id = $3)`,
      [connectionId, company_id, request_id ?? null],
    );
    if (!connection || !shown) throw new ApiException(CANDIDATE_NOT_FOUND);
    await this.save(transaction, connection, dto, answering);
  }

  /**
   * What a company told the agency.
   * @throws ApiException (409) when the company does not see the person
   */
  async note(
    caller: Caller,
    connectionId: number,
    { via, ...dto }: AnswerDto & { via: AnswerChannel },
  ): Promise<CompanyAnswersDto> {
    await this.dataSource.transaction(async (transaction) => {
      const connection = await locked(transaction, connectionId);
      if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
      if (connection.share !== 'submitted') throw new ApiException(NOT_SUBMITTED);
      await this.save(transaction, connection, dto, { actor: caller, channel: via, by: caller.email });
    });
    return this.of(connectionId);
  }

  /**
   * Decides whether the company knew the person.
   * @throws ApiException (409) when no claim is open
   */
  async decideKnown(
    caller: Caller,
    connectionId: number,
    { decision, reason }: DecideKnownDto,
  ): Promise<CompanyAnswersDto> {
    await this.dataSource.transaction(async (transaction) => {
      const connection = await locked(transaction, connectionId);
      if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
      const { affected } = await transaction.update(
        KnownClaim,
        { connection_id: connectionId, state: 'open' },
        { state: decision, reason, decided_by: caller.userId, decided_at: new Date() },
      );
      if (!affected) throw new ApiException(CLAIM_NOT_OPEN);
      await this.connections.recordChange(transaction, caller, connection, { known_claim: decision, reason });
      await this.events.announce(KNOWN_DECIDED, transaction, { actor: caller, connectionId });
    });
    return this.of(connectionId);
  }

  private async save(
    transaction: EntityManager,
    connection: Connection,
    dto: AnswerDto,
    { actor, channel, by }: Answering,
  ): Promise<void> {
    const { connection_id } = connection;
    const { answer, reason = null, comment = null, slots, known } = dto;
    if (answer === 'not_suitable' && !reason) throw fieldProblem(REASON_REQUIRED, 'reason', {});
    if (answer === 'already_known' && !known) throw fieldProblem(KNOWN_REQUIRED, 'known', {});
    if (answer === 'already_known' && (channel === 'login' || channel === 'link')) {
      await refuseLate(transaction, connection);
    }
    const entry = transaction.create(CompanyAnswerEntry, {
      connection_id,
      answer,
      reason,
      comment,
      slots: slots ?? [],
      channel,
      answered_by: actor.userId,
      answered_by_name: by,
    });
    await transaction.insert(CompanyAnswerEntry, entry);
    if (answer === 'already_known' && known) await saveClaim(transaction, connection, entry.answer_id, known);
    await this.connections.changeShowing(
      transaction,
      actor,
      connection,
      { company_answer: answer, company_answered_at: new Date() },
      reason ? { reason, channel } : { channel },
    );
    await this.events.announce(COMPANY_ANSWERED, transaction, { actor, connectionId: connection_id, answer });
  }
}

async function locked(transaction: EntityManager, connection_id: number): Promise<Connection | null> {
  return transaction.findOne(Connection, { where: { connection_id }, lock: { mode: 'for_no_key_update' } });
}

/**
 * The company's first opening of the person counts, for whichever job it was.
 * @throws ApiException (409) when that was more than 7 days ago
 */
async function refuseLate(transaction: EntityManager, { employee_id, request_id }: Connection): Promise<void> {
  const [late] = await transaction.query<unknown[]>(
    `select from submissions s join job_requests j on j.company_id = s.company_id
     where j.request_id = $1 and s.employee_id = $2 and s.first_opened_at < now() - make_interval(days => $3)`,
    [request_id, employee_id, CLAIM_KNOWN_DAYS],
  );
  if (late) throw new ApiException(KNOWN_TOO_LATE);
}

const PHONE_DIGITS = 10;

/**
 * Compares what the company names with the person. The result is the agency's: told to the company, it would let it guess addresses. What
 * it named before stays beside it, so that the agency sees guesses.
 * @throws ApiException (422) for a day in the future
 */
async function saveClaim(
  transaction: EntityManager,
  { connection_id, employee_id }: Connection,
  answer_id: number,
  { since, source, email = null, phone = null }: KnownDto,
): Promise<void> {
  if (await isLaterThanToday(transaction, since)) throw fieldProblem(KNOWN_LATER, 'since', {});
  const person = await transaction.findOneByOrFail(Employee, { employee_id });
  const digits = phone?.replace(/\D/g, '').slice(-PHONE_DIGITS);
  const hits = [
    ...(email ? [email === person.email] : []),
    ...(digits ? [digits.length === PHONE_DIGITS && person.phone.endsWith(digits)] : []),
  ];
  const proof = hits.length ? (hits.includes(true) ? 'matches' : 'differs') : 'none';
  await transaction.insert(KnownClaim, { connection_id, answer_id, since, source, email, phone, proof });
}
