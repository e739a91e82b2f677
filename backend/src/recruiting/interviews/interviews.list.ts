import { ApiProperty } from '@nestjs/swagger';
import { PLACEMENT_STATUSES, sqlList, statusesBefore } from '../../employees/placement-status.js';
import { NullableObject } from '../../platform/http/reply.js';
import {
  field,
  isoMoment,
  type ListColumn,
  listOf,
  nullable,
  own,
  shown,
  texts,
  typed,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { GivenFeedbackDto, RecipientDto } from './dto/interview.dto.js';
import { recipientJson } from './interview-sql.js';
import { INTERVIEW_MODES, INTERVIEW_STATES, SIDES, WARNINGS } from './interview-state.js';
import { INDIA } from './time-zone.js';

const EXAMPLE = '2026-12-14T09:30:00.000Z';

const json = (select: string): ListColumn<'text'> => ({ kind: 'text', select });

/** A field of the connection, or of its job. */
const connected = (select: string, found: string): ListColumn<'integer'> => ({
  kind: 'integer',
  select,
  equals: (operand) => `t.connection_id in (select connection_id from connections ${found} = ${operand})`,
});

const [START, END] = [`(t.starts_at at time zone '${INDIA}')`, `(t.ends_at at time zone '${INDIA}')`];

/** docs/rules.md#business-hours */
const UNUSUAL = `to_json(array_remove(array[
    case when extract(isodow from ${START}) > 5 or ${START}::time < '09:00' or ${END}::time > '18:00' or ${START}::date <> ${END}::date
      then 'outside_business_hours' end,
    case when exists (select from holidays h where h.day = ${START}::date) then 'holiday' end], null))`;

/** What the placement status may become; nothing changes it by itself. */
const OFFERED = `case
    when t.state in ('proposed', 'confirmed') and c.placement_status in ${sqlList(statusesBefore('interview_scheduled'))} then 'interview_scheduled'
    when t.state = 'done' and c.placement_status in ${sqlList(statusesBefore('interview_completed'))} then 'interview_completed' end`;

const FEEDBACK = `(select coalesce(json_agg(json_build_object('author_name', f.author_name, 'recommendation', f.recommendation,
      'ratings', f.ratings, 'text', f.text, 'given_at', ${isoMoment('f.given_at')}) order by f.feedback_id), '[]')
    from interview_feedback f where f.interview_id = t.interview_id)`;

/** Interviews as admins see them, the latest first. */
export const INTERVIEWS = listOf({
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
    interview_id: field('Key', 7, own('interview_id', 'integer')),
    connection_id: field('The connection', 41, { ...own('connection_id', 'integer'), sort: undefined }),
    employee_id: field('The person', 12, connected('c.employee_id', 'where employee_id')),
    employee_name: field('Name of the person', 'Asha Rao', json('c.employee_name')),
    request_id: field('The job', 31, connected('c.request_id', 'where request_id')),
    job_title: field('Job title', 'React Developer', json('c.job_title')),
    company_id: field(
      'The company',
      3,
      connected('j.company_id', 'join job_requests using (request_id) where company_id'),
    ),
    company_name: field('Name of the company', 'Sahyadri Software', json('c.company_name')),
    round: field('Which one it is', 1, shown('round', 'integer')),
    state: field('How far it went', 'proposed', { ...own('state'), choices: INTERVIEW_STATES }),
    starts_at: field('When it begins, ISO 8601 in UTC', EXAMPLE, own('starts_at', 'timestamptz')),
    ends_at: field('When it ends, ISO 8601 in UTC', '2026-12-14T10:30:00.000Z', shown('ends_at', 'timestamptz')),
    time_zone: field(
      'Name in the IANA database of the zone in which the company reads it',
      'Asia/Kolkata',
      shown('time_zone'),
    ),
    mode: field('How they meet', 'video', { ...own('mode'), choices: INTERVIEW_MODES }),
    place: nullable('Address, or number to call', 'MG Road 12, Pune', shown('place')),
    link: nullable('Of a video meeting', 'https://meet.example.com/abc', shown('link')),
    note_company: nullable('For the company alone', 'Ask about AWS.', { ...shown('note_company'), isLong: true }),
    note_person: nullable('For the person alone', 'Ask for Ravi.', { ...shown('note_person'), isLong: true }),
    names_shown: field(
      'Whether the person is told the names of those who come',
      false,
      shown('names_shown', 'boolean'),
    ),
    confirmed_by_agency: field('Whether the agency said that all come', false, shown('confirmed_by_agency', 'boolean')),
    absent: nullable('Who did not come', null, { ...shown('absent'), choices: SIDES }),
    cancel_reason: nullable('Why it was cancelled; for the agency alone', null, shown('cancel_reason')),
    person: typed<RecipientDto | null>(
      NullableObject('The person as a recipient; null once they were erased', RecipientDto),
      json(`(select ${recipientJson('t')} from interview_recipients r
      where r.interview_id = t.interview_id and r.side = 'person' and r.removed_at is null)`),
    ),
    attendees: typed<RecipientDto[]>(
      ApiProperty({ type: [RecipientDto], description: 'Those whom the company sends' }),
      json(`(select coalesce(json_agg(${recipientJson('t')} order by r.recipient_id), '[]') from interview_recipients r
      where r.interview_id = t.interview_id and r.side = 'company' and r.removed_at is null)`),
    ),
    feedback: typed<GivenFeedbackDto[]>(
      ApiProperty({ type: [GivenFeedbackDto], description: 'What the company thought' }),
      json(FEEDBACK),
    ),
    warnings: texts('What is unusual about the time', ['holiday'], { ...json(UNUSUAL), choices: WARNINGS }),
    offers_status: nullable(
      'Placement status that follows from it, if the connection has an earlier one',
      'interview_scheduled',
      { ...json(OFFERED), choices: PLACEMENT_STATUSES },
    ),
    created_by_name: nullable(
      'Name of who made it, or else the e-mail; null once the account is gone',
      'Meera Iyer',
      json('coalesce(account_name(t.created_by), u.email)'),
    ),
    created_at: field(
      'When it was made, ISO 8601 in UTC',
      '2026-12-01T05:31:07.120Z',
      shown('created_at', 'timestamptz'),
    ),
    version: field('Raised by every edit; an edit sends it back', 1, shown('version', 'integer')),
  },
});

/** An interview as admins see it. */
export class InterviewDto extends RowOf(INTERVIEWS) {}
