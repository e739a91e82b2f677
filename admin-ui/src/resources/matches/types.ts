import type { Schemas } from '@niyukt/ui-shared/api/types';

/** The five parts of a score, as they are shown. */
export const PARTS = ['skills', 'location', 'salary', 'qualification', 'fresh'] as const;
export type MatchPart = (typeof PARTS)[number];

/** Points that a part may have (docs/rules.md#match). */
export const MAX_POINTS: Readonly<Record<MatchPart, number>> = {
  skills: 50,
  location: 15,
  salary: 15,
  qualification: 10,
  fresh: 10,
};

/** A person for a job, how well they fit, and why. */
export type PersonMatch = Schemas['PersonMatchDto'];
/** A job for a person, how well it fits, and why. */
export type JobMatch = Schemas['JobMatchDto'];
/** How well a person and a job fit, and why. */
export type Match = Pick<PersonMatch, 'score' | 'parts' | 'reasons' | 'connection' | 'introduced_on'>;
/** Which of the wanted skills somebody has, and where they stand. */
export type SkillReasons = Match['reasons']['skills'];
