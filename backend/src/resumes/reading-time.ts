import { PreparedStatement } from '../platform/database/prepared-statement.js';

const MINUTE = 60_000;
/**
 * Milliseconds of the processor that reading takes at most, a day in India, of what one account has uploaded. What waits then is read on
 * the next day (docs/rules.md#resume-reading-time).
 */
const MAX_OF_DAY = { ofEmployee: 10 * MINUTE, ofStaff: 6 * 60 * MINUTE };

/** SQL: what reading took today, as `t`, for the account behind the resume `r`. */
export const READING_TIME = 'left join reading_times t on t.user_id = r.uploaded_by and t.day = india_now()::date';

/** SQL: whether the resume `r` waits for tomorrow. */
export const WAITS_FOR_TOMORROW = `(r.to_read is not null and r.to_read <> 'again' and coalesce(t.milliseconds, 0) >=
  case r.uploaded_by_role when 'employee' then ${MAX_OF_DAY.ofEmployee} else ${MAX_OF_DAY.ofStaff} end)`;

/** Adds to what reading took today for an account, if it still exists. */
export const ADD_READING_TIME = new PreparedStatement(
  `insert into reading_times as kept (user_id, day, milliseconds)
   select user_id, india_now()::date, $2 from users where user_id = $1
   on conflict (user_id) do update set day = excluded.day,
     milliseconds = excluded.milliseconds + case when kept.day = excluded.day then kept.milliseconds else 0 end`,
);
