import { problem } from '../errors/problem.js';

export const FILE_TOO_LARGE = problem(
  'upload.too_large',
  413,
  'The file is too large: %{max} MB is the most that can be uploaded',
);
export const NOT_A_FILE = problem(
  'upload.not_multipart',
  415,
  'Send the file as multipart/form-data, in the field "file"',
);
export const FILE_MISSING = problem('upload.file_missing', 400, 'Choose a file to upload');
export const FILE_CUT_OFF = problem(
  'upload.cut_off',
  400,
  'The file did not arrive completely. Please upload it again.',
);
export const FILE_TOO_SLOW = problem(
  'upload.too_slow',
  408,
  'The file arrived too slowly. Please upload it again with a better connection.',
);
export const UPLOADS_BUSY = problem(
  'upload.busy',
  503,
  'Many files are being uploaded at the moment. Please try again in a few seconds.',
  'This process takes no more files at a time, or its machine is too busy to look at one.',
);

/** Errors of every route that takes a file. */
export const UPLOAD_PROBLEMS = [FILE_TOO_LARGE, NOT_A_FILE, FILE_MISSING, FILE_CUT_OFF, FILE_TOO_SLOW, UPLOADS_BUSY];
