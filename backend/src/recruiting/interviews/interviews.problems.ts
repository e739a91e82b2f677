import { problem } from '../../platform/errors/problem.js';

export const INTERVIEW_NOT_FOUND = problem('interview.not_found', 404, 'Interview not found');
export const PERSON_NOT_SUBMITTED = problem(
  'interview.not_submitted',
  409,
  'This person has not been submitted to the company. Please submit them first.',
);
export const INTERVIEW_CLASH = problem(
  'interview.clash',
  409,
  '%{who} already has an interview at this time. Choose another time, or allow both.',
);
export const INTERVIEW_OVER = problem(
  'interview.over',
  409,
  'This interview is over or was cancelled, so it cannot be changed',
);
export const NOT_BEGUN = problem('interview.not_begun', 409, 'This interview has not begun yet');
export const INTERVIEW_MOVED = problem(
  'interview.moved',
  409,
  'This interview was changed. It is now planned for %{time}. Please look at it again.',
);
export const NOT_INVITED = problem('interview.not_asked', 409, 'You are not asked to this interview');
export const TOO_MANY_INTERVIEWS = problem(
  'interview.too_many',
  409,
  'There are %{max} interviews for this connection already',
);
export const INTERVIEW_LINK_ENDED = problem(
  'interview.link_ended',
  404,
  'This link is not valid any more: the interview is over, was cancelled, or you are not asked to it any more.',
);
export const REPLY_FILE_WRONG = problem(
  'interview.reply_file_wrong',
  422,
  'This file is no answer to this interview from a calendar',
);
export const REPLY_FILE_TENTATIVE = problem(
  'interview.reply_file_tentative',
  422,
  'This answer says neither yes nor no. Please ask.',
);
export const REPLY_FILE_OF_ANOTHER = problem(
  'interview.reply_file_of_another',
  422,
  'This answer is not of the person whom this invitation asked. Invitations are not answered for others: please ask.',
);
export const REPLY_FILE_OLDER = problem(
  'interview.reply_file_older',
  409,
  'This answer is older than the invitation, or than the answer that is known',
);
export const FEED_NOT_FOUND = problem('calendar.not_found', 404, 'There is no calendar at this address');
export const TOO_MANY_ANSWERS = problem(
  'rate_limit.interview_answers',
  429,
  'Too many attempts. Please wait a while and try again.',
);
