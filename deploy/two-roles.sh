#!/bin/sh
# Makes the two roles of the product in PostgreSQL, niyukt_owner and niyukt_app, and hands over to the first what one role made before,
# with the databases that restores kept. Run it as a superuser, again whenever you like; it changes no data:
#   DATABASE_OWNER_PASSWORD=… DATABASE_APP_PASSWORD=… PGHOST=… POSTGRES_USER=postgres POSTGRES_DB=niyukt sh deploy/two-roles.sh
# docker-compose.yml has the image of PostgreSQL run it in a new volume. In one that is there already:
#   docker compose exec postgres sh /docker-entrypoint-initdb.d/two-roles.sh
set -eu
database="${POSTGRES_DB:-niyukt}"
# a password, or the file that holds it
password() { [ -n "$1" ] && printf '%s' "$1" || cat "$2"; }
owner="$(password "${DATABASE_OWNER_PASSWORD:-}" "${DATABASE_OWNER_PASSWORD_FILE:-}")"
app="$(password "${DATABASE_APP_PASSWORD:-}" "${DATABASE_APP_PASSWORD_FILE:-}")"
run() { psql -X -q -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" "$@"; }

run --dbname "$database" -v owner="$owner" -v app="$app" <<'SQL'
select format('create role %I', name) from unnest(array['niyukt_owner', 'niyukt_app']) name
    where not exists (select from pg_roles where rolname = name) \gexec
alter role niyukt_owner login createdb nosuperuser nocreaterole password :'owner';
alter role niyukt_app login nocreatedb nosuperuser nocreaterole password :'app';
SQL

run --dbname "$database" -At -v name="$database" <<'SQL' | while read -r each; do
select datname from pg_database where datname = :'name' or starts_with(datname, :'name' || '_before_');
SQL
    run --dbname "$each" <<'SQL'
alter schema public owner to pg_database_owner;
select format('alter %s %s owner to niyukt_owner', case relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
    from pg_class c where relnamespace::regnamespace::text in ('public', 'pgboss') and relkind in ('r', 'p', 'v', 'm', 'S')
        and (relispartition or not exists (
            select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.objsubid = 0
                and d.deptype in ('e', 'a', 'i'))) \gexec
select format('alter routine %s owner to niyukt_owner', oid::regprocedure)
    from pg_proc p where pronamespace::regnamespace::text in ('public', 'pgboss') and not exists (
        select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e') \gexec
select format('alter type %s owner to niyukt_owner', oid::regtype)
    from pg_type where typnamespace::regnamespace::text = 'pgboss' and typtype = 'e' \gexec
select format('alter text search configuration %s owner to niyukt_owner', oid::regconfig)
    from pg_ts_config where cfgnamespace = 'public'::regnamespace \gexec
select format('alter text search dictionary %s owner to niyukt_owner', oid::regdictionary)
    from pg_ts_dict t where dictnamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.objid = t.oid and d.classid = 'pg_ts_dict'::regclass and d.deptype = 'e') \gexec
select format('alter schema %I owner to niyukt_owner', nspname) from pg_namespace where nspname = 'pgboss' \gexec
select format('alter database %I owner to niyukt_owner', current_database()) \gexec
SQL
done
