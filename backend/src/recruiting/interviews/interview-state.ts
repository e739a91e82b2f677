/** How far an interview went (docs/rules.md#interviews). */
export const INTERVIEW_STATES = ['proposed', 'confirmed', 'done', 'no_show', 'cancelled'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** States of an interview that is still to be held, or whose result is open. */
const OPEN_STATES = ['proposed', 'confirmed'] as const satisfies readonly InterviewState[];

export const isOpen = (state: InterviewState): boolean => OPEN_STATES.some((open) => open === state);

export const INTERVIEW_MODES = ['in_person', 'phone', 'video'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

export const INTERVIEW_RESULTS = ['done', 'no_show'] as const satisfies readonly InterviewState[];
export type InterviewResult = (typeof INTERVIEW_RESULTS)[number];

/** The two that meet; the agency is neither. */
export const SIDES = ['person', 'company'] as const;
export type Side = (typeof SIDES)[number];

export const REPLIES = ['accept', 'decline', 'propose'] as const;
export type InterviewReply = (typeof REPLIES)[number];

export const RECOMMENDATIONS = ['yes', 'no', 'unsure'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** What is unusual about a time; it is said, not refused. */
export const WARNINGS = ['outside_business_hours', 'holiday'] as const;

/** A time that a reply proposes, ISO 8601 in UTC. */
export interface ProposedTime {
  starts_at: string;
  ends_at: string;
}
