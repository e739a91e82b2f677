import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { MINUTE_MILLISECONDS } from '../../platform/durations.js';

/**
 * Processor time in milliseconds that reading the uploads of one account takes per day in India. The rest waits for the next day
 * (docs/rules.md#resume-reading-time).
 */
const MAX_OF_DAY = { ofEmployee: 10 * MINUTE_MILLISECONDS, ofStaff: 6 * 60 * MINUTE_MILLISECONDS };

/** SQL: today's reading time, as `t`, of the account that uploaded the resume `r`. */
export const READING_TIME = 'left join reading_times t on t.user_id = r.uploaded_by and t.day = india_now()::date';

/** SQL: whether the resume `r` waits for tomorrow. */
export const WAITS_FOR_TOMORROW = `(r.to_read is not null and r.to_read <> 'again' and coalesce(t.milliseconds, 0) >=
  case r.uploaded_by_role when 'employee' then ${MAX_OF_DAY.ofEmployee} else ${MAX_OF_DAY.ofStaff} end)`;

/** Adds to the reading time of an account today, if it still exists. */
export const ADD_READING_TIME = new PreparedStatement(
  `insert into reading_times as kept (user_id, day, milliseconds)
   select user_id, india_now()::date, $2 from users where user_id = $1
   on conflict (user_id) do update set day = excluded.day,
     milliseconds = excluded.milliseconds + case when kept.day = excluded.day then kept.milliseconds else 0 end`,
);
