import { Reply } from '../platform/http/reply.js';
import { TextField } from '../platform/validation/fields.js';

/** One skill of a list. */
export class SkillNameDto {
  @Reply('Name', 'React')
  skill_name: string;
}

/** What somebody has typed of a skill. */
export class SkillQueryDto {
  @TextField({ label: 'Skill', max: 60, doc: 'Part of a name, without regard to case or accents', example: 'rea' })
  q?: string | null;
}

/** A skill that employees have. */
export class SkillSuggestionDto {
  @Reply('The most frequent spelling', 'React')
  name: string;

  @Reply('Employees who have it, in any spelling', 214)
  count: number;
}
