import { COMPANY_ANSWERS, REVEALS } from '../../connections/share.js';
import { type Skill } from '../../employees/employee.entity.js';
import { SkillNameDto } from '../../employees/skills.dto.js';
import { Reply } from '../../platform/http/reply.js';
import { derived, field, listOf, nullable, own, shown, typed } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { STAGES } from './candidate.dto.js';

/** One person as the company sees them. Reading it is opening the profile. */
export const CANDIDATE = listOf({
  name: 'candidates',
  table: 'shown_candidates()',
  key: 'connection_id',
  newest: 'submitted_at',
  columns: {
    connection_id: field('Key', 88, own('connection_id', 'integer')),
    request_id: field('Key of the job request', 31, own('request_id', 'integer')),
    job_title: field('Job title', 'React Developer', own('job_title')),
    display_name: field('Name in place of the full one', 'Asha R.', own('display_name')),
    headline: nullable('One line about the person', 'Backend developer, 6 years', own('headline')),
    skills: typed<Skill[]>(Reply('Skills', [{ skill_name: 'React' }], { type: [SkillNameDto] }), shown('skills')),
    qualification: nullable('Qualification', 'B.Tech, Computer Science', own('qualification')),
    preferred_location: nullable('Preferred location', 'Bengaluru', own('preferred_location')),
    preferred_salary: nullable(
      'Preferred salary, free text in rupees; null where the agency does not show it',
      '6,00,000',
      own('preferred_salary'),
    ),
    note: nullable('What the agency says about the person', 'Can join in 30 days.', { ...shown('note'), isLong: true }),
    resume_text: nullable(
      'Text of the resume without what tells who the person is; in lists null: it is read by opening the profile',
      'Six years of TypeScript.',
      { ...shown('resume_text'), isLong: true },
    ),
    stage: field('How far it went', 'new', { ...own('stage'), choices: STAGES }),
    reveal: field('What is shown beyond the profile', 'none', { ...own('reveal'), choices: REVEALS }),
    full_name: nullable('Full name, once it is shown', null, own('full_name')),
    phone: nullable('Phone, once it is shown', null, shown('phone')),
    email: nullable('E-mail, once it is shown', null, shown('email')),
    has_file: field('Whether the uploaded resume can be downloaded', false, shown('has_file', 'boolean')),
    submitted_at: field(
      'Since when the company sees the person, ISO 8601 in UTC',
      '2026-11-19T06:12:44.000Z',
      own('submitted_at', 'timestamptz'),
    ),
    answer: nullable('Last answer of the company', 'interested', { ...own('answer'), choices: COMPANY_ANSWERS }),
    is_answered: field('Whether the company has answered', true, derived('boolean', 't.answer is not null')),
    answered_at: nullable('When the company answered, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', {
      ...shown('answered_at', 'timestamptz'),
      sort: 'answered_at',
    }),
  },
});

/** A person as a company sees them: each field is named, so that a new one is no company's until it is decided so. */
export class CandidateDto extends RowOf(CANDIDATE) {}

/**
 * People as their company sees them. Its rows are masked before they are searched, sorted and filtered. The text of the resume is read by
 * opening a profile only.
 */
export const CANDIDATES = listOf({
  ...CANDIDATE,
  columns: {
    ...CANDIDATE.columns,
    resume_text: { ...CANDIDATE.columns.resume_text, select: 'null::text', isLong: false },
  },
});
