import { isoMoment, own, shown, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { INDIA } from './time-zone.js';
import { type InterviewDto } from './dto/interview.dto.js';
import { recipientJson } from './interview-sql.js';

const json = (select: string): ListColumn => ({ kind: 'text', select });

/** A field of the connection, or of its job. */
const connected = (kind: 'integer' | 'text', select: string, found: string): ListColumn => ({
  kind,
  select,
  equals: (operand) => `t.connection_id in (select connection_id from connections ${found} = ${operand})`,
});

const [START, END] = [`(t.starts_at at time zone '${INDIA}')`, `(t.ends_at at time zone '${INDIA}')`];

/** docs/rules.md#business-hours */
const WARNINGS = `to_json(array_remove(array[
    case when extract(isodow from ${START}) > 5 or ${START}::time < '09:00' or ${END}::time > '18:00' or ${START}::date <> ${END}::date
      then 'outside_business_hours' end,
    case when exists (select from holidays h where h.day = ${START}::date) then 'holiday' end], null))`;

/** What the placement status may become; nothing changes it by itself. */
const OFFERED = `case
    when t.state in ('proposed', 'confirmed') and c.placement_status in ('pending', 'shortlisted') then 'interview_scheduled'
    when t.state = 'done' and c.placement_status in ('pending', 'shortlisted', 'interview_scheduled') then 'interview_completed' end`;

const FEEDBACK = `(select coalesce(json_agg(json_build_object('author_name', f.author_name, 'recommendation', f.recommendation,
      'ratings', f.ratings, 'text', f.text, 'given_at', ${isoMoment('f.given_at')}) order by f.feedback_id), '[]')
    from interview_feedback f where f.interview_id = t.interview_id)`;

/** Interviews as admins see them, the latest first. */
export const INTERVIEWS: ListDefinition<InterviewDto> = {
  name: 'interviews',
  table: 'interviews',
  key: 'interview_id',
  newest: 'starts_at',
  only: 'not exists (select from connections c where c.connection_id = t.connection_id and c.restricted)',
  joins: `join connections c on c.connection_id = t.connection_id
    join job_requests j on j.request_id = c.request_id
    left join users u on u.user_id = t.created_by`,
  searchText: '(select n.search_text from connections n where n.connection_id = t.connection_id)',
  columns: {
    interview_id: own('interview_id', 'integer'),
    connection_id: { ...own('connection_id', 'integer'), sort: undefined },
    employee_id: connected('integer', 'c.employee_id', 'where employee_id'),
    employee_name: json('c.employee_name'),
    request_id: connected('integer', 'c.request_id', 'where request_id'),
    job_title: json('c.job_title'),
    company_id: connected('integer', 'j.company_id', 'join job_requests using (request_id) where company_id'),
    company_name: json('c.company_name'),
    round: shown('round', 'integer'),
    state: own('state'),
    starts_at: own('starts_at', 'timestamptz'),
    ends_at: { kind: 'timestamptz', select: isoMoment('t.ends_at') },
    time_zone: shown('time_zone'),
    mode: own('mode'),
    place: shown('place'),
    link: shown('link'),
    note_company: { ...shown('note_company'), isLong: true },
    note_person: { ...shown('note_person'), isLong: true },
    names_shown: shown('names_shown', 'boolean'),
    confirmed_by_agency: shown('confirmed_by_agency', 'boolean'),
    absent: shown('absent'),
    cancel_reason: shown('cancel_reason'),
    person: json(`(select ${recipientJson('t')} from interview_recipients r
      where r.interview_id = t.interview_id and r.side = 'person' and r.removed_at is null)`),
    attendees:
      json(`(select coalesce(json_agg(${recipientJson('t')} order by r.recipient_id), '[]') from interview_recipients r
      where r.interview_id = t.interview_id and r.side = 'company' and r.removed_at is null)`),
    feedback: json(FEEDBACK),
    warnings: json(WARNINGS),
    offers_status: json(OFFERED),
    created_by_name: json('u.email'),
    created_at: { kind: 'timestamptz', select: isoMoment('t.created_at') },
    version: shown('version', 'integer'),
  },
};
