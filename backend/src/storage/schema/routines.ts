import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ACCOUNTS_SQL } from '../../accounts/profile/accounts.sql.js';
import { AGENCY_SQL } from '../../agency/agency.sql.js';
import { AUDIT_SQL } from '../../auth/audit/audit.sql.js';
import { TERMS_SQL } from '../../auth/terms/terms.sql.js';
import { ACCESS_LOG_SQL } from '../../companies/access-log/access-log.sql.js';
import { COMPANIES_SQL } from '../../companies/companies.sql.js';
import { CONNECTIONS_SQL } from '../../connections/connections.sql.js';
import { INTRODUCTIONS_SQL } from '../../connections/introductions/introductions.sql.js';
import { CONSENT_SQL } from '../../employees/consent/consent.sql.js';
import { EMPLOYEES_SQL } from '../../employees/employees.sql.js';
import { SKILLS_SQL } from '../../employees/skills.sql.js';
import { JOBS_SQL } from '../../jobs/jobs.sql.js';
import { CLAIMS_SQL } from '../../money/claims/claims.sql.js';
import { INVOICES_SQL } from '../../money/invoices/invoices.sql.js';
import { PAYMENTS_SQL } from '../../money/payments/payments.sql.js';
import { PLACEMENTS_SQL } from '../../money/placements/placements.sql.js';
import { NOTES_SQL } from '../../office/notes/notes.sql.js';
import { NAMES_SQL } from '../../platform/database/names.sql.js';
import { compareVersions } from '../../platform/database/oldest-version.js';
import { PLATFORM_SQL } from '../../platform/database/platform.sql.js';
import { WRITTEN_FORMS_SQL } from '../../platform/database/written-forms.sql.js';
import { RATE_LIMITS_SQL } from '../../platform/rate-limits/rate-limits.sql.js';
import { VERSION } from '../../platform/version.js';
import { DATA_REQUESTS_SQL } from '../../privacy/data-requests/data-requests.sql.js';
import { DUPLICATE_PAIRS_SQL } from '../../recruiting/duplicates/duplicate-pairs.sql.js';
import { MERGES_SQL } from '../../recruiting/duplicates/merges.sql.js';
import { CANDIDATE_INDEX_SQL } from '../../recruiting/people-search/candidate-index.sql.js';
import { DEGREES_SQL } from '../../recruiting/people-search/degrees.sql.js';
import { JOB_INDEX_SQL } from '../../recruiting/people-search/job-index.sql.js';
import { PEOPLE_SEARCH_SQL } from '../../recruiting/people-search/people-search.sql.js';
import { PLACES_SQL } from '../../recruiting/people-search/places.sql.js';
import { SALARIES_SQL } from '../../recruiting/people-search/salaries.sql.js';
import { SUBMISSIONS_SQL } from '../../recruiting/submissions/submissions.sql.js';

/** Functions and triggers of every room, from the ground up: a function of SQL finds those that it calls. */
const TEXTS = [
  PLATFORM_SQL,
  WRITTEN_FORMS_SQL,
  NAMES_SQL,
  RATE_LIMITS_SQL,
  AUDIT_SQL,
  TERMS_SQL,
  AGENCY_SQL,
  SKILLS_SQL,
  EMPLOYEES_SQL,
  COMPANIES_SQL,
  ACCOUNTS_SQL,
  JOBS_SQL,
  CONNECTIONS_SQL,
  INTRODUCTIONS_SQL,
  PLACEMENTS_SQL,
  INVOICES_SQL,
  CLAIMS_SQL,
  PAYMENTS_SQL,
  SALARIES_SQL,
  PLACES_SQL,
  DEGREES_SQL,
  PEOPLE_SEARCH_SQL,
  CANDIDATE_INDEX_SQL,
  JOB_INDEX_SQL,
  MERGES_SQL,
  CONSENT_SQL,
  ACCESS_LOG_SQL,
  DUPLICATE_PAIRS_SQL,
  SUBMISSIONS_SQL,
  NOTES_SQL,
  DATA_REQUESTS_SQL,
];

const FUNCTION = /^create or replace function (\w+)\(([^$]*?)\)\s+returns /;
const TRIGGER = /^create (?:or replace|constraint) trigger (\w+) [^]*? on (\w+)/;
/** What the comment of a function or trigger of ours begins with; the hash of its text follows. */
const MARK = 'niyukt ';
const DEADLOCK = '40P01';
const MAX_TRIES = 5;

/** A function or trigger as it is to be. */
export interface Routine {
  name: string;
  kind: 'function' | 'trigger';
  /** As `comment on` and `drop` name it. */
  object: string;
  text: string;
  hash: string;
}

/** The functions of all rooms, and then the triggers. */
export const ROUTINES = TEXTS.flatMap((text) => text.split(/^(?= {2}create )/m))
  .map((text) => text.trim())
  .filter(Boolean)
  .map(readRoutine)
  .toSorted((one, other) => one.kind.localeCompare(other.kind));

function readRoutine(text: string): Routine {
  const hash = createHash('sha256').update(text).digest('hex');
  const [, ofFunction = '', parameters = ''] = FUNCTION.exec(text) ?? [];
  if (ofFunction) {
    const object = `function ${ofFunction}(${parameters.replace(/ default [^,]+/g, '')})`;
    return { name: ofFunction, kind: 'function', object, text, hash };
  }
  const [, name = '', table = ''] = TRIGGER.exec(text) ?? [];
  if (!name) throw new Error(`This creates no function and no trigger: ${text.slice(0, 100)}`);
  return { name, kind: 'trigger', object: `trigger ${name} on ${table}`, text, hash };
}

/**
 * Makes functions as they are now. For a migration that makes or fills what calls them: it runs before the others follow.
 * @param names of functions; those that they call are among them, or are there
 */
export async function makeFunctions(db: QueryRunner, names: readonly string[]): Promise<void> {
  for (const { name, text } of ROUTINES) if (names.includes(name)) await db.query(text);
}

const PRESENT = `
  select format('trigger %I on %s', tgname, tgrelid::regclass) as object, description
    from pg_trigger t join pg_description d on d.classoid = 'pg_trigger'::regclass and d.objoid = t.oid
    where starts_with(description, '${MARK}')
  union all
  select format('function %s', p.oid::regprocedure), description
    from pg_proc p join pg_description d on d.classoid = 'pg_proc'::regclass and d.objoid = p.oid
    where p.pronamespace = 'public'::regnamespace and starts_with(description, '${MARK}')`;

/**
 * Gives the database the functions and triggers of this version, and drops those that earlier versions had. The comment of each one says
 * which text it was made of, so that only what changed is made anew. Called under the lock of migrations, after them.
 * @param client of the role that owns the tables
 */
export async function applyRoutines(client: pg.ClientBase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('begin');
      await applyChanged(client);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      // processes of the version before write to several tables at once, too
      if ((error as pg.DatabaseError).code !== DEADLOCK || tries === MAX_TRIES) throw error;
    }
  }
}

async function applyChanged(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string | null }>(
    `select substr(obj_description('migrations'::regclass, 'pg_class'), ${MARK.length + 1}) as version`,
  );
  const newest = rows[0]?.version;
  if (newest && compareVersions(VERSION, newest) < 0) return;
  const before = await presentObjects(client);
  const changed = ROUTINES.filter(({ hash }) => !before.some((present) => present.hash === hash));
  for (const { kind, object, text, hash } of changed) {
    if (kind === 'trigger') await client.query(`drop trigger if exists ${object.slice('trigger '.length)}`);
    await client.query(text);
    await client.query(`comment on ${object} is '${MARK}${hash}'`);
  }
  const after = await presentObjects(client);
  const gone = after.filter(({ hash }) => !ROUTINES.some((routine) => routine.hash === hash));
  for (const { object } of gone) await client.query(`drop ${object}`);
  if (changed.length || gone.length) await client.query(`comment on table migrations is '${MARK}${VERSION}'`);
}

async function presentObjects(client: pg.ClientBase): Promise<{ object: string; hash: string }[]> {
  const { rows } = await client.query<{ object: string; description: string }>(PRESENT);
  return rows.map(({ object, description }) => ({ object, hash: description.slice(MARK.length) }));
}
