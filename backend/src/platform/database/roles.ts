import pg from 'pg';

/** Columns that the working role names when it adds a row, and those that it changes; it reads all, and deletes where it says so. */
export interface TableRights {
  insert?: string;
  update?: string;
  delete?: true;
}

/** What the working role may do, where it may not do everything. */
export interface WorkingRights {
  /** By table. */
  tables: Readonly<Record<string, TableRights>>;
  /** Functions of the owner's that the working role calls. */
  functions: readonly string[];
}

/** Of the library that keeps the queue of long work. */
const QUEUE_SCHEMA = 'pgboss';

/** For each object of ours what the working role lacks (`grant`) and what it has and should not have (`revoke`). */
const OBJECT_DIFFERENCES = `with wanted as (
    select c.oid, c.relacl as acl, c.relowner as owner, format('table %I.%I', n.nspname, c.relname) as object,
      case when n.nspname = 'public' and exists (select from unnest($2::text[]) kept (name) where name = c.relname)
        then array['SELECT'] || case when c.relname = any($3) then array['DELETE'] else '{}' end
        else array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] end as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and n.nspname in ('public', '${QUEUE_SCHEMA}')
    union all
    select c.oid, c.relacl, c.relowner, format('sequence public.%I', c.relname), array['SELECT', 'USAGE']
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
    union all
    select p.oid, p.proacl, p.proowner, format('function %s', p.oid::regprocedure),
      case when p.proname = any($4) then array['EXECUTE'] else '{}' end
    from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace),
  ours as (
    select w.*, array(select g.privilege_type from aclexplode(w.acl) g join pg_roles r on r.oid = g.grantee
      where r.rolname = $1) as granted
    from wanted w where pg_has_role(w.owner, 'usage')
      and not exists (select from pg_depend d where d.objid = w.oid and d.deptype = 'e'))
  select format('grant %s on %s to %I', array_to_string(array(select unnest(rights) except select unnest(granted)), ', '),
    object, $1) as statement from ours where not rights <@ granted
  union all
  select format('revoke %s on %s from %I', array_to_string(array(select unnest(granted) except select unnest(rights)), ', '),
    object, $1) from ours where not granted <@ rights`;

/** The same for columns. Comes after the other: who loses a right to a table loses it to its columns, too. */
const COLUMN_DIFFERENCES = `with wanted as (
    select c.oid, right_to, name from jsonb_to_recordset($2) g ("table" text, right_to text, names text)
      join pg_class c on c.relname = g."table" and c.relnamespace = 'public'::regnamespace
      cross join unnest(regexp_split_to_array(names, '[[:space:]]+')) name
    where pg_has_role(c.relowner, 'usage')),
  granted as (
    select a.attrelid, g.privilege_type, a.attname::text from pg_class c join pg_attribute a on a.attrelid = c.oid
      cross join aclexplode(a.attacl) g join pg_roles r on r.oid = g.grantee
    where c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'usage') and r.rolname = $1),
  differences as (
    select 'grant' as what, 'to' as whom, lacking.* from (table wanted except table granted) lacking
    union all select 'revoke', 'from', more.* from (table granted except table wanted) more)
  select format('%s %s (%s) on table %s %s %I', what, right_to, string_agg(quote_ident(name), ', ' order by name), oid::regclass, whom, $1)
    as statement from differences group by what, whom, oid, right_to`;

/** It makes nothing of its own, not even for the length of a session: what the owner runs would find it first. */
const NO_OBJECTS_OF_ITS_OWN = `select format('revoke create on schema public from %s', r) as statement
    from unnest(array['public', quote_ident($1)]) r
    where has_schema_privilege($1, 'public', 'create')
      and pg_has_role((select nspowner from pg_namespace where nspname = 'public'), 'usage')
  union all
  select format('revoke temporary, create on database %I from %s', current_database(), r)
    from unnest(array['public', quote_ident($1)]) r
    where (has_database_privilege($1, current_database(), 'temporary') or has_database_privilege($1, current_database(), 'create'))
      and pg_has_role((select datdba from pg_database where datname = current_database()), 'usage')
  union all
  select format('grant connect on database %I to %I', current_database(), $1)
    where not has_database_privilege($1, current_database(), 'connect')
  union all
  select format('grant usage on schema %I to %I', n.nspname, $1) from pg_namespace n
    where n.nspname in ('public', '${QUEUE_SCHEMA}') and not has_schema_privilege($1, n.nspname, 'usage')`;

const EXCESS = `select case when r.rolsuper then 'is a superuser'
    when pg_has_role(c.relowner, 'member') then 'owns the tables'
    when has_table_privilege(c.oid, 'update, delete, truncate') then 'may change the audit log'
    when has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'temporary, create')
      then 'may make tables of its own' end as excess
  from pg_roles r, pg_class c where r.rolname = current_user and c.oid = 'public.audit_log'::regclass`;

/**
 * Gives the working role what the product needs at work and nothing else: no DDL, and no way to change or remove what may only
 * grow. Changes nothing that is in order already. Called under the lock of migrations.
 * @param client of the role that owns the tables
 */
export async function grantWork(
  client: pg.ClientBase,
  workingRole: string,
  { tables, functions }: WorkingRights,
): Promise<void> {
  const byTable = Object.entries(tables);
  const columns = byTable.flatMap(([table, { insert, update }]) =>
    Object.entries({ INSERT: insert, UPDATE: update }).flatMap(([right, names]) =>
      names ? [{ table, right_to: right, names }] : [],
    ),
  );
  const deleted = byTable.filter(([, rights]) => rights.delete).map(([table]) => table);
  const differences: [string, unknown[]][] = [
    [NO_OBJECTS_OF_ITS_OWN, []],
    [OBJECT_DIFFERENCES, [Object.keys(tables), deleted, functions]],
    [COLUMN_DIFFERENCES, [JSON.stringify(columns)]],
  ];
  for (const [text, values] of differences) {
    const { rows } = await client.query<{ statement: string }>(text, [workingRole, ...values]);
    for (const { statement } of rows) await client.query(statement);
  }
}

/**
 * The role of the running product, where it is not the one that owns the tables.
 * @param addresses for both
 */
export function workingRoleOf({ url, ownerUrl }: { url: string; ownerUrl: string }): string | undefined {
  const [role, owner] = [url, ownerUrl].map((address) => decodeURIComponent(new URL(address).username));
  return role === owner ? undefined : role;
}

/**
 * What the role at work may do that the product does not need.
 * @param url for the working role
 * @returns for instance "is a superuser", or nothing when all is well
 */
export async function excessRights(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ excess: string | null }>(EXCESS)).rows[0]?.excess ?? undefined;
  } finally {
    await client.end();
  }
}
