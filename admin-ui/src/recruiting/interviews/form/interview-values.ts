import type { CreateInterview, Interview, UpdateInterview } from '@niyukt/ui-shared/api/types';
import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { momentAt } from '@niyukt/ui-shared/domain/zone-time';
import { type Period, wallAt } from '../parts/times';
import type { InterviewForm } from './interview-forms';

/** A form about nothing yet, or about a time. */
export const emptyValues = ({ starts_at, ends_at }: Partial<Period> = {}): InterviewForm => ({
  round: '1',
  time_zone: INDIA,
  starts_at: starts_at ? wallAt(INDIA, starts_at) : '',
  ends_at: ends_at ? wallAt(INDIA, ends_at) : '',
  mode: 'video',
  place: '',
  link: '',
  note_company: '',
  note_person: '',
  names_shown: false,
  attendees: [],
});

/** An interview as its form has it. */
export const valuesOfInterview = (interview: Interview): InterviewForm => ({
  round: String(interview.round),
  time_zone: interview.time_zone,
  starts_at: wallAt(interview.time_zone, interview.starts_at),
  ends_at: wallAt(interview.time_zone, interview.ends_at),
  mode: interview.mode,
  place: interview.place ?? '',
  link: interview.link ?? '',
  note_company: interview.note_company ?? '',
  note_person: interview.note_person ?? '',
  names_shown: interview.names_shown,
  attendees: interview.attendees.map(({ email, name, needed }) => ({ email, name, needed })),
});

/** Start and end as moments. */
export const periodOf = ({ time_zone, starts_at, ends_at }: InterviewForm): Period => ({
  starts_at: momentAt(time_zone, starts_at) ?? starts_at,
  ends_at: momentAt(time_zone, ends_at) ?? ends_at,
});

/** What a form about an interview sends. */
export const sentValues = (values: InterviewForm): Omit<CreateInterview, 'connection_id'> => ({
  ...periodOf(values),
  round: Number(values.round),
  time_zone: values.time_zone,
  mode: values.mode,
  place: values.place || null,
  link: values.link || null,
  note_company: values.note_company || null,
  note_person: values.note_person || null,
  names_shown: values.names_shown,
  attendees: values.attendees,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what was changed. A time is sent whole: the start alone would keep the length. */
export function changedValues(before: InterviewForm, after: InterviewForm): Partial<UpdateInterview> {
  const [was, is] = [sentValues(before), sentValues(after)];
  const changed = Object.entries(is).filter(([field, value]) => !isSame(value, was[field as keyof typeof was]));
  const isMoved = changed.some(([field]) => field === 'starts_at' || field === 'ends_at');
  return { ...Object.fromEntries(changed), ...(isMoved && periodOf(after)) };
}
