import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../../platform/lists/list-sql.js';
import { ProfileTermsService } from '../submissions/profile-terms.service.js';
import { isShown } from '../submissions/submissions.sql.js';
import { type CompanyInterviewDto, type EmployeeInterviewDto } from './dto/own-interview.dto.js';
import { replyOf, shownName, slotsOf } from './interview-sql.js';
import { INTERVIEW_NOT_FOUND } from './interviews.problems.js';

/** The caller's interviews, the latest first: whose they are, what is shown of them, and the caller as a recipient. */
interface View {
  from: string;
  columns: string;
}

/** What both sides see. `own` is the caller as a recipient. */
const INVITED = `t.interview_id as id, t.interview_id, c.job_title, t.round, t.state, ${isoMoment('t.starts_at')} as starts_at,
    ${isoMoment('t.ends_at')} as ends_at, t.time_zone, t.mode, t.place, t.link, own.sequence, ${replyOf('own', 't')} as reply,
    coalesce(${slotsOf('own', 't')}, '[]') as slots,
    own.recipient_id is not null and t.state in ('proposed', 'confirmed') and t.starts_at > now() as can_reply`;

/** Parameters: the person. */
const OF_PERSON: View = {
  from: `interviews t join connections c using (connection_id)
    left join interview_recipients own on own.interview_id = t.interview_id and own.side = 'person' and own.removed_at is null
    where c.employee_id = $1`,
  columns: `${INVITED}, c.company_name, t.note_person as note,
    case when t.names_shown then (select coalesce(json_agg(a.name order by a.recipient_id), '[]') from interview_recipients a
      where a.interview_id = t.interview_id and a.side = 'company' and a.removed_at is null) end as names`,
};

/** Parameters: the company, the account and its e-mail. Only of people whom the company sees. */
const OF_COMPANY: View = {
  from: `interviews t join connections c using (connection_id) join job_requests j using (request_id)
    left join lateral (select * from interview_recipients r where r.interview_id = t.interview_id and r.side = 'company'
      and r.removed_at is null and (r.user_id = $2 or r.email = $3) order by r.user_id = $2 desc nulls last limit 1) own on true
    where j.company_id = $1 and ${isShown('c', 'j')}`,
  columns: `${INVITED}, t.connection_id, c.request_id, ${shownName('c', '$2')} as person_name, t.note_company as note,
    (select ${replyOf('p', 't')} from interview_recipients p where p.interview_id = t.interview_id and p.side = 'person') as person_reply,
    (select coalesce(json_agg(json_build_object('name', a.name, 'needed', a.needed, 'reply', ${replyOf('a', 't')},
        'mine', a.recipient_id is not distinct from own.recipient_id) order by a.recipient_id), '[]') from interview_recipients a
      where a.interview_id = t.interview_id and a.side = 'company' and a.removed_at is null) as attendees,
    t.state <> 'cancelled' and t.starts_at <= now() as can_give_feedback,
    (select f.recommendation from interview_feedback f where f.interview_id = t.interview_id and f.user_id = $2) as recommendation`,
};

const ORDER = 't.starts_at desc, t.interview_id desc';

/** @param offset its parameter, after those of the view */
function pageText({ from, columns }: View, limit: number, offset: number): string {
  const rows = `(select ${columns} from ${from} order by ${ORDER} limit ${limit} offset $${offset}) t`;
  return `select rows, shown, (select count(*) from ${from}) as total, false as capped from ${jsonArray(
    `select * from ${rowsThatFit(rows, ['t.note'], ORDER)} order by ${ORDER}`,
  )}`;
}

/** @param key its parameter, after those of the view */
const oneOf = <Item extends object>({ from, columns }: View, key: number): PreparedStatement<{ record: Item }> =>
  new PreparedStatement(
    `select row_to_json(r) as record from (select ${columns} from ${from} and t.interview_id = $${key}) r`,
  );

const ONE_OF_PERSON = oneOf<EmployeeInterviewDto>(OF_PERSON, 2);
const ONE_OF_COMPANY = oneOf<CompanyInterviewDto>(OF_COMPANY, 4);

/** Interviews as those see them who are invited. */
@Injectable()
export class OwnInterviewsService {
  constructor(
    private readonly lists: ListReader,
    private readonly terms: ProfileTermsService,
  ) {}

  async ofPerson({ employeeId }: Caller, call: ListCall): Promise<ListPage> {
    return this.lists.pageOf('interviews', call, (offset, limit) => ({
      text: pageText(OF_PERSON, limit, 2),
      values: [employeeId, offset],
    }));
  }

  /** @throws ApiException (403) when there are some, before the terms for profiles are accepted */
  async ofCompany(caller: Caller, call: ListCall): Promise<ListPage> {
    const { companyId, userId, email } = caller;
    const page = await this.lists.pageOf('interviews', call, (offset, limit) => ({
      text: pageText(OF_COMPANY, limit, 4),
      values: [companyId, userId, email, offset],
    }));
    if (page.total) await this.terms.refuseWithout(caller);
    return page;
  }

  /** @throws ApiException (404) when it is not the caller's */
  async oneOfPerson({ employeeId }: Caller, id: number, transaction: EntityManager): Promise<EmployeeInterviewDto> {
    const [row] = await ONE_OF_PERSON.within(transaction, [employeeId, id]);
    if (!row) throw new ApiException(INTERVIEW_NOT_FOUND);
    return row.record;
  }

  /** @throws ApiException (404) when it is not the company's, or of a person whom it does not see */
  async oneOfCompany(
    { companyId, userId, email }: Caller,
    id: number,
    transaction: EntityManager,
  ): Promise<CompanyInterviewDto> {
    const [row] = await ONE_OF_COMPANY.within(transaction, [companyId, userId, email, id]);
    if (!row) throw new ApiException(INTERVIEW_NOT_FOUND);
    return row.record;
  }
}
