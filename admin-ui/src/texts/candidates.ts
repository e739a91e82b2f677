import { addEnglish } from '@niyukt/ui-shared/i18n/translate';
import { duplicates } from './duplicates';
import { findPeople } from './find-people';
import { imports } from './imports';
import { matches } from './matches';
import { resumes } from './resumes';

/** Texts of finding and matching people: loaded with the first component that needs them. */
export const texts = { ...duplicates, ...findPeople, ...imports, ...matches, ...resumes } as const;

addEnglish('candidates', texts);
