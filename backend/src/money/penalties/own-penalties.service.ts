import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type WholeFile } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../../platform/lists/list-sql.js';
import { type OwnPenaltyDto } from './penalties.list.js';
import { PENALTY_NOT_FOUND } from './penalties.problems.js';
import { PenaltyNoticesService } from './penalty-notices.service.js';
import { penaltyState } from './penalty-state.js';

/** Nothing is seen of a case before its first notice. Parameters: the person. */
const OWN = `select t.case_id as id, t.case_id, ${penaltyState('t')} as state, t.amount_paise, t.reason, t.notice_on::text, t.due_on::text,
    t.answer, ${isoMoment('t.answered_at')} as answered_at
  from penalty_cases t where t.employee_id = $1 and t.notice_on is not null`;

const FIELDS = 'id, case_id, state, amount_paise, reason, notice_on, due_on, answer, answered_at';
const ORDER = 't.case_id desc';

/** @param offset its parameter, after the person */
const page = (limit: number, offset: number): string => `select rows, shown,
    (select count(*) from penalty_cases where employee_id = $1 and notice_on is not null) as total, false as capped
  from ${jsonArray(`select ${FIELDS} from ${rowsThatFit(`(${OWN} order by ${ORDER} limit ${limit} offset $${offset}) t`, ['t.answer'], ORDER)}
    order by ${ORDER}`)}`;

const ONE = new PreparedStatement<{ record: OwnPenaltyDto }>(
  `select row_to_json(r) as record from (${OWN} and t.case_id = $2) r`,
);

/** Cases as the person sees them. */
@Injectable()
export class OwnPenaltiesService {
  constructor(
    private readonly lists: ListReader,
    private readonly statements: Statements,
    private readonly notices: PenaltyNoticesService,
  ) {}

  /** The caller's own, newest first. */
  async of({ employeeId }: Caller, call: ListCall): Promise<ListPage> {
    return this.lists.pageOf('penalties', call, (offset, limit) => ({
      text: page(limit, 2),
      values: [employeeId, offset],
    }));
  }

  /** @throws ApiException (404) when it is not the caller's */
  async one({ employeeId }: Caller, id: number): Promise<OwnPenaltyDto> {
    const [row] = await this.statements.run(ONE, [employeeId, id]);
    if (!row) throw new ApiException(PENALTY_NOT_FOUND);
    return row.record;
  }

  /** The letter. @throws ApiException (404) when it is not the caller's */
  async notice(caller: Caller, id: number): Promise<WholeFile> {
    await this.one(caller, id);
    return this.notices.pdf(caller, id);
  }
}
