import { COMPANY_ANSWERS, REVEALS } from '../../connections/share.js';
import { type Skill } from '../../employees/employee.entity.js';
import { SkillNameDto } from '../../employees/skill-name.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';

/** How far it went, as companies are told. */
export const STAGES = ['new', 'interview', 'offer', 'placed', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** A person as a company sees them: each field is named, so that a new one is no company's until it is decided so. */
export class CandidateDto {
  @Reply('Key, equal to connection_id', 88)
  id: number;

  @Reply('Key', 88)
  connection_id: number;

  @Reply('Key of the job request', 31)
  request_id: number;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('Name in place of the full one', 'Asha R.')
  display_name: string;

  @NullableReply('One line about the person', 'Backend developer, 6 years')
  headline: string | null;

  @Reply('Skills', [{ skill_name: 'React' }], { type: [SkillNameDto] })
  skills: Skill[];

  @NullableReply('Qualification', 'B.Tech, Computer Science')
  qualification: string | null;

  @NullableReply('Preferred location', 'Bengaluru')
  preferred_location: string | null;

  @NullableReply('Preferred salary, free text in rupees; null where the agency does not show it', '6,00,000')
  preferred_salary: string | null;

  @NullableReply('What the agency says about the person', 'Can join in 30 days.')
  note: string | null;

  @NullableReply(
    'Text of the resume without what tells who the person is; in lists null: it is read by opening the profile',
    'Six years of TypeScript.',
  )
  resume_text: string | null;

  @Reply('How far it went', 'new', { enum: STAGES })
  stage: string;

  @Reply('What is shown beyond the profile', 'none', { enum: REVEALS })
  reveal: string;

  @NullableReply('Full name, once it is shown', null, { type: String })
  full_name: string | null;

  @NullableReply('Phone, once it is shown', null, { type: String })
  phone: string | null;

  @NullableReply('E-mail, once it is shown', null, { type: String })
  email: string | null;

  @Reply('Whether the uploaded resume can be downloaded', false)
  has_file: boolean;

  @Reply('Since when the company sees the person, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', { format: 'date-time' })
  submitted_at: string;

  @NullableReply('Last answer of the company', 'interested', { enum: COMPANY_ANSWERS })
  answer: string | null;

  @Reply('Whether the company has answered', true)
  is_answered: boolean;

  @NullableReply('When the company answered, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  answered_at: string | null;
}

/** How many people a company sees for one of its jobs. */
export class CandidateCountDto {
  @Reply('Key of the job request', 31)
  request_id: number;

  @Reply('How many people are shown', 4)
  total: number;

  @Reply('How many of them wait for an answer', 2)
  unanswered: number;
}
