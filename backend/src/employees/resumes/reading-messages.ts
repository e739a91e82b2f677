import { type StopCause } from '../../platform/files/sandbox/file-sandbox.js';
import { UNUSABLE_FILE_PROBLEMS } from './resumes.problems.js';

/** Messages for a resume without text, by what stopped its reading. */
export const STOP_MESSAGES: Readonly<Record<StopCause, string>> = {
  time: 'The text could not be read in time',
  memory: 'This file needs too much memory, and could not be read',
  crash: 'The text of this file could not be read',
  late: 'The text could not be read in time',
  shutdown: 'The text of this file could not be read',
};
export const NO_TEXT = 'The file holds no text';
export const NO_TEXT_IN_PICTURE = 'No text could be recognised in the picture';
export const PICTURES_NOT_READ = 'What its pages show as pictures could not be read';
export const FACTS_NOT_READ = 'What the text says could not be found out';

/** The message of a resume that waits because its account has used up its reading time of today. */
export const READ_TOMORROW = 'Reading the resumes of this account has taken long today. This one is read tomorrow.';

export const onlyFirstPages = (pagesRead: number, pages: number): string =>
  `Only the first ${pagesRead} of ${pages} pages were read`;
const ONLY_FIRST = /^Only the first (\d+) of (\d+) pages were read/;

/** What a stored message says, for programs that say it in another language. */
export interface ReadingProblem {
  message: string;
  code: string;
  values?: Readonly<Record<string, number>>;
}

const CODES: readonly [message: string, code: string][] = [
  [STOP_MESSAGES.time, 'resume_reading.time'],
  [STOP_MESSAGES.memory, 'resume_reading.memory'],
  [STOP_MESSAGES.crash, 'resume_reading.crash'],
  [NO_TEXT, 'resume_reading.no_text'],
  [NO_TEXT_IN_PICTURE, 'resume_reading.no_text_in_picture'],
  [PICTURES_NOT_READ, 'resume_reading.pictures'],
  [FACTS_NOT_READ, 'resume_reading.facts'],
  [READ_TOMORROW, 'resume_reading.tomorrow'],
  ...Object.values(UNUSABLE_FILE_PROBLEMS).map(({ sentence, code }): [string, string] => [sentence, code]),
];

/** The messages of which a stored one is made, as far as this version knows them. */
export function problemsIn(stored: string | null): ReadingProblem[] {
  if (!stored) return [];
  const [message, read, pages] = ONLY_FIRST.exec(stored) ?? [];
  const values = { read: Number(read), pages: Number(pages) };
  return [
    ...(message ? [{ message, code: 'resume_reading.only_first_pages', values }] : []),
    ...CODES.filter(([known]) => stored.includes(known)).map(([known, code]) => ({ message: known, code })),
  ];
}
