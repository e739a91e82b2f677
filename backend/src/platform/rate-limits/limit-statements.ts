import { PreparedStatement } from '../database/prepared-statement.js';

/** Why points were not taken. */
export interface RefusedPoints {
  /** Which of the keys had none left, counted from 1. */
  place: number;
  /** Points with this attempt: one more than there are when it is the first one refused. */
  taken: number;
  seconds_left: number;
}

/**
 * Takes a point of each key, or none when one has none left; answers a row then. All moments are the database's. Parameters: keys, how
 * many points each has, and within how many seconds.
 */
export const TAKE = new PreparedStatement<RefusedPoints>('select * from take_points($1, $2, $3)');

/** Locked in the order in which `take_points` does it, so that statements never wait for each other in a circle. */
const LOCKED = `locked as materialized (
  select key from rate_limits where key = any($1) order by key collate "C" for update)`;

/** Gives a point back to each key of parameter 1. */
export const GIVE_BACK = new PreparedStatement(`
  with ${LOCKED}
  update rate_limits set points = points - 1 where key in (select key from locked)`);

/** Forgets what was counted for the keys of parameter 2 and gives a point back to the other ones of parameter 1. */
export const FORGET = new PreparedStatement(`
  with ${LOCKED},
  forgotten as (delete from rate_limits where key in (select key from locked) and key = any($2))
  update rate_limits set points = points - 1 where key in (select key from locked) and key <> all($2)`);

/**
 * Counts one more lockout (key: parameter 2, kept for the seconds of parameter 3) and locks the counter of parameter 1 for as long as
 * its number asks for (seconds: parameter 4). Nothing else lengthens the lock.
 */
export const LOCK_OUT = new PreparedStatement<{ seconds: number }>(`
  with moment as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
  lockout as (
    insert into rate_limits as kept (key, points, expire, seconds) select $2, 1, now + $3::int * 1000, $3 from moment
    on conflict (key) do update set
      points = case when kept.expire < excluded.expire - $3::int * 1000 then 1 else kept.points + 1 end,
      expire = excluded.expire, seconds = excluded.seconds
    returning points)
  update rate_limits set seconds = wait, expire = now + wait * 1000
  from moment, lockout, lateral (select ($4::int[])[least(lockout.points, cardinality($4::int[]))] as wait) as length
  where key = $1
  returning rate_limits.seconds`);

/** Counts how often something happened within seconds (parameter 2). */
export const COUNT = new PreparedStatement<{ points: number }>(`
  with moment as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into rate_limits as kept (key, points, expire, seconds) select $1, 1, now + $2::int * 1000, $2 from moment
  on conflict (key) do update set
    points = case when kept.expire < excluded.expire - $2::int * 1000 then 1 else kept.points + 1 end,
    expire = case when kept.expire < excluded.expire - $2::int * 1000 then excluded.expire else least(kept.expire, excluded.expire) end
  returning points`);
