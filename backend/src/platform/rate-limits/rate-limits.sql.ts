/**
 * Limits go by the clock of the database: a counter never lasts longer than its own length from now on, also after that clock was wrong.
 * What was refused is not counted: else points that parallel attempts give back would stay behind, and refuse a later one. Only a lockout
 * of an account needs to know whether an attempt is the first one refused.
 */
export const RATE_LIMITS_SQL = `
  create or replace function take_points(keys text[], most integer[], lengths integer[])
    returns table (place integer, taken integer, seconds_left double precision) language plpgsql as $$
  declare
    moment bigint := extract(epoch from clock_timestamp()) * 1000;
    asked record;
    counter record;
    earlier text[] := '{}';
  begin
    for asked in
      select a.key, a.points, a.length, a.place
      from unnest(keys, most, lengths) with ordinality as a (key, points, length, place) order by a.key collate "C"
    loop
      insert into rate_limits as kept (key, points, expire, seconds)
        values (asked.key, 1, moment + asked.length * 1000, asked.length)
      on conflict on constraint pk_rate_limits do update set
        points = case when kept.expire <= moment then 1 else least(kept.points, asked.points + 1) + 1 end,
        expire = case when kept.expire <= moment then excluded.expire
          else least(kept.expire, moment + coalesce(kept.seconds, excluded.seconds) * 1000) end,
        seconds = case when kept.expire <= moment then excluded.seconds else kept.seconds end
      returning kept.points, kept.expire into counter;
      if counter.points > asked.points then
        update rate_limits r set points = r.points - 1
          where r.key = any(earlier || case when starts_with(asked.key, 'login-account:') then '{}' else array[asked.key] end);
        return query select asked.place::integer, counter.points, (counter.expire - moment) / 1000.0::double precision;
        return;
      end if;
      earlier := earlier || asked.key;
    end loop;
  end $$;
`;
