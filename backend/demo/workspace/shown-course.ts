import { type PlacementStatus } from '../../src/employees/placement-status.js';
import { MINUTE_MILLISECONDS } from '../../src/platform/durations.js';
import { type OpeningChannel } from '../../src/recruiting/submissions/candidate-opening.entity.js';
import { workingMoment } from '../calendar.js';
import { type ConnectionStep } from '../connection-steps.js';
import { type Course } from '../demo-connections.js';
import { type DemoAnswer, type DemoShowing, REASONS, SHOWINGS } from './submissions.js';

const SUBMITTED_AT = 11 * 60 + 10;
const OPENED_AT = 12 * 60 + 40;
const ANSWERED_AT = 16 * 60;
const ENDED_AT = 17 * 60;

/** An answer at its moment. */
export type TimedAnswer = Omit<DemoAnswer, 'days'> & { at: Date };

/** A course with what the employer was shown of it, and when. */
export interface ShownCourse {
  course: Course;
  share: DemoShowing['share'];
  /** When the person was submitted, or asked. */
  submitted: Date;
  opened?: { at: Date; channel: OpeningChannel };
  answers: readonly TimedAnswer[];
  /** When it was withdrawn, refused or expired. */
  ended?: Date;
}

const key = (person: string, opening: string): string => `${person}, ${opening}`;
const NAMED = new Map(SHOWINGS.map(([person, opening, showing]) => [key(person, opening), showing]));

/** What was shown of these courses; those that no employer was shown are left out. */
export function shownCourses(courses: readonly Course[], now: Date): ShownCourse[] {
  return courses.flatMap((course, index) => {
    const named = NAMED.get(key(course.person, course.opening));
    const shown = named ? namedCourse(course, named, index, now) : usualCourse(course, index);
    return shown ? [shown] : [];
  });
}

function namedCourse(course: Course, showing: DemoShowing, index: number, now: Date): ShownCourse {
  const { share, submitted: days, opened, answers = [], ended } = showing;
  let last = course.connection.connection_date;
  const next = (ago: number, minute: number): Date => {
    const wished = Math.max(workingMoment(now, ago, minute).getTime(), last.getTime() + 5 * MINUTE_MILLISECONDS);
    last = new Date(Math.min(wished, now.getTime()));
    return last;
  };
  const submitted = next(days, SUBMITTED_AT + (index % 30));
  return {
    course,
    share,
    submitted,
    ...(opened && { opened: { channel: opened.channel, at: next(opened.days, OPENED_AT + (index % 40)) } }),
    answers: answers.map(({ days: ago, ...answer }) => ({ ...answer, at: next(ago, ANSWERED_AT + (index % 50)) })),
    ...(ended && { ended: next(ended.days, ENDED_AT + (index % 20)) }),
  };
}

/** Who was shortlisted was shown before, and the employer was interested; who was rejected or gave up later is an answer or an end. */
function usualCourse(course: Course, index: number): ShownCourse | undefined {
  const { steps } = course;
  const shortlisted = stepTo(steps, 'shortlisted');
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || !shortlisted) return undefined;
  const interested = { answer: 'interested', at: before(shortlisted, first, 5) } as const;
  const [reason, comment] = REASONS[index % REASONS.length] ?? ['other', ''];
  const notSuitable = { answer: 'not_suitable', reason, comment, at: before(last, shortlisted, 5) } as const;
  return {
    course,
    share: last.to === 'dropped' ? 'withdrawn' : 'submitted',
    submitted: after(first, shortlisted, 15, 0.3),
    opened: { at: after(first, shortlisted, 130, 0.6), channel: index % 4 === 3 ? 'file' : 'login' },
    answers: last.to === 'rejected' ? [interested, notSuitable] : [interested],
    ...(last.to === 'dropped' && { ended: before(last, shortlisted, 2) }),
  };
}

/** The step into a status, if it was taken. */
export const stepTo = (steps: readonly ConnectionStep[], status: PlacementStatus): ConnectionStep | undefined =>
  steps.find(({ to }) => to === status);

/** So many minutes after a step, or sooner when the next one follows at once. */
export function after(step: ConnectionStep, next: ConnectionStep, minutes: number, share: number): Date {
  const gap = next.at.getTime() - step.at.getTime();
  return new Date(step.at.getTime() + Math.min(minutes * MINUTE_MILLISECONDS, gap * share));
}

/** So many minutes before a step, and after the one before. */
export function before(step: ConnectionStep, previous: ConnectionStep, minutes: number): Date {
  const gap = step.at.getTime() - previous.at.getTime();
  return new Date(step.at.getTime() - Math.min(minutes * MINUTE_MILLISECONDS, gap * 0.1));
}
