import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { PASSWORD_STRENGTH } from '../src/auth/password-strength.js';
import { migrate } from '../src/storage/schema/migrate.js';
import { type AgencySize, fillStatements, PASSWORD } from './generated-agency.js';
import { LEDGER_TABLES, ledgerStatements } from './generated-ledger.js';
import { resumeStatements } from './generated-resumes.js';

/** A database of its own on the server, not the one in the address. */
const databaseName = ({ name }: AgencySize): string => `niyukt_bench_${name.toLowerCase()}`;

const FILLED = 'filled by npm run bench';

/**
 * Indexes and constraints that slow down the fill: dropped before and created again afterwards. Foreign keys are dropped before what
 * they refer to.
 */
const SECONDARY = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
    case contype when 'f' then 2 else 1 end as step
  from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[])
    or contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  union all
  select 'drop index ' || indexname, indexdef, 0 from pg_indexes
  where (schemaname || '.' || tablename)::regclass = any($1::regclass[])
    and not exists (select 1 from pg_constraint where conname = indexname)
  order by step`;
const TABLES = [
  'users',
  'companies',
  'job_requests',
  'connections',
  'employees',
  'placement_history',
  'resumes',
  'candidate_index',
  ...LEDGER_TABLES,
];

/**
 * Fills a database of this size, unless it exists.
 * @returns its address
 */
export async function fillDatabase(server: string, size: AgencySize): Promise<string> {
  const name = databaseName(size);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ description: string | null }>(
      `select shobj_description(oid, 'pg_database') as description from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.description === FILLED) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await migrate(url.href);
    await withClient(url.href, (own) => fill(own, size));
    await client.query(`comment on database ${name} is '${FILLED}'`);
  });
  await migrate(url.href);
  return url.href;
}

/** Drops the databases of these sizes. */
export async function dropDatabases(server: string, sizes: readonly AgencySize[]): Promise<void> {
  await withClient(server, async (client) => {
    for (const size of sizes) await client.query(`drop database if exists ${databaseName(size)} with (force)`);
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fills the empty tables of a migrated database; resumes may be left out. */
export async function fill(client: pg.Client, size: AgencySize, { withResumes = true } = {}): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  const { rows: secondary } = await client.query<{ drop: string; make: string }>(SECONDARY, [TABLES]);
  for (const { drop } of secondary.toReversed()) await client.query(drop);
  const statements = [
    ...fillStatements(size, await hash(PASSWORD, PASSWORD_STRENGTH)),
    ...ledgerStatements(size),
    ...(withResumes ? resumeStatements(size) : []),
  ];
  for (const statement of statements) await client.query(statement);
  for (const { make } of secondary) await client.query(make);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum analyze');
}
