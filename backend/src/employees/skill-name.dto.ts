import { Reply } from '../platform/http/reply.js';

/** One skill of a list. */
export class SkillNameDto {
  @Reply('Name', 'React')
  skill_name: string;
}
