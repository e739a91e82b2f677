import { ApiException, type Problem, problem } from '../../platform/errors/problem.js';
import { type UnusableReason } from '../../platform/files/unusable-file.js';

/** What a resume may be, as people read it. */
const KINDS = 'a PDF, Word (DOCX or DOC), OpenDocument (ODT), RTF or text file, or a JPG or PNG picture';

export const RESUME_NOT_FOUND = problem('resume.not_found', 404, 'There is no resume');
export const RESUME_WAS_READ = problem('resume.was_read', 409, 'This resume was read already');
export const PAGE_NOT_FOUND = problem('resume.page_not_found', 404, 'There is no such page');
export const PAGE_NOT_DRAWN = problem('resume.page_not_drawn', 422, 'This page cannot be shown');
export const PAGES_BUSY = problem(
  'resume.pages_busy',
  429,
  'Many pages are being drawn. Please try again in a few seconds.',
);

/** Why a file is refused at upload; also stored with a file that cannot be read later. */
export const UNUSABLE_FILE_PROBLEMS: Readonly<Record<UnusableReason, Problem>> = {
  empty: problem('resume.empty', 422, 'The file is empty'),
  'wrong kind': problem('resume.wrong_kind', 415, `A resume must be ${KINDS}`),
  'web page': problem(
    'resume.web_page',
    415,
    'This is a web page or an e-mail, whatever its name says. Please save it as PDF or DOCX.',
  ),
  macros: problem('resume.macros', 415, 'The file contains macros. Please save it without them, or as PDF.'),
  password: problem('resume.password', 422, 'The file is protected by a password. Please upload it without one.'),
  damaged: problem('resume.damaged', 422, 'The file is damaged or incomplete. Please save it again and upload it.'),
  'too large unpacked': problem(
    'resume.too_large_unpacked',
    422,
    'The file unpacks to more than a resume can have. Please save it as PDF.',
  ),
  'too many pixels': problem(
    'resume.too_many_pixels',
    422,
    'The picture has too many pixels. Please make it smaller, or upload a PDF.',
  ),
};

/** Errors of an upload. */
export const RESUME_FILE_PROBLEMS = Object.values(UNUSABLE_FILE_PROBLEMS);

export function unusableFileException(reason: UnusableReason): ApiException {
  return new ApiException(UNUSABLE_FILE_PROBLEMS[reason]);
}

export const TOO_MANY_UPLOADS = problem(
  'rate_limit.resume_uploads',
  429,
  'Many resumes were uploaded in a short time. Please wait a while and try again.',
);
