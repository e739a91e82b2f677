import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ListedPeopleService } from '../../platform/lists/listed-people.service.js';
import { PEOPLE, personIn } from './people-by-key.js';

/** The people behind several keys of a kind. */
const FOUND = new Map(
  Object.entries(PEOPLE).map(([kind, people]) => [
    kind,
    new PreparedStatement<{ employee_id: number }>(
      `select distinct p.employee_id from unnest($1::int[]) o (k) cross join lateral (${people}) p (employee_id, company_id)
       where p.employee_id is not null`,
    ),
  ]),
);

/** Lists count the people whom the access log would note. */
@Injectable()
export class CountedPeople {
  constructor(
    private readonly statements: Statements,
    listedPeople: ListedPeopleService,
  ) {
    listedPeople.countBy((rows) => this.in(rows));
  }

  private async in(rows: readonly Record<string, unknown>[]): Promise<number[]> {
    const named = rows.flatMap((row) => personIn(row) ?? []);
    const people = new Set<number>();
    for (const [kind, statement] of FOUND) {
      const keys = named.filter((one) => one.kind === kind).map(({ key }) => key);
      if (kind === 'employee') for (const key of keys) people.add(key);
      else if (keys.length)
        for (const found of await this.statements.run(statement, [keys])) people.add(found.employee_id);
    }
    return [...people];
  }
}
