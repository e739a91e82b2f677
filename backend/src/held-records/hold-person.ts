import { dayTextOf } from '../platform/india-day.js';
import { type PersonalData, type PersonContext, type Rows } from '../privacy/personal-data.js';
import { sealPerson } from './sealed-person.js';

/** A moment as the database and JSON write it, alone in its text. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]{0,7}(?:Z|[+-]\d\d(?::?\d\d)?)$/;

const HOLD = `insert into held_records (email_hashes, sealed, processed_at, ends_at)
  select $1, $2, $3::timestamptz, $3::timestamptz + interval '1 year' where $3::timestamptz + interval '1 year' > now() returning ends_at`;

/**
 * Before a person is erased: seals what was known of them until a year after its last processing (DPDP Rules 2025, rule 8(3)). Of a
 * person with whom nothing happened for a year, nothing is held.
 */
export const holding = (places: readonly PersonalData[]): PersonalData => ({
  name: 'heldRecords',
  own: { nothing: 'nothing is held of who is not erased' },
  read: () => Promise.resolve([]),
  kept: async (context) => {
    const known: Record<string, Rows> = {};
    for (const { name, read } of places) known[name] = await read(context);
    const processedAt = lastMomentIn(known);
    return processedAt ? hold(context, known, processedAt) : [];
  },
});

async function hold(
  { transaction, person, secrets }: PersonContext,
  places: Record<string, Rows>,
  processedAt: Date,
): Promise<string[]> {
  const { email_hashes, sealed } = sealPerson(secrets, { emails: person.emails, places });
  const held = await transaction.query<{ ends_at: Date }[]>(HOLD, [email_hashes, sealed, processedAt]);
  return held.map(
    ({ ends_at }) => `what was known, sealed until ${dayTextOf(ends_at.toISOString())} (DPDP Rules 2025, rule 8(3))`,
  );
}

/** The latest moment up to now that stands in the rows. */
function lastMomentIn(places: Record<string, Rows>): Date | undefined {
  const now = Date.now();
  let last = 0;
  JSON.stringify(places, (_key, value: unknown) => {
    if (typeof value !== 'string' || !MOMENT.test(value)) return value;
    const at = Date.parse(value);
    if (at <= now && at > last) last = at;
    return value;
  });
  return last ? new Date(last) : undefined;
}
