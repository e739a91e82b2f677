import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Owns the database and everything in it: migrations, backups, restores and commands. */
const OWNER = 'niyukt_owner';
/** The running product. */
const WORKER = 'niyukt_app';

/** Also those that a restore left beside it. */
const DATABASES_OF_OTHERS = `select datname as name from pg_database
  where (datname = $1 or starts_with(datname, $1 || '_before_') or datname = $1 || '_restoring')
    and pg_get_userbyid(datdba) <> '${OWNER}'`;

/** What versions before the two roles made belongs to the superuser. Sequences of a column go with its table, partitions do not. */
const OBJECTS_OF_OTHERS = `with schemas as (select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'pgboss')),
  objects as (
    select c.oid, c.relowner as owner, c.relispartition as goes_alone,
      format('%s %I.%I', case c.relkind when 'S' then 'sequence' else 'table' end, s.nspname, c.relname) as object
    from pg_class c join schemas s on s.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all select p.oid, p.proowner, false, format('routine %s', p.oid::regprocedure)
    from pg_proc p join schemas s on s.oid = p.pronamespace
    union all select t.oid, t.typowner, false, format('type %I.%I', s.nspname, t.typname)
    from pg_type t join schemas s on s.oid = t.typnamespace where t.typtype = 'e'
    union all select c.oid, c.cfgowner, false, format('text search configuration %I.%I', s.nspname, c.cfgname)
    from pg_ts_config c join schemas s on s.oid = c.cfgnamespace
    union all select d.oid, d.dictowner, false, format('text search dictionary %I.%I', s.nspname, d.dictname)
    from pg_ts_dict d join schemas s on s.oid = d.dictnamespace
    union all select s.oid, s.nspowner, false, format('schema %I', s.nspname) from schemas s where s.nspname <> 'public')
  select format('alter %s owner to ${OWNER}', object) as statement from objects o
  where pg_get_userbyid(owner) <> '${OWNER}'
    and (goes_alone or not exists (select from pg_depend d where d.objid = o.oid and d.objsubid = 0 and d.deptype in ('e', 'a', 'i')
      and d.classid in ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_ts_dict'::regclass)))`;

/** The addresses of a database for its two roles. */
export interface RoleAddresses {
  url: string;
  ownerUrl: string;
}

/**
 * Makes the two roles of the embedded server, with passwords of this start, and the database, or hands an older one over to its owner.
 * @param address of the maintenance database, for the superuser
 * @param name of the product's database
 */
export async function prepareEmbeddedDatabase(address: string, name: string): Promise<RoleAddresses> {
  const [ownerUrl, url] = await onDatabase(address, async (client) => {
    const addresses = [
      await withRole(client, address, OWNER, 'createdb'),
      await withRole(client, address, WORKER, 'nocreatedb'),
    ];
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)} owner ${OWNER}`);
    const { rows } = await client.query<{ name: string }>(DATABASES_OF_OTHERS, [name]);
    for (const other of rows) await handOver(client, address, other.name);
    return addresses;
  });
  return { url: at(url ?? '', name), ownerUrl: at(ownerUrl ?? '', name) };
}

/** @returns the address for this role */
async function withRole(client: pg.Client, address: string, role: string, createdb: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${role} login nosuperuser nocreaterole noreplication nobypassrls ${createdb} password '${password}'`,
  );
  const url = new URL(address);
  [url.username, url.password] = [role, password];
  return url.href;
}

/** The database itself last: what was interrupted is done again at the next start. */
async function handOver(server: pg.Client, address: string, name: string): Promise<void> {
  await onDatabase(at(address, name), async (client) => {
    const { rows } = await client.query<{ statement: string }>(OBJECTS_OF_OTHERS);
    for (const { statement } of rows) await client.query(statement);
  });
  await server.query(`alter database ${pg.escapeIdentifier(name)} owner to ${OWNER}`);
}

async function onDatabase<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function at(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
