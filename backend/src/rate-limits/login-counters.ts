import { PreparedStatement } from '../database/prepared-statement.js';

/** Where the two counters of an attempt stand after it was counted; the account's is missing when the address has none left. */
export interface LoginCounters {
  address_points: number;
  /** Milliseconds since 1970. */
  address_expire: string;
  account_points: number | null;
  account_expire: string | null;
}

const counted = `on conflict (key) do update set
    points = case when kept.expire <= $5 then 1 else kept.points + 1 end,
    expire = case when kept.expire <= $5 then excluded.expire else kept.expire end
  returning points, expire`;

/**
 * Counts an attempt to log in as `rate-limiter-flexible` counts, but both counters at once: a login is the only call that needs
 * several, and waiting for each in turn is what it would mostly do besides hashing. Parameters: key of the address, key of the
 * account, points of an address, end of a new counter and now in milliseconds since 1970.
 */
export const COUNT_LOGIN = new PreparedStatement<LoginCounters>(`
  with address as (insert into rate_limits as kept (key, points, expire) values ($1, 1, $4) ${counted}),
  account as (insert into rate_limits as kept (key, points, expire)
    select $2, 1, $4 from address where address.points <= $3 ${counted})
  select address.points as address_points, address.expire as address_expire,
    account.points as account_points, account.expire as account_expire
  from address left join account on true`);

/** The attempt was right. The address comes first here, too, so that attempts never wait for each other in a circle. Parameters as above. */
export const FORGET_LOGIN = new PreparedStatement(`
  with address as (update rate_limits set points = points - 1 where key = $1 and expire > $3 returning key)
  delete from rate_limits where key = $2 and (select count(*) from address) >= 0`);
