import { ERASED } from '../../auth/personal-data/identity.js';
import {
  DERIVED_COLUMNS,
  erasedBy,
  type PersonalData,
  type PersonContext,
} from '../../auth/personal-data/personal-data.js';

const IS_LOSER = `(kind = 'employees' and loser_id = any($1))`;
const IS_WINNER = `(kind = 'employees' and winner_id = any($1))`;
const IN_PAIR = `(kind = 'employees' and (first_id = any($1) or second_id = any($1)))`;

/** A record that was merged away is data of the same person. */
const MERGES = `select kind, winner_id, loser_id, merged_at, undone_at, (journal -> 'loser') - ${DERIVED_COLUMNS} as merged_record
  from merges where ${IS_LOSER} or ${IS_WINNER} order by merge_id`;

/** The other record of the pair is not named: it may be another person's. */
const PAIRS = `select kind, reasons, state, created_at from duplicate_pairs where ${IN_PAIR} order by duplicate_id`;

const FORGET_PAIRS = `update duplicate_pairs set search_text = '' where state = 'merged' and ${IN_PAIR}`;

/** The decision of an admin stays, without the admin's name. */
const FORGET_DECIDED = `update duplicate_pairs set decided_by_name = '${ERASED}' where decided_by_name = any($1)`;

/** Another record that the one who asks was merged into goes only with its own e-mail. */
const OTHERS = `select distinct winner_id, winner_name, kind from merges where ${IS_LOSER} and not ${IS_WINNER} and undone_at is null`;

const keysOf = ({ person }: PersonContext): unknown[] => [person.employees];

/** Pairs and merges of a person. They go with the record that stayed; of one that was merged away the copy for an undo goes. */
export const DUPLICATE_DATA: PersonalData = {
  name: 'duplicates',
  own: { nothing: 'the other record may be of another person' },
  read: async (context) => [
    ...(await context.transaction.query<Record<string, unknown>[]>(MERGES, keysOf(context))),
    ...(await context.transaction.query<Record<string, unknown>[]>(PAIRS, keysOf(context))),
  ],
  erase: async (context) => {
    const { transaction, person } = context;
    await transaction.query(FORGET_PAIRS, keysOf(context));
    await transaction.query(FORGET_DECIDED, [person.emails]);
    const { employees, users, emails, phones, soleNames } = person;
    const call = 'erase_merges($1, $2, $3, $4, $5)';
    return { merges: await erasedBy(transaction, call, [employees, users, emails, phones, soleNames]) };
  },
  retained: async (context) => {
    const others = await context.transaction.query<{ winner_id: number; kind: string }[]>(OTHERS, keysOf(context));
    return others.map(
      ({ kind, winner_id }) =>
        `${kind} ${winner_id}, into which this record was merged: erase that e-mail address, too`,
    );
  },
};
