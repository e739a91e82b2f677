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
select format('alter %s public.%I owner to niyukt_owner', case relkind when 'S' then 'sequence' else 'table' end, relname)
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
        select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('e', 'a', 'i')) \gexec
select format('alter routine %s owner to niyukt_owner', oid::regprocedure)
    from pg_proc p where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e') \gexec
select format('alter database %I owner to niyukt_owner', current_database()) \gexec
SQL
done
