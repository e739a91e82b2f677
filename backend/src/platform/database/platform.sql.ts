/** Texts without capitals, accents and the joiners of Indian scripts, tables that nobody empties, totals, and the time in India. */
export const PLATFORM_SQL = `
  create or replace function fold(value text) returns text language sql immutable strict parallel safe
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, translate(value, U&'\\200C\\200D', ''))) $$;

  create or replace function refuse_truncate() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace function keep_total() returns trigger language plpgsql as $$
  declare
    change bigint;
  begin
    if tg_op = 'INSERT' then select count(*) into change from new_rows;
    else select -count(*) into change from old_rows; end if;
    if change <> 0 then
      insert into row_counts values (tg_table_name, '', pg_backend_pid() % 64, change)
        on conflict (list, facet, slot) do update set n = row_counts.n + excluded.n;
    end if;
    return null;
  end $$;

  create or replace function india_now() returns timestamp language sql stable as $$ select now() at time zone 'Asia/Kolkata' $$;

  create or replace function india_today() returns date language sql stable as $$ select india_now()::date $$;
`;
