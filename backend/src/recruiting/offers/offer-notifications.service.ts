import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type NotificationKind } from '../../agency/notifications/notification-kind.js';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { DAY_SECONDS } from '../../platform/durations.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type Offer } from './offer.entity.js';
import { isJoining, isNewest, offerState, questionOf } from './offer-sql.js';
import { type Answerer, endedOf, type OfferState } from './offer-state.js';
import {
  OFFER_ANSWERED_MAIL,
  OFFER_ENDS_MAIL,
  OFFER_MAIL,
  type OfferMail,
  type OfferMailFacts,
  STILL_JOINING_MAIL,
} from './offers.mails.js';
import {
  OFFER_ANSWERED,
  OFFER_CHANGED,
  STILL_JOINING_ANSWERED,
  STILL_JOINING_QUESTION,
} from './offers.notifications.js';
import { OFFER_CAUSES } from './offers.tasks.js';

/** A mail server that is away for a while loses no offer: what is not true any more is not sent. */
const USEFUL_SECONDS = 7 * DAY_SECONDS;

interface Concerned extends OfferMailFacts {
  offer_id: number;
  connection_id: number;
  email: string;
  /** Account of the person. */
  user_id: number;
  owner: number | null;
  state: OfferState;
  answered_by: Answerer | null;
  counter: string | null;
  counter_joining_date: string | null;
}

const FACTS = `o.offer_id, o.connection_id, e.email, e.user_id, coalesce(j.owner_id, k.owner_id, o.created_by) as owner, ${offerState('o')} as state,
    o.answered_by, o.counter, o.counter_joining_date::text, e.full_name as name, c.job_title as job, c.company_name as company,
    o.offered_salary, o.joining_date::text, o.valid_until::text`;
const FROM = `offers o join connections c using (connection_id) join job_requests j using (request_id) join companies k using (company_id)
    join employees e using (employee_id)`;

const CONCERNED = new PreparedStatement<Concerned>(`select ${FACTS} from ${FROM} where o.offer_id = $1`);
/** With the joining date as it is now. */
const JOINING = new PreparedStatement<Concerned>(
  `select ${FACTS.replace('o.joining_date::text', 'c.joining_date::text')} from ${FROM} where o.connection_id = $1 and o.state = 'accepted'
   order by o.offer_id desc limit 1`,
);
const STILL_OPEN = new PreparedStatement<Concerned & { is_revised: boolean }>(
  `select ${FACTS}, exists (select from offers b where b.connection_id = o.connection_id and b.offer_id < o.offer_id) as is_revised
   from ${FROM} where o.offer_id = $1 and ${offerState('o')} = 'open' and ${isNewest('o')} and not (${endedOf('c')})`,
);
const QUESTION_OPEN = new PreparedStatement<Concerned>(
  `select ${FACTS.replace('o.joining_date::text', 'c.joining_date::text')} from ${FROM} cross join lateral ${questionOf('o')} q
   where o.connection_id = $1 and ${isJoining('o', 'c')} and q.answer is null`,
);
/** Those whose last day is tomorrow or today, once; not those that were made so short before. */
const ENDING = new PreparedStatement<Pick<Offer, 'offer_id' | 'connection_id'> & { email: string }>(
  `update offers o set reminded_at = clock_timestamp() from connections c join employees e using (employee_id)
   where c.connection_id = o.connection_id and o.offer_id in (
     select t.offer_id from offers t where t.state = 'open' and t.reminded_at is null and t.valid_until between india_today() and india_today() + 1
       and (t.created_at at time zone 'Asia/Kolkata')::date < t.valid_until - 1
     order by t.offer_id limit 200 for update skip locked)
     and not (${endedOf('c')})
   returning o.offer_id, o.connection_id, e.email`,
);

/** What the mail about an offer, or about joining, is made of when it is sent. */
interface AboutOffer {
  offerId: number;
}
interface AboutJoining {
  connectionId: number;
}

/** Who is informed of an offer and of joining, by mail and in the bell, and what the agency has to do about it. */
@Injectable()
export class OfferNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly tasks: TasksService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    statements: Statements,
  ) {
    outbox.writeLate(OFFER_MAIL, async ({ offerId }: AboutOffer) => {
      const [facts] = await statements.run(STILL_OPEN, [offerId]);
      return facts && { ...this.mail(facts), isRevised: facts.is_revised };
    });
    outbox.writeLate(OFFER_ENDS_MAIL, async ({ offerId }: AboutOffer) => {
      const [facts] = await statements.run(STILL_OPEN, [offerId]);
      return facts && this.mail(facts);
    });
    outbox.writeLate(STILL_JOINING_MAIL, async ({ connectionId }: AboutJoining) => {
      const [facts] = await statements.run(QUESTION_OPEN, [connectionId]);
      return facts && this.mail(facts);
    });
  }

  async made(transaction: EntityManager, { offer_id }: Pick<Offer, 'offer_id'>, by: number): Promise<void> {
    const concerned = await concernedBy(transaction, offer_id);
    const about: AboutOffer = { offerId: offer_id };
    const options = { usefulSeconds: USEFUL_SECONDS, connectionId: concerned.connection_id };
    await this.outbox.queueLate(transaction, concerned.email, OFFER_MAIL, about, options);
    await this.notifyPerson(transaction, OFFER_CHANGED, concerned, by);
    await this.follow(transaction, concerned.connection_id);
  }

  /** Answered by the person, or noted or withdrawn by the agency. */
  async answered(transaction: EntityManager, offerId: number, by: number | null): Promise<void> {
    const concerned = await concernedBy(transaction, offerId);
    await this.mailEnd(transaction, concerned);
    if (concerned.answered_by === 'agency') await this.notifyPerson(transaction, OFFER_CHANGED, concerned, by);
    else await this.notifyAgency(transaction, OFFER_ANSWERED, concerned, by);
    await this.follow(transaction, concerned.connection_id);
  }

  /** It ended without an answer. */
  async expired(transaction: EntityManager, offerId: number): Promise<void> {
    const concerned = await concernedBy(transaction, offerId);
    await this.mailEnd(transaction, concerned);
    await this.notifyPerson(transaction, OFFER_CHANGED, concerned, null);
    await this.notifyAgency(transaction, OFFER_ANSWERED, concerned, null);
    await this.follow(transaction, concerned.connection_id);
  }

  /** Mails those whose offers end soon. @returns how many */
  async remind(transaction: EntityManager): Promise<number> {
    const ending = await ENDING.within(transaction, []);
    for (const { offer_id: offerId, connection_id: connectionId, email } of ending) {
      const about: AboutOffer = { offerId };
      await this.outbox.queueLate(transaction, email, OFFER_ENDS_MAIL, about, { connectionId });
    }
    return ending.length;
  }

  /** Whether the person still joins is asked now. */
  async questionDue(transaction: EntityManager, connectionId: number): Promise<void> {
    const concerned = await joiningOf(transaction, connectionId);
    const about: AboutJoining = { connectionId };
    await this.outbox.queueLate(transaction, concerned.email, STILL_JOINING_MAIL, about, { connectionId });
    await this.notifyPerson(transaction, STILL_JOINING_QUESTION, concerned, null);
    await this.follow(transaction, connectionId);
  }

  /** The person, or the agency for the person, said whether they still join. */
  async stillJoining(transaction: EntityManager, connectionId: number, by: number): Promise<void> {
    const concerned = await joiningOf(transaction, connectionId);
    await this.notifyAgency(transaction, STILL_JOINING_ANSWERED, concerned, by);
    await this.follow(transaction, connectionId);
  }

  /** Something of a connection with offers has changed. */
  async follow(transaction: EntityManager, connectionId: number): Promise<void> {
    await this.tasks.sync(transaction, OFFER_CAUSES, [connectionId]);
  }

  private async mailEnd(transaction: EntityManager, concerned: Concerned): Promise<void> {
    const { state, answered_by, counter, counter_joining_date, email, connection_id: connectionId } = concerned;
    await this.outbox.queue(
      transaction,
      email,
      OFFER_ANSWERED_MAIL,
      { ...this.mail(concerned), state, by: answered_by ?? 'agency', counter, counter_joining_date },
      { usefulSeconds: USEFUL_SECONDS, connectionId },
    );
  }

  private mail({ name, job, company, offered_salary, joining_date, valid_until }: OfferMailFacts): OfferMail {
    const facts = { name, job, company, offered_salary, joining_date, valid_until };
    return { facts, url: `${this.address.url}/employee-dashboard/offers` };
  }

  private async notifyPerson(
    transaction: EntityManager,
    kind: NotificationKind<never>,
    { connection_id: recordId, user_id }: Concerned,
    by: number | null,
  ): Promise<void> {
    await this.notifications.notify(transaction, { kind, recordId, to: [user_id], by });
  }

  private async notifyAgency(
    transaction: EntityManager,
    kind: NotificationKind<never>,
    { connection_id: recordId, owner }: Concerned,
    by: number | null,
  ): Promise<void> {
    await this.notifications.notify(transaction, { kind, recordId, to: { owner }, by });
  }
}

async function concernedBy(transaction: EntityManager, offerId: number): Promise<Concerned> {
  const [concerned] = await CONCERNED.within(transaction, [offerId]);
  if (!concerned) throw new Error(`offer ${offerId} is gone`);
  return concerned;
}

async function joiningOf(transaction: EntityManager, connectionId: number): Promise<Concerned> {
  const [concerned] = await JOINING.within(transaction, [connectionId]);
  if (!concerned) throw new Error(`connection ${connectionId} has no accepted offer`);
  return concerned;
}
