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

/** Keys of the people whom rows show. */
type PeopleIn = (rows: readonly Record<string, unknown>[]) => Promise<number[]>;

/** Of an admin who may not export: how many people lists show on a day in India, each counted once (docs/security.md#permissions). */
@Injectable()
export class ListedPeopleService {
  private peopleIn: PeopleIn | undefined;

  constructor(private readonly statements: Statements) {}

  /** Says whom rows show: this room knows no noun. */
  countBy(peopleIn: PeopleIn): void {
    this.peopleIn = peopleIn;
  }

  /**
   * Counts the people of a page.
   * @param rows JSON of a list; rows about no person do not count
   * @throws ApiException (429) when there are too many today; it says when the next day begins
   */
  async add(userId: number, rows: string): Promise<void> {
    await this.addRows(userId, JSON.parse(rows) as Record<string, unknown>[]);
  }

  /** As `add`, of rows that are no page. */
  async addRows(userId: number, rows: readonly Record<string, unknown>[]): Promise<void> {
    const employees = (await this.peopleIn?.(rows)) ?? [];
    if (!employees.length || (await this.statements.write(ADD, [userId, employees])).length) return;
    const [midnight] = await this.statements.run(UNTIL_MIDNIGHT, []);
    throw new ApiException(TOO_MANY_PEOPLE, { values: { max: '2,000' }, retryAfter: midnight?.seconds ?? 0 });
  }
}
