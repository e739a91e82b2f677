import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { BREACH_NOT_FOUND } from './breaches.problems.js';
import { type OwnBreachDto } from './own-breach.dto.js';

/** An e-mail says whose it is where there is no record. */
const OWN = '(p.employee_id = $1 or p.employee_id is null and p.email = $2)';
const UNREAD = new PreparedStatement<OwnBreachDto>(
  `select distinct b.breach_id as id, b.what, b.happened, b.consequences, b.measures, b.advice, b.contact, ${isoMoment('b.told_at')} as told_at
   from breach_people p join breaches b using (breach_id)
   where ${OWN} and p.read_at is null and b.told_at is not null order by b.breach_id limit 20`,
);
const READ = new PreparedStatement<{ person_id: number }>(
  `update breach_people p set read_at = coalesce(p.read_at, clock_timestamp()) from breaches b
   where b.breach_id = p.breach_id and ${OWN} and b.breach_id = $3 and b.told_at is not null returning p.person_id`,
);

/** What people see of breaches of their own data after a login (docs/rules.md#breaches). */
@Injectable()
export class OwnBreachesService {
  constructor(private readonly statements: Statements) {}

  unread({ employeeId, email }: Caller): Promise<OwnBreachDto[]> {
    return this.statements.run(UNREAD, [employeeId, email]);
  }

  /** @throws ApiException (404) when the caller was not told of it */
  async read({ employeeId, email }: Caller, id: number): Promise<void> {
    const read = await this.statements.run(READ, [employeeId, email, id]);
    if (!read.length) throw new ApiException(BREACH_NOT_FOUND);
  }
}
