import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const SHEET_CHANGED = problem(
  'submission.sheet_changed',
  409,
  'The profile for the company has changed since you read it. Please read it again.',
);
export const ALREADY_SUBMITTED = problem('submission.already_submitted', 409, 'The company sees this person already');
export const ALREADY_WAITING = problem(
  'submission.already_waiting',
  409,
  'This submission already waits for the person to agree',
);
export const NOT_SUBMITTED = problem('submission.not_submitted', 409, 'The company does not see this person');
export const NOTHING_WAITS = problem(
  'submission.nothing_waits',
  409,
  'Nobody is asked or shown here who waits for an answer',
);
export const REMINDED_LATELY = problem(
  'submission.reminded_lately',
  409,
  'A reminder left on %{day}. The next one may leave from %{next} on.',
);
export const JOB_TAKES_NOBODY = problem(
  'submission.job_not_open',
  409,
  'Only people for open or active jobs can be shown',
);
export const PERSON_REFUSED = problem(
  'submission.person_refused',
  409,
  'The person does not want to be shown for this job',
);
export const PRESENT_EMPLOYER = problem(
  'submission.present_employer',
  409,
  'This company is the present employer, or one that the person blocked. It never sees the person.',
);
export const TO_CONFIRM = problem('submission.to_confirm', 409, 'Please look at this first');
export const NO_QUESTION = problem(
  'submission.nothing_asked',
  404,
  'Nothing about this job waits for your answer any more.',
);
export const CANDIDATE_NOT_FOUND = problem('candidate.not_found', 404, 'Candidate not found');
export const TERMS_REQUIRED = problem('profile_terms.required', 403, 'Please accept the terms for profiles first');
export const TERMS_CHANGED = problem('profile_terms.changed', 409, 'The terms have changed. Please read them again.');
export const REASON_REQUIRED = problem('answer.reason_required', 400, 'Please say why the person is not suitable');
export const KNOWN_REQUIRED = problem(
  'answer.known_required',
  400,
  'Please say since when and from where you know the person',
);
export const KNOWN_LATER = problem('answer.known_in_future', 422, 'A person cannot be known since a day in the future');
export const KNOWN_TOO_LATE = problem(
  'answer.known_too_late',
  409,
  'A person counts as known only when you say so within 7 days of opening the profile',
);
export const CLAIM_NOT_OPEN = problem('known.not_open', 409, 'There is no open claim that the company knew the person');
export const VIEW_LINK_ENDED = problem(
  'view_link.ended',
  404,
  'This link is no longer valid. Please ask for another one.',
);
export const VIEW_LINK_NOT_FOUND = problem('view_link.not_found', 404, 'Link not found');
export const TOO_MANY_VIEWS = problem('rate_limit.view_links', 429, TOO_OFTEN);
export const CLOSE_REASON_REQUIRED = problem(
  'job.close_reason_required',
  409,
  'People are being shown for this job. Please say why it is closed or paused.',
);
export const PROFILES_BUSY = problem(
  'candidate.pdf_busy',
  429,
  'Too many profiles are being drawn. Please try again in a few seconds.',
);
export const SHEET_NOT_MASKED = problem(
  'sheet.not_masked',
  503,
  'The texts could not be looked through. Please try again in a few seconds.',
  'The sandbox is busy, or ended a text that took too long.',
);
