import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../../platform/lists/list-sql.js';
import { type OwnOfferDto } from './dto/offer.dto.js';
import { isJoining, offerState, questionOf } from './offer-sql.js';
import { endedOf } from './offer-state.js';
import { OFFER_NOT_FOUND } from './offers.problems.js';

/** Why the agency took an offer back is its own. Parameters: the person. */
const OWN = `select t.offer_id as id, t.offer_id, ${offerState('t')} as state, t.offered_salary, t.joining_date::text, t.valid_until::text,
    t.counter, t.counter_joining_date::text, case when t.state in ('declined', 'countered') then t.reason end as reason,
    ${isoMoment('t.answered_at')} as answered_at, ${isoMoment('t.created_at')} as created_at,
    c.job_title, c.company_name, j.location as job_location,
    ${offerState('t')} = 'open' and not (${endedOf('c')}) as can_answer,
    case when ${isJoining('t', 'c')} then (select json_build_object('asked_on', q.asked_on, 'answer', q.answer)
      from ${questionOf('t')} q) end as still_joining
  from offers t join connections c using (connection_id) join job_requests j using (request_id)
  where c.employee_id = $1`;

const FIELDS = `id, offer_id, state, offered_salary, joining_date, valid_until, counter, counter_joining_date, reason, answered_at, created_at,
    job_title, company_name, job_location, can_answer, still_joining`;
const ORDER = 't.offer_id desc';

/** @param offset its parameter, after the person */
const page = (limit: number, offset: number): string => `select rows, shown,
    (select count(*) from offers join connections c using (connection_id) where c.employee_id = $1) as total, false as capped
  from ${jsonArray(`select ${FIELDS} from ${rowsThatFit(`(${OWN} order by ${ORDER} limit ${limit} offset $${offset}) t`, ['t.counter'], ORDER)}
    order by ${ORDER}`)}`;

const ONE = new PreparedStatement<{ record: OwnOfferDto }>(
  `select row_to_json(r) as record from (${OWN} and t.offer_id = $2) r`,
);

/** Offers as the person sees them. */
@Injectable()
export class OwnOffersService {
  constructor(
    private readonly lists: ListReader,
    private readonly statements: Statements,
  ) {}

  /** The caller's own, newest first. */
  async of({ employeeId }: Caller, call: ListCall): Promise<ListPage> {
    return this.lists.pageOf('offers', call, (offset, limit) => ({
      text: page(limit, 2),
      values: [employeeId, offset],
    }));
  }

  /** @throws ApiException (404) when it is not the caller's */
  async one({ employeeId }: Caller, offerId: number): Promise<OwnOfferDto> {
    const [row] = await this.statements.run(ONE, [employeeId, offerId]);
    if (!row) throw new ApiException(OFFER_NOT_FOUND);
    return row.record;
  }
}
