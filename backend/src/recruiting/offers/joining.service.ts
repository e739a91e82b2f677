import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type JoiningDto } from './dto/offer.dto.js';
import { type StillJoiningDto } from './dto/offer-inputs.dto.js';
import { JoiningTick } from './joining-tick.entity.js';
import { OfferNotificationsService } from './offer-notifications.service.js';
import { accountNameOf, isInForce, isJoining, questionOf } from './offer-sql.js';
import { type Answerer, JOINING_ITEMS, type JoiningItem } from './offer-state.js';
import { JOINING_ITEM_UNKNOWN, NO_JOINING_QUESTION, NOT_JOINING, OFFER_NOT_FOUND } from './offers.problems.js';

/** Between the acceptance and the first question, and between questions. */
const DAYS_BETWEEN_QUESTIONS = 7;
/** A person without a joining date is asked no longer than this after the acceptance. */
const MAX_QUESTION_DAYS = 182;

interface LockedConnection {
  connection_id: number;
  employee_name: string;
  job_title: string;
  is_joining: boolean;
}

const COLUMNS = `c.connection_id, c.employee_name, c.job_title, exists (select from offers o
    where o.connection_id = c.connection_id and ${isJoining('o', 'c')}) as is_joining`;
const CONNECTION = new PreparedStatement<LockedConnection>(
  `select ${COLUMNS} from connections c where c.connection_id = $1 for update of c`,
);
/** Of the offer that holds. */
const OF_PERSON = new PreparedStatement<LockedConnection & { in_force: boolean }>(
  `select ${COLUMNS}, ${isInForce('t')} as in_force from offers t join connections c using (connection_id)
   where t.offer_id = $1 and c.employee_id = $2 for update of c`,
);

/** SQL: the day of the acceptance in India. */
const ACCEPTED_ON = `(o.answered_at at time zone 'Asia/Kolkata')::date`;
const NEXT_ON = `greatest(${ACCEPTED_ON}, (select max(q.asked_on) from joining_questions q where q.connection_id = o.connection_id))
    + ${DAYS_BETWEEN_QUESTIONS}`;

const JOINING = new PreparedStatement<JoiningDto>(`
  select (select json_agg(json_build_object('item', i.item, 'ticked_at', ${isoMoment('t.ticked_at')}, 'ticked_by_name', ${accountNameOf('u')})
        order by i.place)
      from unnest($2::text[]) with ordinality i (item, place)
        left join joining_ticks t on t.connection_id = c.connection_id and t.item = i.item
        left join users u on u.user_id = t.ticked_by) as items,
    (select coalesce(json_agg(json_build_object('id', q.question_id, 'asked_on', q.asked_on, 'answer', q.answer, 'note', q.note,
        'answered_at', ${isoMoment('q.answered_at')}, 'answered_by', q.answered_by, 'answered_by_name', ${accountNameOf('u')})
        order by q.asked_on desc), '[]')
      from joining_questions q left join users u on u.user_id = q.answered_by_id where q.connection_id = c.connection_id) as questions,
    o.offer_id is not null as is_joining,
    case when o.offer_id is not null and (c.joining_date is null or ${NEXT_ON} < c.joining_date) then (${NEXT_ON})::text end as next_question_on
  from connections c left join lateral (select * from offers o where o.connection_id = c.connection_id and ${isJoining('o', 'c')}) o on true
  where c.connection_id = $1`);

const NEWEST = new PreparedStatement<{ question_id: number }>(
  `select q.question_id from offers o cross join lateral ${questionOf('o')} q where o.connection_id = $1 and ${isInForce('o')}`,
);
/** Of the same day there may be one about an offer before. */
const ADD_QUESTION = new PreparedStatement<{ question_id: number }>(
  `insert into joining_questions (connection_id) values ($1)
   on conflict on constraint uq_joining_questions_day do update set asked_at = clock_timestamp() returning question_id`,
);
const ANSWERED = new PreparedStatement(
  `update joining_questions set answer = $2, note = $3, answered_by = $4, answered_by_id = $5, answered_at = clock_timestamp()
   where question_id = $1`,
);

/** Whose question is due: a day is asked about once, however many processes look. */
const ADD_DUE_QUESTIONS = new PreparedStatement<{ connection_id: number }>(
  `insert into joining_questions (connection_id)
   select o.connection_id from offers o join connections c using (connection_id)
   where ${isJoining('o', 'c')} and ${NEXT_ON} <= india_today() and ${ACCEPTED_ON} + ${MAX_QUESTION_DAYS} >= india_today()
   order by o.connection_id limit 200
   on conflict do nothing returning connection_id`,
);

/** What is done between an acceptance and the first day, and whether the person still comes (docs/rules.md#joining). */
@Injectable()
export class JoiningService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly notifications: OfferNotificationsService,
  ) {}

  async of(connectionId: number, transaction?: EntityManager): Promise<JoiningDto> {
    const [joining] = await this.statements.run(JOINING, [connectionId, JOINING_ITEMS], transaction);
    if (!joining) throw new ApiException(CONNECTION_NOT_FOUND);
    return joining;
  }

  /**
   * Ticks a point of the list, or takes the tick back.
   * @throws ApiException (404) when there is no such connection or point
   */
  async tick(caller: Caller, connectionId: number, point: string, done: boolean): Promise<JoiningDto> {
    const item = itemOf(point);
    return this.dataSource.transaction(async (transaction) => {
      const connection = await this.locked(transaction, connectionId);
      const key = { connection_id: connectionId, item };
      const isTicked = await transaction.existsBy(JoiningTick, key);
      if (isTicked === done) return this.of(connectionId, transaction);
      if (done) await transaction.insert(JoiningTick, { ...key, ticked_by: caller.userId });
      else await transaction.delete(JoiningTick, key);
      await this.audit.record(transaction, caller, {
        ...connectionEvent(connection),
        before: { joining_item: item, done: isTicked },
        after: { joining_item: item, done },
      });
      return this.of(connectionId, transaction);
    });
  }

  /**
   * Notes what the person said, asked or not.
   * @throws ApiException (409) when no accepted offer holds
   */
  async note(caller: Caller, connectionId: number, dto: StillJoiningDto): Promise<JoiningDto> {
    return this.dataSource.transaction(async (transaction) => {
      const connection = await this.locked(transaction, connectionId);
      if (!connection.is_joining) throw new ApiException(NOT_JOINING);
      const [newest] = await NEWEST.within(transaction, [connectionId]);
      const [question] = newest ? [newest] : await ADD_QUESTION.within(transaction, [connectionId]);
      if (!question) throw new Error('a question was not kept');
      await this.answer(transaction, caller, connection, { ...question, ...dto, by: 'agency' });
      return this.of(connectionId, transaction);
    });
  }

  /**
   * The person's own answer to the newest question.
   * @throws ApiException (404) when the offer is not theirs
   * @throws ApiException (409) when nothing is asked
   */
  async answerOwn(caller: Caller, offerId: number, dto: StillJoiningDto): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [connection] = await OF_PERSON.within(transaction, [offerId, caller.employeeId]);
      if (!connection) throw new ApiException(OFFER_NOT_FOUND);
      const [question] = await NEWEST.within(transaction, [connection.connection_id]);
      if (!connection.in_force || !connection.is_joining || !question) throw new ApiException(NO_JOINING_QUESTION);
      await this.answer(transaction, caller, connection, { ...question, ...dto, by: 'person' });
    });
  }

  /** Asks each whose week is over. @returns how many */
  async ask(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const due = await ADD_DUE_QUESTIONS.within(transaction, []);
      for (const { connection_id } of due) await this.notifications.questionDue(transaction, connection_id);
      return due.length;
    });
  }

  private async answer(
    transaction: EntityManager,
    caller: Caller,
    connection: LockedConnection,
    { question_id, answer, note, by }: StillJoiningDto & { question_id: number; by: Answerer },
  ): Promise<void> {
    await ANSWERED.within(transaction, [question_id, answer, note || null, by, caller.userId]);
    await this.audit.record(transaction, caller, {
      ...connectionEvent(connection),
      after: { still_joining: answer, ...(note && { note }) },
    });
    await this.notifications.stillJoining(transaction, connection.connection_id, caller.userId);
  }

  private async locked(transaction: EntityManager, connectionId: number): Promise<LockedConnection> {
    const [connection] = await CONNECTION.within(transaction, [connectionId]);
    if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
    return connection;
  }
}

function itemOf(point: string): JoiningItem {
  const item = JOINING_ITEMS.find((one) => one === point);
  if (!item) throw new ApiException(JOINING_ITEM_UNKNOWN);
  return item;
}
