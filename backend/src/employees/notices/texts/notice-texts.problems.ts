import { problem } from '../../../platform/errors/problem.js';

export const NOTICE_TEXT_NOT_ADDED = problem(
  'notice_text.language',
  404,
  'The agency adds the notice in the languages of the Constitution that are not shipped',
);
export const NOTICE_TEXT_NOT_FOUND = problem('notice_text.not_found', 404, 'Notice text not found');
export const NOTICE_TEXT_LINES = problem(
  'notice_text.lines',
  400,
  'The English text has %{lines} lines, this one %{given}. Each line stands for one of them.',
);
export const NOTICE_TEXT_VERSION = problem(
  'notice_text.version',
  409,
  'The notice has another version than the one that was translated. Please open it again.',
);
