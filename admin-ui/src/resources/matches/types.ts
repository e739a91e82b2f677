import type { Employee, JobRequest } from '@niyukt/ui-shared/api/types';

/** The five parts of a score, as they are shown. */
export const PARTS = ['skills', 'location', 'salary', 'qualification', 'fresh'] as const;
export type MatchPart = (typeof PARTS)[number];

/** Points that a part may have (docs/rules.md#match). */
export const MOST_POINTS: Readonly<Record<MatchPart, number>> = {
  skills: 50,
  location: 15,
  salary: 15,
  qualification: 10,
  fresh: 10,
};

/** Which of the wanted skills somebody has, and where they stand. */
export interface SkillReasons {
  wanted: string[];
  in_skills: string[];
  in_resume: string[];
  missing: string[];
  from: 'field' | 'vocabulary' | 'none';
}

/** How well a person and a job fit, and why. */
export interface Match {
  /** 0 to 100, the sum of the parts. */
  score: number;
  parts: Readonly<Record<MatchPart, number>>;
  reasons: { skills: SkillReasons; location: string; salary: string; qualification: string; fresh: string };
  connection: { connection_id: number; status: string } | null;
  /** The day on which the company first got to know the person from the agency. */
  introduced_on: string | null;
}

export type PersonMatch = Employee & Match;
export type JobMatch = JobRequest & Match;
