import { Injectable } from '@nestjs/common';
import { type Caller } from '../platform/http/caller.js';
import { type ListCall } from '../platform/lists/list-call.js';
import { isoMoment } from '../platform/lists/list-definition.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../platform/lists/list-sql.js';

const ORDER = 't.connection_date desc, t.connection_id desc';

/** Eight fields, no notes (docs/rules.md#admin-notes). Parameters: the employee, and how many rows to leave out. */
const connectedJobs = (limit: number): string => {
  const rows = `(select t.connection_id, t.connection_date, j.* from connections t join job_requests j using (request_id)
    where t.employee_id = $1 order by ${ORDER} limit ${limit} offset $2) t`;
  return `select rows, shown, (select count(*) from connections where employee_id = $1) as total, false as capped from ${jsonArray(
    `select request_id as id, title, domain, location, salary_range, employment_type, description,
       ${isoMoment('connection_date')} as connection_date
     from ${rowsThatFit(rows, ['t.description'], ORDER)} order by ${ORDER}`,
  )}`;
};

/** Connections as the employee sees them: jobs. */
@Injectable()
export class ConnectedJobsService {
  constructor(private readonly lists: ListReader) {}

  /** The jobs an admin has connected the caller to, latest connection first. */
  async of({ employeeId }: Caller, call: ListCall): Promise<ListPage> {
    return this.lists.pageOf('admin-connected-jobs', call, (offset, limit) => ({
      text: connectedJobs(limit),
      values: [employeeId, offset],
    }));
  }
}
