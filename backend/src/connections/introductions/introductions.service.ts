import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { CONNECTION_MADE, type ConnectionMade } from '../connections.service.js';

/** Only the first time counts; the database sets day and names. Parameters: connection, account. */
const OF_CONNECTION = new PreparedStatement(
  `insert into introductions (employee_id, company_id, request_id, how, introduced_by)
   select c.employee_id, j.company_id, c.request_id, 'connected', $2
   from connections c join job_requests j using (request_id) where c.connection_id = $1
   on conflict (employee_id, company_id) do nothing`,
);

/** The first submission of a person to a company; of an older introduction it adds the day. Parameters: connection, account. */
const SUBMITTED = new PreparedStatement(
  `insert into introductions as i (employee_id, company_id, request_id, how, introduced_by, submitted_on)
   select c.employee_id, j.company_id, c.request_id, 'connected', $2, india_today()
   from connections c join job_requests j using (request_id) where c.connection_id = $1
   on conflict (employee_id, company_id) do update set submitted_on = india_today() where i.submitted_on is null`,
);
/** Parameter: connections. */
const OPENED = new PreparedStatement(
  `update introductions i set first_opened_on = india_today()
   from connections c join job_requests j using (request_id)
   where c.connection_id = any($1::int[]) and i.employee_id = c.employee_id and i.company_id = j.company_id and i.first_opened_on is null`,
);

/** Records the first time that the agency introduces a person to a company (docs/rules.md#introductions). */
@Injectable()
export class IntroductionsService {
  @Reacts(CONNECTION_MADE, { order: 1 })
  async introduce(transaction: EntityManager, { caller, connection }: ConnectionMade): Promise<void> {
    await OF_CONNECTION.within(transaction, [connection.connection_id, caller.userId]);
  }

  /** @param by account that submitted; null for the product itself */
  async submitted(transaction: EntityManager, connectionId: number, by: number | null): Promise<void> {
    await SUBMITTED.within(transaction, [connectionId, by]);
  }

  async opened(transaction: EntityManager, connectionIds: readonly number[]): Promise<void> {
    await OPENED.within(transaction, [connectionIds]);
  }
}
