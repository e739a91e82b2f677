import { type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { problemsOf } from '../../platform/http/api-errors.js';
import { type NamedRecord, type OpenedByKey } from '../../platform/http/opens.js';
import { RecordOpenings } from '../../platform/http/record-openings.js';
import { isStaff } from '../../platform/http/role.js';
import { isKey } from '../../platform/validation/key.js';
import { PEOPLE } from './people-by-key.js';

/** Books, evidence and rights of people open still (docs/rules.md#restricted). */
const CLOSED = ['employee', 'connection', 'interview', 'duplicate', 'merge'] as const satisfies OpenedByKey[];

const ARE_RESTRICTED = new Map<string, PreparedStatement<object>>(
  CLOSED.map((kind) => [
    kind,
    new PreparedStatement(
      `select from (select $1::integer as k) keys cross join lateral (${PEOPLE[kind]}) p (employee_id, company_id)
         join employees e on e.employee_id = p.employee_id where e.restricted`,
    ),
  ]),
);

/**
 * To the staff, what a route opens of a restricted person is not there: it answers its own 404. What would change it is refused, but for
 * the few changes of the person that go on, which ask for themselves.
 */
@Injectable()
export class RestrictedRecords {
  constructor(
    private readonly statements: Statements,
    openings: RecordOpenings,
  ) {
    openings.refuseBy((context, opened) => this.refuse(context, opened));
  }

  private async refuse(context: ExecutionContext, opened: NamedRecord): Promise<void> {
    const { method, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!caller?.areAnyRestricted || !isStaff(caller.role)) return;
    if (method !== 'GET' && opened.kind === 'employee') return;
    if (!(await this.isOfRestricted(opened))) return;
    throw method === 'GET' ? notFoundOf(context, opened.kind) : new ApiException(EMPLOYEE_RESTRICTED);
  }

  private async isOfRestricted({ kind, key }: NamedRecord): Promise<boolean> {
    const statement = ARE_RESTRICTED.get(kind);
    return statement !== undefined && isKey(key) && (await this.statements.run(statement, [key])).length > 0;
  }
}

/** The route's own answer for what is not there. */
function notFoundOf(context: ExecutionContext, kind: string): Error {
  const notFound = problemsOf(context.getHandler()).find(({ code }) => code === `${kind}.not_found`);
  return notFound ? new ApiException(notFound, { values: {} }) : new Error(`this route declares no ${kind}.not_found`);
}
