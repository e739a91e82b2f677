import { type EntityManager } from 'typeorm';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { addressOf } from './interview-sql.js';
import { type Period } from './interview-times.js';
import { INTERVIEW_CLASH } from './interviews.problems.js';

/** The interview in the way, for admins only: it may be another company's. */
interface Clash {
  interview_id: number;
  starts_at: string;
  ends_at: string;
  employee_name: string;
  company_name: string;
  job_title: string;
  /** Of the person or the attendee who would have both. */
  who: string;
}

/** Parameters: the interview itself, start, end, the person, e-mails of attendees. The end of one may be the start of another. */
const CLASHES = new PreparedStatement<Clash>(`
  select i.interview_id, ${isoMoment('i.starts_at')} as starts_at, ${isoMoment('i.ends_at')} as ends_at,
    c.employee_name, c.company_name, c.job_title, coalesce(busy.name, c.employee_name) as who
  from interviews i join connections c using (connection_id)
    left join lateral (select r.name from interview_recipients r
      where r.interview_id = i.interview_id and r.side = 'company' and r.removed_at is null and ${addressOf('r', 'i')} = any($5) limit 1) busy on true
  where i.state in ('proposed', 'confirmed') and i.interview_id <> $1
    and i.starts_at > $2::timestamptz - interval '12 hours' and i.starts_at < $3 and i.ends_at > $2
    and (c.employee_id = $4 or busy.name is not null)
  order by i.starts_at, i.interview_id limit 1`);

/** Who would be at the interview. */
export interface Participants {
  employeeId: number;
  /** Of attendees. */
  emails: readonly string[];
}

/**
 * Holds the calendars of those who would come until the transaction ends, so that of two interviews made at the same moment one sees the
 * other.
 * @param interviewId of an interview that is moved; 0 for a new one
 * @throws ApiException (409) when one of them has another interview at that time
 */
export async function refuseClash(
  transaction: EntityManager,
  interviewId: number,
  { starts_at, ends_at }: Period,
  { employeeId, emails }: Participants,
): Promise<void> {
  const calendars = [`interviews of person ${employeeId}`, ...emails.map((email) => `interviews of ${email}`)];
  for (const calendar of calendars.toSorted()) await advisoryLock(transaction, calendar);
  const [clash] = await CLASHES.within(transaction, [interviewId, starts_at, ends_at, employeeId, emails]);
  if (clash) throw new ApiException(INTERVIEW_CLASH, { values: { who: clash.who }, details: { interview: clash } });
}
