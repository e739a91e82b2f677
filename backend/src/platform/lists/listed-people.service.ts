import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../database/prepared-statement.js';
import { Statements } from '../database/statements.js';
import { ApiException } from '../errors/problem.js';
import { TOO_MANY_PEOPLE } from './lists.problems.js';

const MAX_A_DAY = 2_000;

const BOTH = 'select unnest(l.employees) union select unnest(excluded.employees)';
/** Answers nothing when they would be too many. The row is locked, so that no two calls add beside each other. */
const ADD = new PreparedStatement<object>(
  `insert into listed_people as l (user_id, employees) values ($1, $2)
   on conflict (user_id, day) do update set employees = array(${BOTH})
     where (select count(*) from (${BOTH}) b) <= ${MAX_A_DAY}
   returning user_id`,
);
const UNTIL_MIDNIGHT = new PreparedStatement<{ seconds: number }>(
  `select ceil(extract(epoch from (india_today() + 1)::timestamp - india_now()))::int as seconds`,
);

/** Of an admin who may not export: how many people lists show on a day in India, each counted once (docs/security.md#permissions). */
@Injectable()
export class ListedPeopleService {
  constructor(private readonly statements: Statements) {}

  /**
   * Counts the people of a page.
   * @param rows JSON of a list; rows about no employee do not count
   * @throws ApiException (429) when there are too many today; it says when the next day begins
   */
  async add(userId: number, rows: string): Promise<void> {
    const keys = (JSON.parse(rows) as { employee_id?: unknown }[]).map(({ employee_id }) => Number(employee_id));
    const employees = keys.filter((key) => key > 0);
    if (!employees.length || (await this.statements.write(ADD, [userId, employees])).length) return;
    const [midnight] = await this.statements.run(UNTIL_MIDNIGHT, []);
    throw new ApiException(TOO_MANY_PEOPLE, { values: { max: '2,000' }, retryAfter: midnight?.seconds ?? 0 });
  }
}
