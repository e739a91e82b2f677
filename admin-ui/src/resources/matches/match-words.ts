import { t } from '@niyukt/ui-shared/i18n/console';
import type { Match, MatchPart, SkillReasons } from './types';

const POINTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A score, or the points of a part, for instance 42.5. */
export const pointsText = (points: number): string => POINTS.format(points);

/** Which skills somebody has, for instance "has React; in the resume: Docker; missing: AWS". */
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
