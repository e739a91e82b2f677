/**
 * Functions that several tables share: texts without capitals, accents and the joiners of Indian scripts, a trigger that refuses a change,
 * totals, the time in India, and what erasures need. `check_keys_last`: with a record goes what belongs to it, in an order that is
 * the database's; foreign keys are checked when all of it is gone.
 */
export const PLATFORM_SQL = `
  create or replace function fold(value text) returns text language sql immutable strict parallel safe
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, translate(value, U&'\\200C\\200D', ''))) $$;

  create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace function check_keys_last() returns trigger language plpgsql as $$
  begin
    set constraints all deferred;
    return null;
  end $$;

  create or replace function is_erasing(changed oid) returns boolean language sql stable as $$
    select coalesce(current_setting('niyukt.erasing', true), '') = 'on'
      and pg_has_role((select relowner from pg_class where oid = changed), 'usage') $$;

  create or replace function mask_json(value jsonb, pattern text) returns jsonb language plpgsql immutable as $$
  begin
    case jsonb_typeof(value)
      when 'string' then return to_jsonb(regexp_replace(value #>> '{}', pattern, 'erased', 'gi'));
      when 'array' then return (select coalesce(jsonb_agg(mask_json(item, pattern) order by place), '[]')
        from jsonb_array_elements(value) with ordinality t (item, place));
      when 'object' then return (select coalesce(jsonb_object_agg(key, mask_json(item, pattern)), '{}') from jsonb_each(value) t (key, item));
      else return value;
    end case;
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
