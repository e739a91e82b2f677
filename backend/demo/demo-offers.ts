import { type EntityManager } from 'typeorm';
import { User } from '../src/auth/accounts/user.entity.js';
import { Connection } from '../src/connections/connection.entity.js';
import { JoiningQuestion } from '../src/recruiting/offers/joining-question.entity.js';
import { JoiningTick } from '../src/recruiting/offers/joining-tick.entity.js';
import { Offer } from '../src/recruiting/offers/offer.entity.js';
import { JOINING_ITEMS, type OfferState } from '../src/recruiting/offers/offer-state.js';
import { dayInIndia, workingDayAfter, workingMoment } from './calendar.js';
import { DEMO_ADMIN_EMAIL } from './demo-accounts.js';

const MORNING = 10 * 60;
const EVENING = 17 * 60;

/** What became of an offer, in days before now. */
interface DemoOffer {
  state: OfferState;
  made: number;
  answered?: number;
  /** Days after it was made. */
  valid: number;
  counter?: string;
  reason?: string;
}

/** Of the connections whose status is `offered`, in the order in which they came into it. */
const OF_OFFERED: readonly (readonly DemoOffer[])[] = [
  [{ state: 'accepted', made: 14, answered: 10, valid: 7 }],
  [{ state: 'countered', made: 4, answered: 2, valid: 7, counter: '75,000', reason: 'A second company offers that.' }],
  [{ state: 'open', made: 3, valid: 9 }],
  [
    { state: 'withdrawn', made: 9, answered: 3, valid: 12, reason: 'The company changed the joining date.' },
    { state: 'open', made: 3, valid: 10 },
  ],
  [{ state: 'expired', made: 10, answered: 3, valid: 6 }],
  [{ state: 'open', made: 5, valid: 6 }],
  [{ state: 'declined', made: 6, answered: 4, valid: 7, reason: 'The office is too far away.' }],
];

/** Where nothing else is known: the offer was accepted within the usual time. */
const USUAL = { valid: 7, answeredAfter: 3 };
const TICKED_BEFORE_JOINING = 3;

type Demo = Pick<
  Connection,
  'connection_id' | 'employee_id' | 'offered_salary' | 'joining_date' | 'status_changed_at' | 'placement_date'
>;

/**
 * Inserts offers in every state, of connections that were offered or placed, with what is done before people join. Nothing is mailed:
 * reminders count as sent.
 */
export async function insertDemoOffers(transaction: EntityManager, now: Date): Promise<void> {
  const admin = await transaction.findOneByOrFail(User, { email: DEMO_ADMIN_EMAIL });
  const of = (placement_status: 'offered' | 'placed'): Promise<Demo[]> =>
    transaction.find(Connection, {
      where: { placement_status },
      order: { status_changed_at: 'ASC', connection_id: 'ASC' },
    });
  const offered = (await of('offered')).filter(({ offered_salary }) => offered_salary);
  for (const [index, connection] of offered.entries()) {
    const offers = OF_OFFERED[index % OF_OFFERED.length] ?? [];
    await insertOffers(transaction, now, admin, connection, offers);
    if (offers.some(({ state }) => state === 'accepted')) await insertJoining(transaction, now, admin, connection);
  }
  for (const connection of (await of('placed')).filter(({ offered_salary }) => offered_salary)) {
    await insertAccepted(transaction, now, admin, connection);
  }
}

async function insertOffers(
  transaction: EntityManager,
  now: Date,
  admin: User,
  { connection_id, employee_id, offered_salary }: Demo,
  offers: readonly DemoOffer[],
): Promise<void> {
  const joining_date = workingDayAfter(now, 28);
  const person = await accountOf(transaction, employee_id);
  for (const { state, made, answered, valid, counter = null, reason = null } of offers) {
    const created_at = workingMoment(now, made, MORNING);
    const by = state === 'open' || state === 'expired' ? null : state === 'withdrawn' ? 'agency' : 'person';
    await transaction.insert(Offer, {
      connection_id,
      state,
      offered_salary: offered_salary ?? '',
      joining_date,
      valid_until: workingDayAfter(created_at, valid),
      counter,
      reason,
      answered_at: answered === undefined ? null : workingMoment(now, answered, EVENING),
      answered_by: by,
      answered_by_id: by === 'person' ? person : by && admin.user_id,
      reminded_at: created_at,
      created_by: admin.user_id,
      created_at,
    });
  }
  await transaction.update(Connection, { connection_id }, { joining_date });
}

/** Who was placed accepted before, and joins or has joined. */
async function insertAccepted(
  transaction: EntityManager,
  now: Date,
  admin: User,
  { connection_id, employee_id, offered_salary, joining_date, status_changed_at }: Demo,
): Promise<void> {
  const placed = Math.floor((now.getTime() - status_changed_at.getTime()) / 86_400_000);
  const created_at = workingMoment(now, placed + USUAL.valid, MORNING);
  await transaction.insert(Offer, {
    connection_id,
    state: 'accepted',
    offered_salary: offered_salary ?? '',
    joining_date,
    valid_until: workingDayAfter(created_at, USUAL.valid),
    answered_at: workingMoment(now, placed + USUAL.valid - USUAL.answeredAfter, EVENING),
    answered_by: 'person',
    answered_by_id: await accountOf(transaction, employee_id),
    reminded_at: created_at,
    created_by: admin.user_id,
    created_at,
  });
  const isStill = joining_date !== null && joining_date > dayInIndia(now);
  const items = isStill ? JOINING_ITEMS.slice(0, TICKED_BEFORE_JOINING) : JOINING_ITEMS;
  await insertTicks(transaction, admin, connection_id, items, status_changed_at);
  if (isStill) await insertQuestion(transaction, now, admin, connection_id, 'yes');
}

/** Half of the list, and a question that waits for its answer. */
async function insertJoining(
  transaction: EntityManager,
  now: Date,
  admin: User,
  { connection_id }: Demo,
): Promise<void> {
  await insertTicks(transaction, admin, connection_id, JOINING_ITEMS.slice(0, 2), workingMoment(now, 7, EVENING));
  await insertQuestion(transaction, now, admin, connection_id, null);
}

async function insertTicks(
  transaction: EntityManager,
  { user_id: ticked_by }: User,
  connection_id: number,
  items: readonly JoiningTick['item'][],
  ticked_at: Date,
): Promise<void> {
  await transaction.insert(
    JoiningTick,
    items.map((item) => ({ connection_id, item, ticked_at, ticked_by })),
  );
}

async function insertQuestion(
  transaction: EntityManager,
  now: Date,
  { user_id }: User,
  connection_id: number,
  answer: 'yes' | null,
): Promise<void> {
  const asked_at = workingMoment(now, 1, MORNING);
  await transaction.insert(JoiningQuestion, {
    connection_id,
    asked_on: dayInIndia(asked_at),
    asked_at,
    ...(answer && {
      answer,
      answered_at: workingMoment(now, 1, EVENING),
      answered_by: 'agency',
      answered_by_id: user_id,
    }),
  });
}

async function accountOf(transaction: EntityManager, employee_id: number): Promise<number | null> {
  const [row] = await transaction.query<{ user_id: number | null }[]>(
    'select user_id from employees where employee_id = $1',
    [employee_id],
  );
  return row?.user_id ?? null;
}
