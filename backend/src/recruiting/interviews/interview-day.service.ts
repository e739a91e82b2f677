import { Injectable } from '@nestjs/common';
import { stillOpen } from '../../employees/placement-status.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type InterviewDayDto } from './dto/interview-day.dto.js';
import { INDIA } from './time-zone.js';

const SHOWN = 8;
const DAY = `(i.starts_at at time zone '${INDIA}')::date`;

/** Interviews that are not over, of the first day in India that has some. */
const NEXT_DAY = new PreparedStatement<InterviewDayDto>(`
  with coming as (
    select i.*, ${DAY} as day from interviews i join connections c using (connection_id)
    where i.state in ('proposed', 'confirmed') and i.ends_at > now() and not c.restricted and ${stillOpen('c')}),
  of_day as (select * from coming where day = (select min(day) from coming))
  select to_char(min(i.day), 'YYYY-MM-DD') as day, count(*)::int as count,
    coalesce(json_agg(json_build_object('interview_id', i.interview_id, 'starts_at', ${isoMoment('i.starts_at')}, 'ends_at', ${isoMoment('i.ends_at')},
      'state', i.state, 'mode', i.mode, 'place', i.place, 'link', i.link, 'employee_name', c.employee_name, 'employee_phone', e.phone,
      'job_title', c.job_title, 'company_name', c.company_name) order by i.starts_at, i.interview_id)
      filter (where i.place_of_day <= ${SHOWN}), '[]') as interviews
  from (select *, row_number() over (order by starts_at, interview_id) as place_of_day from of_day) i
    join connections c using (connection_id) join employees e using (employee_id)`);

/** The day's interviews, for the first page of the console. */
@Injectable()
export class InterviewDayService {
  constructor(private readonly statements: Statements) {}

  async next(): Promise<InterviewDayDto> {
    const [day] = await this.statements.run(NEXT_DAY, []);
    return day ?? { day: null, count: 0, interviews: [] };
  }
}
