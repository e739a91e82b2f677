import { Injectable } from '@nestjs/common';
import { stageOf, stillOpen } from '../../employees/placement-status.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { jsonArray } from '../../platform/lists/list-sql.js';
import { employerNamed } from './employer-named.js';

/** SQL: whether an offer waits for the person's answer, or is accepted: before the connection's status says so, too. */
const HAS_OFFER = `exists (select from offers o where o.connection_id = c.connection_id
          and (o.state = 'accepted' or o.state = 'open' and o.valid_until >= india_today()))`;

/**
 * Stage of each connection, when and to whom it was shown. The employer is named from the step that the settings say, and once the person
 * was asked about it. `?employers=all` names all who were shown the profile (DPDP s.11), also where the job is deleted.
 * Parameters: the person, rows to leave out, whether all are requested.
 */
const applications = (
  limit: number,
): string => `select rows, shown, (select count(*) from connections where employee_id = $1)
      + (select count(*) from submissions where $3 and employee_id = $1 and connection_id is null) as total,
    false as capped from ${jsonArray(`
  select id, title, location, share, submitted_at, is_refused, stage, company_name from (
    (select j.request_id as id, j.title, j.location, c.share, ${isoMoment('c.submitted_at')} as submitted_at,
      c.refused_at is not null as is_refused,
      case when ${stillOpen('c')} and ${HAS_OFFER} then 'offer' else
      ${stageOf('c', `case c.share when 'submitted' then 'new' when 'waiting' then 'waiting' else 'connected' end`)} end as stage,
      case when c.share = 'waiting' or c.submitted_at is not null and $3 or ${employerNamed('c', 's')} then j.company_name end as company_name, c.connection_date as since
    from connections c join job_requests j using (request_id)
      cross join (select employer_named_from from agency_settings order by setting_id desc limit 1) s
    where c.employee_id = $1 order by c.connection_date desc, c.connection_id desc limit ${limit} + $2)
    union all
    (select -submission_id, job_title, null, 'withdrawn', ${isoMoment('submitted_at')}, false, 'closed', company_name, submitted_at
    from submissions where $3 and employee_id = $1 and connection_id is null
    order by submitted_at desc limit ${limit} + $2)) every
  order by since desc, id desc limit ${limit} offset $2`)}`;

/** What became of people's applications, as they are told (docs/rules.md#applications). */
@Injectable()
export class ApplicationsService {
  constructor(private readonly lists: ListReader) {}

  /** The caller's own, latest first. @param namesAll names every employer who was shown the profile */
  async of({ employeeId }: Caller, call: ListCall, namesAll: boolean): Promise<ListPage> {
    return this.lists.pageOf('applications', call, (offset, limit) => ({
      text: applications(limit),
      values: [employeeId, offset, namesAll],
    }));
  }
}
