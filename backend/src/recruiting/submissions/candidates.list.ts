import { derived, isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type CandidateDto } from './candidate.dto.js';

/** One person as the company sees them. Reading it is opening the profile. */
export const CANDIDATE: ListDefinition<CandidateDto> = {
  name: 'candidates',
  table: 'shown_candidates()',
  key: 'connection_id',
  newest: 'submitted_at',
  columns: {
    connection_id: own('connection_id', 'integer'),
    request_id: own('request_id', 'integer'),
    job_title: own('job_title'),
    display_name: own('display_name'),
    headline: own('headline'),
    skills: shown('skills'),
    qualification: own('qualification'),
    preferred_location: own('preferred_location'),
    preferred_salary: own('preferred_salary'),
    note: { ...shown('note'), isLong: true },
    resume_text: { ...shown('resume_text'), isLong: true },
    stage: own('stage'),
    reveal: own('reveal'),
    full_name: own('full_name'),
    phone: shown('phone'),
    email: shown('email'),
    has_file: shown('has_file', 'boolean'),
    submitted_at: own('submitted_at', 'timestamptz'),
    answer: own('answer'),
    is_answered: derived('boolean', 't.answer is not null'),
    answered_at: { kind: 'timestamptz', select: isoMoment('t.answered_at'), sort: 'answered_at' },
  },
};

/**
 * People as their company sees them. Its rows are masked before they are searched, sorted and filtered. The text of the resume is read by
 * opening a profile only.
 */
export const CANDIDATES: ListDefinition<CandidateDto> = {
  ...CANDIDATE,
  columns: { ...CANDIDATE.columns, resume_text: { kind: 'text', select: 'null::text' } },
};
