import type { Schemas } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';

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
/** Which of the wanted skills the person has, and where they stand. */
export type SkillReasons = Match['reasons']['skills'];

const POINTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A score, or the points of a part, without fractions. */
export const pointsText = (points: number): string => POINTS.format(points);

/** Which skills the person has, for instance "has React; in the resume: Docker; missing: AWS". */
export function skillsText({ wanted, in_skills, in_resume, missing }: SkillReasons): string {
  if (wanted.length === 0) return t('match.noneWanted');
  return [
    in_skills.length > 0 && t('match.has', { skills: in_skills.join(', ') }),
    in_resume.length > 0 && t('match.inResume', { skills: in_resume.join(', ') }),
    missing.length > 0 && t('match.missing', { skills: missing.join(', ') }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Why a part has its points. */
export const reasonOf = ({ reasons }: Match, part: MatchPart): string =>
  part === 'skills'
    ? [skillsText(reasons.skills), reasons.skills.from === 'vocabulary' && t('match.fromVocabulary')]
        .filter(Boolean)
        .join('; ')
    : reasons[part];
