import type { Schemas } from '@niyukt/ui-shared/api/types';

/** A version of a person's resume. */
export type Resume = Schemas['ListedResumeDto'];
/** A version with its text. */
export type ResumeDetails = Schemas['ReadResumeDto'];
/** What a resume says that the record does not. */
export type ResumeFacts = Schemas['ResumeFactsDto'];
/** How far the text of a resume has been read. */
export type TextState = Resume['text_state'];
