import { type StopCause } from '../files/sandbox/file-sandbox.js';

/** Messages for a resume without text, by what stopped its reading. */
export const STOP_MESSAGES: Readonly<Record<StopCause, string>> = {
  time: 'The text could not be read in time',
  memory: 'This file needs too much memory, and could not be read',
  crash: 'The text of this file could not be read',
  late: 'The text could not be read in time',
  shutdown: 'The text of this file could not be read',
};
export const PICTURES_NOT_READ = 'What its pages show as pictures could not be read';
export const FACTS_NOT_READ = 'What the text says could not be found out';

/** The message of a resume that waits because its account has used up its reading time of today. */
export const READ_TOMORROW = 'Reading the resumes of this account has taken long today. This one is read tomorrow.';
