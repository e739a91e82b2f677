import { type UnusableReason } from '../../files/unusable-file.js';
import { type DetectedFile } from '../kinds/detect-file-type.js';
import { type ResumeKind } from '../kinds/resume-kind.js';

/** What the reader of resumes is asked, in the sandbox. */
export type ReadingTask =
  /** What a file is. */
  | { task: 'kind' }
  /** Whether a PDF can be opened. */
  | { task: 'open' }
  /** The text that the file holds as text. */
  | { task: 'text'; kind: ResumeKind }
  /** The text that its pictures show. */
  | { task: 'recognize'; kind: ResumeKind; maxPages: number }
  /** A page as PNG; counted from 1. */
  | { task: 'page'; kind: ResumeKind; page: number };

/** What it answers. */
export type ReadingLine =
  | DetectedFile
  | { opened: true }
  /** `pages` is null for kinds that have none before they are printed; `pagesRead` may be fewer. */
  | { text: string; pages: number | null; pagesRead: number }
  /** One page at a time. */
  | { recognized: string }
  /** In Base64; null beyond the last page. */
  | { png: string | null }
  | { unusable: UnusableReason };
