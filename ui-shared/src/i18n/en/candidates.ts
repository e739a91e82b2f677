import { duplicates } from './duplicates';
import { findPeople } from './find-people';
import { imports } from './imports';
import { matches } from './matches';
import { resumes } from './resumes';

/** What the console says of searching and matching people: it comes with the first page or drawer that shows some. */
export const texts = { ...duplicates, ...findPeople, ...imports, ...matches, ...resumes } as const;
