import { type Skill } from '../../employee.entity.js';
import { type ResumeFactsDto } from '../dto/resume.dto.js';
import { type FoundFacts } from './found-facts.js';

/** The same facts as the record has them. */
export interface KnownFacts {
  email: string;
  phone: string;
  qualification: string | null;
  skills: Skill[];
}

/** Facts of a resume that its person's record does not have (docs/rules.md#resume-facts). */
export function differingFacts(found: FoundFacts, known: KnownFacts): ResumeFactsDto {
  const skills = new Set(known.skills.map(({ skill_name: name }) => folded(name)));
  return {
    email: found.email === known.email ? null : found.email,
    phone: found.phone === known.phone ? null : found.phone,
    skills: found.skills.filter((skill) => !skills.has(folded(skill))),
    years_of_experience: found.years_of_experience,
    last_title: found.last_title,
    education: folded(found.education ?? '') === folded(known.qualification ?? '') ? null : found.education,
  };
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
