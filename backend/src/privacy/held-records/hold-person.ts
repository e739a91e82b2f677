import { type PersonalData, type PersonContext, type Rows } from '../../auth/personal-data/personal-data.js';
import { dayTextOf } from '../../platform/india-day.js';
import { HeldFile, HeldRecord } from './held-record.entity.js';
import { type HeldFileName, type HeldPerson, sealFile, sealPerson } from './sealed-person.js';

/** A moment as the database and JSON write it, alone in its text. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]{0,7}(?:Z|[+-]\d\d(?::?\d\d)?)$/;

const HOLD = `insert into held_records (email_hashes, sealed, processed_at, ends_at)
  select $1, $2, $3::timestamptz, $3::timestamptz + interval '1 year' where $3::timestamptz + interval '1 year' > now() returning held_id, ends_at`;

/**
 * Before a person is erased: seals what was known of them until a year after its last processing (DPDP Rules 2025, rule 8(3)). Of a
 * person with whom nothing happened for a year, nothing is held.
 */
export const heldBefore = (places: readonly PersonalData[]): PersonalData => ({
  name: 'heldRecords',
  own: { nothing: 'nothing is held of who is not erased' },
  read: () => Promise.resolve([]),
  retained: async (context) => {
    const known: Record<string, Rows> = {};
    for (const { name, read } of places) known[name] = await read({ ...context, withoutFiles: true });
    const processedAt = lastMomentIn(known);
    return processedAt
      ? hold(context, places, { emails: context.person.emails, places: known, files: [] }, processedAt)
      : [];
  },
});

async function hold(
  context: PersonContext,
  places: readonly PersonalData[],
  person: HeldPerson,
  processedAt: Date,
): Promise<string[]> {
  const { transaction, secrets } = context;
  const { email_hashes, sealed } = sealPerson(secrets, person);
  const [held] = await transaction.query<{ held_id: number; ends_at: Date }[]>(HOLD, [
    email_hashes,
    sealed,
    processedAt,
  ]);
  if (!held) return [];
  const files = await holdFiles(context, places, held.held_id);
  if (files.length) {
    await transaction.update(
      HeldRecord,
      { held_id: held.held_id },
      { sealed: sealPerson(secrets, { ...person, files }).sealed },
    );
  }
  return [`what was known, sealed until ${dayTextOf(held.ends_at.toISOString())} (DPDP Rules 2025, rule 8(3))`];
}

/** Each file is sealed by itself, so that no more than one is in memory. */
async function holdFiles(
  context: PersonContext,
  places: readonly PersonalData[],
  held_id: number,
): Promise<HeldFileName[]> {
  const names: HeldFileName[] = [];
  for (const { files } of places) {
    for await (const { file_name, media_type, content } of files?.(context) ?? []) {
      const { identifiers } = await context.transaction.insert(HeldFile, {
        held_id,
        sealed: sealFile(context.secrets, content),
      });
      names.push({ id: Number(identifiers[0]?.['held_file_id']), file_name, media_type });
    }
  }
  return names;
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
