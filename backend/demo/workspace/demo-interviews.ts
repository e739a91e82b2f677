import { randomUUID } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../src/platform/durations.js';
import { Interview } from '../../src/recruiting/interviews/interview.entity.js';
import { InterviewFeedback } from '../../src/recruiting/interviews/interview-feedback.entity.js';
import { InterviewRecipient } from '../../src/recruiting/interviews/interview-recipient.entity.js';
import { InterviewReminder } from '../../src/recruiting/interviews/interview-reminder.entity.js';
import {
  INTERVIEW_MODES,
  type InterviewMode,
  type Recommendation,
} from '../../src/recruiting/interviews/interview-state.js';
import { INDIA } from '../../src/recruiting/interviews/time-zone.js';
import { billingOf } from '../billing.js';
import { workingMoment, workingMomentAhead } from '../calendar.js';
import { EMPLOYERS } from '../companies.js';
import { employerEmail } from '../demo-accounts.js';
import { type Course } from '../demo-connections.js';
import { employerOf, type Office } from './demo-submissions.js';
import { type DemoInterview, type DemoReply, FEEDBACK, INTERVIEWS, NO_SHOWS } from './interviews.js';
import { memberEmail, MEMBERS } from './members.js';
import { type ShownCourse, stepTo } from './shown-course.js';

const REMINDER_HOURS = [24, 2] as const;
const DAYS_OF_FEEDBACK = 120;

/** A person or colleague who is invited, as far as the demo tells. */
interface Invited {
  side: InterviewRecipient['side'];
  email: string;
  name: string;
  needed: boolean;
  reply: DemoReply;
}

interface Meeting {
  course: Course;
  interview: Interview;
  invited: readonly Invited[];
  replyNote: string | null;
}

/** Inserts the interviews of everybody who came so far, with who is invited, answers, feedback and the reminders that have left. */
export async function insertDemoInterviews(
  transaction: EntityManager,
  office: Office,
  shown: readonly ShownCourse[],
): Promise<void> {
  const meetings = shown.flatMap(({ course, share }, index) =>
    share === 'submitted' || share === 'withdrawn'
      ? [...pastMeetings(course, index, office), ...comingMeetings(course, office)]
      : [],
  );
  meetings.sort((one, other) => one.interview.created_at.getTime() - other.interview.created_at.getTime());
  await transaction.insert(
    Interview,
    meetings.map(({ interview }) => interview),
  );
  const recipients = meetings.flatMap((meeting) =>
    meeting.invited.map((invited) => recipientOf(meeting, invited, office)),
  );
  await transaction.insert(InterviewRecipient, recipients);
  await transaction.insert(InterviewReminder, remindersOf(meetings, recipients, office));
  await transaction.insert(
    InterviewFeedback,
    meetings.flatMap((meeting, index) => feedbackOf(meeting, index, office)),
  );
}

/** The last quarter of an hour before a moment. */
const onQuarter = (moment: number): number =>
  Math.floor(moment / (15 * MINUTE_MILLISECONDS)) * 15 * MINUTE_MILLISECONDS;

/** The interview between its two statuses; who dropped out after an appointment may not have come. */
function pastMeetings(course: Course, index: number, { adminOf }: Office): Meeting[] {
  const [scheduled, completed] = [
    stepTo(course.steps, 'interview_scheduled'),
    stepTo(course.steps, 'interview_completed'),
  ];
  const isNoShow = NO_SHOWS.some(([person, opening]) => person === course.person && opening === course.opening);
  const held = completed ?? (isNoShow ? course.steps.at(-1) : undefined);
  if (!scheduled || !held) return [];
  const gap = held.at.getTime() - scheduled.at.getTime();
  const length = Math.min(45 * MINUTE_MILLISECONDS, gap / 2);
  const ends = onQuarter(held.at.getTime() - Math.min(20 * MINUTE_MILLISECONDS, gap / 4));
  const interview = Object.assign(new Interview(), {
    connection_id: course.connection.connection_id,
    uid: randomUUID(),
    round: 1,
    state: completed ? ('done' as const) : ('no_show' as const),
    absent: completed ? null : ('person' as const),
    starts_at: new Date(onQuarter(ends - length)),
    ends_at: new Date(ends),
    ...whereOf(course, INTERVIEW_MODES[index % INTERVIEW_MODES.length] ?? 'video'),
    timed_at: scheduled.at,
    created_at: scheduled.at,
    created_by: adminOf(course),
    version: 2,
  });
  return [{ course, interview, invited: invitedTo(course, ['accept', 'accept']), replyNote: null }];
}

function comingMeetings(course: Course, { now, adminOf }: Office): Meeting[] {
  return INTERVIEWS.filter(([person, opening]) => person === course.person && opening === course.opening).map(
    ([, , meeting]): Meeting => {
      const starts_at = momentOf(now, meeting);
      const scheduled = stepTo(course.steps, 'interview_scheduled')?.at ?? course.connection.connection_date;
      // it is arranged before it is held, and a second one after the first
      const made =
        meeting.day < 0 ? Math.min(scheduled.getTime(), starts_at.getTime() - DAY_MILLISECONDS) : scheduled.getTime();
      const created_at = new Date(meeting.round ? Math.max(made, now.getTime() - DAY_MILLISECONDS) : made);
      const interview = Object.assign(new Interview(), {
        connection_id: course.connection.connection_id,
        uid: randomUUID(),
        round: meeting.round ?? 1,
        state: meeting.state,
        absent: meeting.absent ?? null,
        starts_at,
        ends_at: new Date(starts_at.getTime() + meeting.minutes * MINUTE_MILLISECONDS),
        ...whereOf(course, meeting.mode, meeting.place),
        note_person: meeting.notePerson ?? null,
        note_company: meeting.noteCompany ?? null,
        names_shown: meeting.namesShown ?? false,
        confirmed_by_agency: meeting.byAgency ?? false,
        cancel_reason: meeting.cancelReason ?? null,
        timed_at: meeting.moved ? new Date(created_at.getTime() + 3 * HOUR_MILLISECONDS) : created_at,
        created_at,
        created_by: adminOf(course),
        version: meeting.moved ? 2 : 1,
      });
      const invited = invitedTo(course, meeting.replies, meeting);
      return { course, interview, invited, replyNote: meeting.replyNote ?? null };
    },
  );
}

function momentOf(now: Date, { day, from: [hour, minute] }: DemoInterview): Date {
  const minuteOfDay = hour * 60 + minute;
  return day < 0 ? workingMoment(now, -day, minuteOfDay) : workingMomentAhead(now, day, minuteOfDay);
}

type Where = Pick<Interview, 'mode' | 'place' | 'link' | 'time_zone'>;

function whereOf(course: Course, mode: InterviewMode, room?: string): Where {
  const { billing_address, billing_city } = billingOf(employerOf(course));
  const office = billing_address ? `${billing_address}, ${billing_city ?? ''}` : course.job.location;
  return {
    mode,
    place: mode === 'in_person' ? (room ?? office) : null,
    link: mode === 'video' ? `https://meet.example.in/${course.opening}-${course.connection.connection_id}` : null,
    time_zone: INDIA,
  };
}

function invitedTo(
  course: Course,
  [ofPerson, ofCompany]: readonly [DemoReply, DemoReply],
  { colleagues = [], outsider }: Partial<DemoInterview> = {},
): Invited[] {
  const { full_name: name, email } = course.employee;
  const employer = employerOf(course);
  const contact = EMPLOYERS.find(({ key }) => key === employer)?.contact ?? '';
  const members = colleagues.flatMap(([mailbox, needed]) => {
    const member = MEMBERS.find((one) => one.employer === employer && one.mailbox === mailbox);
    return member ? [{ member, needed }] : [];
  });
  return [
    { side: 'person', email, name, needed: true, reply: ofPerson },
    { side: 'company', email: employerEmail(employer), name: contact, needed: true, reply: ofCompany },
    ...members.map(({ member, needed }): Invited => {
      return {
        side: 'company',
        email: memberEmail(member),
        name: member.name,
        needed,
        reply: needed ? ofCompany : null,
      };
    }),
    ...(outsider
      ? [{ side: 'company' as const, name: outsider[0], email: outsider[1], needed: false, reply: null }]
      : []),
  ];
}

/** All have been mailed the present time, so that the start mails none of them. */
function recipientOf(
  { interview, replyNote }: Meeting,
  { side, email, name, needed, reply }: Invited,
  { now, accounts }: Office,
): InterviewRecipient {
  const { interview_id, starts_at, ends_at, timed_at, created_at, state } = interview;
  const period = `["${starts_at.toISOString()}","${ends_at.toISOString()}")`;
  const sequence = timed_at > created_at ? 1 : 0;
  return Object.assign(new InterviewRecipient(), {
    interview_id,
    side,
    email,
    name,
    needed,
    user_id: side === 'company' ? (accounts.get(email)?.user_id ?? null) : null,
    uid: randomUUID(),
    sequence: state === 'cancelled' ? sequence + 1 : sequence,
    changed_at: timed_at,
    asked_for: state === 'cancelled' ? null : period,
    reply,
    replied_for: reply && period,
    replied_at:
      reply && new Date(Math.min(now.getTime(), timed_at.getTime() + (side === 'person' ? 2 : 3) * HOUR_MILLISECONDS)),
    reply_note: side === 'person' ? replyNote : null,
    slots: reply === 'propose' ? otherTimes(starts_at) : [],
    added_at: created_at,
  });
}

const otherTimes = (starts_at: Date): { starts_at: string; ends_at: string }[] =>
  [4.5, 26].map((hours) => {
    const start = new Date(starts_at.getTime() + hours * HOUR_MILLISECONDS);
    return {
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 45 * MINUTE_MILLISECONDS).toISOString(),
    };
  });

/** The reminders that were due before the start of the product. */
function remindersOf(
  meetings: readonly Meeting[],
  recipients: readonly InterviewRecipient[],
  { now }: Office,
): Partial<InterviewReminder>[] {
  const open = meetings
    .map(({ interview }) => interview)
    .filter(({ state, ends_at }) => (state === 'proposed' || state === 'confirmed') && ends_at > now);
  return open.flatMap(({ interview_id, starts_at }) =>
    REMINDER_HOURS.filter((hours) => starts_at.getTime() - hours * HOUR_MILLISECONDS <= now.getTime()).flatMap(
      (hours) =>
        recipients
          .filter((recipient) => recipient.interview_id === interview_id)
          .map(({ recipient_id }) => ({ recipient_id, starts_at, hours })),
    ),
  );
}

/** Of the first owner, who came in any case. */
function feedbackOf({ course, interview }: Meeting, index: number, { now, accounts }: Office): InterviewFeedback[] {
  const { state, ends_at, interview_id } = interview;
  if (state !== 'done' || now.getTime() - ends_at.getTime() > DAYS_OF_FEEDBACK * DAY_MILLISECONDS) return [];
  const author = accounts.get(employerEmail(employerOf(course)));
  const recommendation = recommendationOf(course);
  const texts = FEEDBACK[recommendation];
  const [text, ratings] = texts[index % texts.length] ?? ['', {}];
  const given_at = new Date(Math.min(now.getTime(), ends_at.getTime() + 10 * MINUTE_MILLISECONDS));
  const feedback = { interview_id, user_id: author?.user_id ?? null, author_name: author?.email ?? '' };
  return [
    Object.assign(new InterviewFeedback(), { ...feedback, recommendation, ratings: { ...ratings }, text, given_at }),
  ];
}

function recommendationOf({ steps }: Course): Recommendation {
  const last = steps.at(-1)?.to;
  if (last === 'rejected') return 'no';
  return last === 'interview_completed' ? 'unsure' : 'yes';
}
