import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { isShown } from '../submissions/submissions.sql.js';
import { nameAfterTerms } from './interview-sql.js';
import { type InterviewState } from './interview-state.js';

interface Named {
  title: string;
  /** The other side, by the name that the reader may see; null before a company's reader has accepted the terms for profiles. */
  other: string | null;
  state: InterviewState;
}

const about = ({ title, other }: Named): string => [title, other].filter(Boolean).join(', ');

const FROM = 'from interviews i join connections c using (connection_id)';
const THESE = 'i.interview_id = any($1::integer[])';

const readers = {
  staff: `select i.interview_id as record_id, c.job_title as title, concat(c.employee_name, ', ', c.company_name) as other, i.state
    ${FROM} where ${THESE} and not c.restricted`,
  company: `select i.interview_id as record_id, c.job_title as title, ${nameAfterTerms('c', 'm.user_id')} as other, i.state ${FROM}
      join job_requests j using (request_id) join company_members m using (company_id)
    where ${THESE} and m.user_id = $2::integer and ${isShown('c', 'j')}`,
  employee: `select i.interview_id as record_id, c.job_title as title, c.company_name as other, i.state ${FROM}
      join employees e using (employee_id)
    where ${THESE} and e.user_id = $2::integer`,
};

const path = (interviewId: number, reader: 'staff' | 'company' | 'employee'): string =>
  ({
    staff: `/admin-dashboard/interviews/${interviewId}/show`,
    company: '/company-dashboard/interviews',
    employee: '/employee-dashboard/interviews',
  })[reader];

/** The person or an attendee answered: for the agency. */
export const INTERVIEW_ANSWERED = notificationKind<Named>('interview.answered', {
  recordKind: 'interview',
  title: 'Somebody answers about an interview',
  readers: { staff: readers.staff },
  path,
  text: ({ other, title, state }) =>
    state === 'confirmed'
      ? `Interview is confirmed: ${other}, ${title}`
      : `Answer about an interview: ${other}, ${title}`,
});

/** All who are needed come, or the agency says so: for both sides. */
export const INTERVIEW_CONFIRMED = notificationKind<Named>('interview.confirmed', {
  recordKind: 'interview',
  title: 'An interview is confirmed',
  readers: { company: readers.company, employee: readers.employee },
  path,
  text: (named) => `Your interview is confirmed: ${about(named)}`,
  hi: (named) => `आपका इंटरव्यू पक्का हो गया: ${about(named)}`,
});

/** Proposed, moved or cancelled: the mail with the calendar file is the noun's own. */
export const INTERVIEW_CHANGED = notificationKind<Named>('interview.changed', {
  recordKind: 'interview',
  title: 'An interview is proposed, moved or cancelled',
  mail: 'never',
  readers: { company: readers.company, employee: readers.employee },
  path,
  text: (named) => `${named.state === 'cancelled' ? 'Interview cancelled' : 'Interview'}: ${about(named)}`,
  hi: (named) => `${named.state === 'cancelled' ? 'इंटरव्यू रद्द हो गया' : 'इंटरव्यू'}: ${about(named)}`,
});

/** The company said what it thought. */
export const FEEDBACK_GIVEN = notificationKind<Named>('interview.feedback', {
  recordKind: 'interview',
  title: 'A company gives feedback about an interview',
  readers: { staff: readers.staff },
  path,
  text: ({ other, title }) => `Feedback about an interview: ${other}, ${title}`,
});
