import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditService, SYSTEM } from '../../auth/audit/audit.service.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { ConnectionsService } from '../../connections/connections.service.js';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { hasEnded, type PlacementStatus } from '../../employees/placement-status.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { INVALID } from '../../platform/errors/problems.js';
import { type Caller } from '../../platform/http/caller.js';
import { dayText } from '../../platform/india-day.js';
import { type OfferDto } from './dto/offer.dto.js';
import { type AnswerOfferDto, type MakeOfferDto, type NoteOfferAnswerDto } from './dto/offer-inputs.dto.js';
import { Offer } from './offer.entity.js';
import { OfferNotificationsService } from './offer-notifications.service.js';
import { OFFER_COLUMNS, OFFERS_FROM } from './offer-sql.js';
import { type Answerer, type OfferState } from './offer-state.js';
import {
  CONNECTION_ENDED,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
  OFFER_NOT_OPEN,
  TOO_MANY_OFFERS,
} from './offers.problems.js';

const MAX_OFFERS = 50;
const MAX_DAYS_AHEAD = 366;
const MAX_REASON = 500;

/** The connection of an offer, locked: two answers, or an answer and a new offer, wait for each other. */
interface LockedConnection {
  connection_id: number;
  restricted: boolean;
  employee_name: string;
  job_title: string;
  placement_status: PlacementStatus;
  today: string;
  last_day: string;
}

const COLUMNS = `c.connection_id, c.restricted, c.employee_name, c.job_title, c.placement_status, india_today()::text as today,
  (india_today() + ${MAX_DAYS_AHEAD})::text as last_day`;

const CONNECTION = new PreparedStatement<LockedConnection & { offers: number }>(
  `select ${COLUMNS}, (select count(*)::int from offers o where o.connection_id = c.connection_id) as offers
   from connections c where c.connection_id = $1 for update of c`,
);
const OF_CONNECTION = new PreparedStatement<LockedConnection>(
  `select ${COLUMNS} from offers o join connections c using (connection_id) where o.offer_id = $1 and c.connection_id = $2 for update of c`,
);
const OF_PERSON = new PreparedStatement<LockedConnection>(
  `select ${COLUMNS} from offers o join connections c using (connection_id) where o.offer_id = $1 and c.employee_id = $2 for update of c`,
);

const LIST = new PreparedStatement<OfferDto>(
  `select ${OFFER_COLUMNS} from ${OFFERS_FROM} where o.connection_id = $1 order by o.offer_id desc`,
);
const ONE = new PreparedStatement<OfferDto>(`select ${OFFER_COLUMNS} from ${OFFERS_FROM} where o.offer_id = $1`);
const EXISTS = new PreparedStatement<{ there: boolean }>(
  'select true as there from connections where connection_id = $1',
);

/** The last day is over; one process does it, and a later look finds none. */
const EXPIRED = new PreparedStatement<Pick<Offer, 'offer_id' | 'connection_id'>>(
  `update offers set state = 'expired', answered_at = clock_timestamp() where offer_id in (
     select offer_id from offers where state = 'open' and valid_until < india_today() order by offer_id limit 200 for update skip locked)
   returning offer_id, connection_id`,
);
const NAME_OF = new PreparedStatement<Pick<LockedConnection, 'employee_name' | 'job_title' | 'connection_id'>>(
  'select connection_id, employee_name, job_title from connections where connection_id = $1',
);
const CONNECTIONS_WITH_OPEN = `select distinct o.connection_id from offers o join connections c using (connection_id)
    join job_requests j using (request_id)
  where o.state = 'open' and case $1 when 'connection' then c.connection_id when 'job request' then c.request_id
    when 'employee' then c.employee_id when 'company' then j.company_id end = $2 order by 1`;

/** Who answers an offer, and for whom. */
interface Answering {
  caller: Caller;
  by: Answerer;
}

/** Offers: made by the agency, answered once by the person or by the agency for the person (docs/rules.md#offers). */
@Injectable()
export class OffersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly connections: ConnectionsService,
    private readonly notifications: OfferNotificationsService,
  ) {}

  /** The offers of a connection, newest first. */
  async of(connectionId: number): Promise<OfferDto[]> {
    const [connection] = await this.statements.run(EXISTS, [connectionId]);
    if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
    return this.statements.run(LIST, [connectionId]);
  }

  /**
   * Makes an offer, which the connection takes over; one that is open is withdrawn.
   * @throws ApiException (409) when the connection has ended, or the joining date stands on an invoice
   */
  async make(caller: Caller, connectionId: number, dto: MakeOfferDto): Promise<OfferDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [connection] = await CONNECTION.within(transaction, [connectionId]);
      if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
      if (connection.restricted) throw new ApiException(EMPLOYEE_RESTRICTED);
      if (hasEnded(connection.placement_status)) throw new ApiException(CONNECTION_ENDED);
      if (connection.offers >= MAX_OFFERS) throw new ApiException(TOO_MANY_OFFERS, { values: { max: MAX_OFFERS } });
      refuseOtherDays(dto, connection);
      const { offered_salary, joining_date, valid_until } = dto;
      for (const before of await openOf(transaction, connectionId)) {
        const state = before.valid_until < connection.today ? 'expired' : 'withdrawn';
        await this.close(transaction, caller, connection, before, { state, by: state === 'expired' ? null : 'agency' });
      }
      const offer = transaction.create(Offer, {
        connection_id: connectionId,
        offered_salary,
        joining_date: joining_date ?? null,
        valid_until,
        created_by: caller.userId,
      });
      await transaction.insert(Offer, offer);
      await this.audit.record(transaction, caller, {
        ...connectionEvent(connection),
        after: { offer: offer.offer_id, offered_salary, joining_date: joining_date ?? null, valid_until },
      });
      await this.connections.setOffered(transaction, caller, connectionId, {
        offered_salary,
        ...(joining_date && { joining_date }),
      });
      await this.notifications.made(transaction, offer, caller.userId);
      return this.one(transaction, offer.offer_id);
    });
  }

  /**
   * Notes what the person said, or takes an offer back.
   * @throws ApiException (400) when a counter-offer asks for nothing, or another answer for something
   * @throws ApiException (404) when the connection has no such offer
   * @throws ApiException (409) when it is not open any more
   */
  async note(caller: Caller, connectionId: number, offerId: number, dto: NoteOfferAnswerDto): Promise<OfferDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [connection] = await OF_CONNECTION.within(transaction, [offerId, connectionId]);
      await this.answer(transaction, connection, offerId, dto, { caller, by: 'agency' });
      return this.one(transaction, offerId);
    });
  }

  /**
   * The person's own answer.
   * @throws ApiException (400) when a counter-offer asks for nothing, or another answer for something
   * @throws ApiException (404) when the offer is not theirs
   * @throws ApiException (409) when it is not open any more, or the connection has ended
   */
  async answerOwn(caller: Caller, offerId: number, dto: AnswerOfferDto): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [connection] = await OF_PERSON.within(transaction, [offerId, caller.employeeId]);
      await this.answer(transaction, connection, offerId, dto, { caller, by: 'person' });
    });
  }

  /** Ends what is open of a connection, and notifies the person. Who refused the job has declined; a consent taken back answers no offer. */
  async withdrawOpen(
    transaction: EntityManager,
    actor: Caller | Actor,
    connectionId: number,
    { reason, isRefused = false }: { reason: string; isRefused?: boolean },
  ): Promise<void> {
    const [connection] = await CONNECTION.within(transaction, [connectionId]);
    if (!connection) return;
    const open = await openOf(transaction, connectionId);
    for (const offer of open.filter(({ valid_until }) => valid_until >= connection.today)) {
      const ending = isRefused
        ? ({ state: 'declined', by: 'person' } as const)
        : ({ state: 'withdrawn', by: actor.role === 'employee' ? null : 'agency', reason } as const);
      await this.close(transaction, actor, connection, offer, ending);
      await this.notifications.answered(transaction, offer.offer_id, actor.userId);
    }
  }

  /** Withdraws what is open of a record that is about to be deleted. */
  async withdrawBeforeDeletion(
    transaction: EntityManager,
    actor: Caller | Actor,
    kind: string,
    id: number,
  ): Promise<void> {
    const rows = await transaction.query<{ connection_id: number }[]>(CONNECTIONS_WITH_OPEN, [kind, id]);
    for (const { connection_id } of rows) {
      await this.withdrawOpen(transaction, actor, connection_id, { reason: `the ${kind} was deleted` });
    }
  }

  /** Ends offers whose last day is over. @returns how many */
  async expire(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const expired = await EXPIRED.within(transaction, []);
      for (const { offer_id, connection_id } of expired) {
        const [connection] = await NAME_OF.within(transaction, [connection_id]);
        if (!connection) continue;
        await this.audit.record(transaction, SYSTEM, {
          ...connectionEvent(connection),
          before: { offer: offer_id, offer_state: 'open' },
          after: { offer: offer_id, offer_state: 'expired' },
        });
        await this.notifications.expired(transaction, offer_id);
      }
      return expired.length;
    });
  }

  private async answer(
    transaction: EntityManager,
    connection: LockedConnection | undefined,
    offer_id: number,
    dto: NoteOfferAnswerDto,
    { caller, by }: Answering,
  ): Promise<void> {
    const offer = connection && (await transaction.findOne(Offer, { where: { offer_id }, lock: LOCK }));
    if (!offer) throw new ApiException(OFFER_NOT_FOUND);
    refuseOtherTerms(dto, connection.today);
    if (offer.state !== 'open') throw new ApiException(OFFER_NOT_OPEN, { values: { state: offer.state } });
    if (offer.valid_until < connection.today) {
      throw new ApiException(OFFER_EXPIRED, { values: { day: dayText(offer.valid_until) } });
    }
    if (by === 'person' && hasEnded(connection.placement_status)) throw new ApiException(CONNECTION_ENDED);
    await this.close(transaction, caller, connection, offer, { ...dto, state: dto.answer, by });
    await this.notifications.answered(transaction, offer_id, caller.userId);
  }

  private async close(
    transaction: EntityManager,
    actor: Caller | Actor,
    connection: LockedConnection,
    { offer_id }: Offer,
    { state, by, ...given }: Ending,
  ): Promise<void> {
    const terms = {
      counter: given.counter || null,
      counter_joining_date: given.counter_joining_date ?? null,
      reason: given.reason?.slice(0, MAX_REASON) || null,
    };
    await transaction.update(
      Offer,
      { offer_id },
      {
        ...terms,
        state,
        answered_by: by,
        answered_by_id: by && actor.userId,
        answered_at: () => 'clock_timestamp()',
      },
    );
    await this.audit.record(transaction, actor, {
      ...connectionEvent(connection),
      before: { offer: offer_id, offer_state: 'open' },
      after: {
        offer: offer_id,
        offer_state: state,
        ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)),
      },
    });
  }

  private async one(transaction: EntityManager, offerId: number): Promise<OfferDto> {
    const [offer] = await ONE.within(transaction, [offerId]);
    if (!offer) throw new Error(`offer ${offerId} is gone`);
    return offer;
  }
}

/** How an offer ends. `by` is null of one that ended by itself. */
interface Ending {
  state: OfferState;
  by: Answerer | null;
  counter?: string | null;
  counter_joining_date?: string | null;
  reason?: string | null;
}

/** What a process finds over at midnight is neither answered nor withdrawn by another one. */
const LOCK = { mode: 'pessimistic_write' } as const;

/** A merge may leave two. */
async function openOf(transaction: EntityManager, connection_id: number): Promise<Offer[]> {
  return transaction.find(Offer, { where: { connection_id, state: 'open' }, order: { offer_id: 'ASC' }, lock: LOCK });
}

function refuseOtherDays({ joining_date, valid_until }: MakeOfferDto, { today, last_day }: LockedConnection): void {
  if (valid_until < today) throw wrong('valid_until', 'The offer must be valid for today at least');
  if (valid_until > last_day) throw wrong('valid_until', 'The offer can be valid for a year at most');
  if (joining_date && joining_date < today) throw wrong('joining_date', 'The joining date must not be in the past');
}

function refuseOtherTerms({ answer, counter, counter_joining_date }: NoteOfferAnswerDto, today: string): void {
  const asksForSomething = !!counter || !!counter_joining_date;
  if (answer === 'countered' && !asksForSomething) throw wrong('counter', 'Please say which terms are asked for');
  if (answer !== 'countered' && asksForSomething) {
    throw wrong(counter ? 'counter' : 'counter_joining_date', 'Other terms come with a counter-offer only');
  }
  if (counter_joining_date && counter_joining_date < today) {
    throw wrong('counter_joining_date', 'The joining date must not be in the past');
  }
}

function wrong(field: string, message: string): ApiException {
  return new ApiException(INVALID, { fields: [{ field, message }] });
}
