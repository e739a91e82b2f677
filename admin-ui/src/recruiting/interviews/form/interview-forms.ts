import * as z from 'zod/mini';
import { HOUR_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';
import { momentAt } from '@niyukt/ui-shared/domain/zone-time';
import { email, optional, personName } from '@niyukt/ui-shared/forms/rules';
import { message, required } from '../../../kit/forms/rules';
import { t } from '../../../texts/console';

export const INTERVIEW_MODES = ['in_person', 'phone', 'video'] as const;
export const MAX_ATTENDEES = 10;
const MAX_ROUND = 20;
const MAX_HOURS = 12;
/** A day and a time, as a clock on a wall shows them. */
const WHOLE_WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** An attendee whom the company sends. */
export const attendeeForm = z.object({ name: personName('name.required'), email: email() });

const interviewFields = {
  round: z.string().check(
    z.trim(),
    z.refine(
      (typed) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_ROUND,
      message('interview.roundWrong'),
    ),
  ),
  time_zone: z.string(),
  starts_at: z.string().check(z.regex(WHOLE_WALL, message('interview.startRequired'))),
  // follows from start and length
  ends_at: z.string(),
  mode: z.enum(INTERVIEW_MODES),
  place: optional(),
  link: z.string().check(
    z.trim(),
    z.refine(
      (typed) => !typed || (typed.startsWith('https://') && URL.canParse(typed)),
      message('interview.linkWrong'),
    ),
  ),
  note_company: optional(),
  note_person: optional(),
  names_shown: z.boolean(),
  attendees: z.array(z.object({ email: z.string(), name: z.string(), needed: z.boolean() })),
};

interface Typed {
  time_zone: string;
  starts_at: string;
  ends_at: string;
}

interface Issue {
  field: keyof Typed;
  text: string;
}

/** What is wrong about start and end: both are times that clocks of the zone show. */
function timeIssues({ time_zone, starts_at, ends_at }: Typed): Issue[] {
  const [start, end] = [momentAt(time_zone, starts_at), momentAt(time_zone, ends_at)];
  const missing = [
    ...(WHOLE_WALL.test(starts_at) && !start
      ? [{ field: 'starts_at' as const, text: t('interview.timeMissing') }]
      : []),
    ...(ends_at && !end ? [{ field: 'ends_at' as const, text: t('interview.timeMissing') }] : []),
  ];
  if (missing.length || !start || !end) return missing;
  const length = Date.parse(end) - Date.parse(start);
  if (length <= 0) return [{ field: 'ends_at', text: t('interview.endBeforeStart') }];
  return length > MAX_HOURS * HOUR_MILLISECONDS ? [{ field: 'ends_at', text: t('interview.tooLong') }] : [];
}

const withTimes = <Schema extends z.ZodMiniObject>(schema: Schema): Schema =>
  schema.check(({ value, issues }) => {
    for (const { field, text } of timeIssues(value as unknown as Typed))
      issues.push({ code: 'custom', path: [field], message: text, input: value });
  });

/** What is planned, or changed. */
export const interviewForm = withTimes(z.object(interviewFields));

/** A new interview is that of a connection. */
export const planInterviewForm = withTimes(
  z.object({
    ...interviewFields,
    connection_id: z
      .nullish(z.union([z.number(), z.string()]))
      .check(z.refine((chosen) => Boolean(chosen), message('interview.connectionRequired'))),
  }),
);

export type InterviewForm = z.infer<typeof interviewForm>;
export type PlanInterviewForm = z.infer<typeof planInterviewForm>;

export const cancelInterviewForm = z.object({ reason: required('interview.reasonRequired') });

export const INTERVIEW_RESULTS = ['done', 'no_show_person', 'no_show_company', 'no_show'] as const;

export const interviewResultForm = z.object({
  result: z
    .string()
    .check(
      z.refine((chosen) => INTERVIEW_RESULTS.some((result) => result === chosen), message('interview.resultRequired')),
    ),
});
