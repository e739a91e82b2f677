import { type ResumeKind } from '../kinds/resume-kind.js';
import { type UnusableReason } from '../kinds/unusable-file.js';

/** What the reader process is started for. The file comes on its standard input. */
export type ReadingTask =
  /** Whether a PDF can be opened. */
  | { task: 'check'; kind: ResumeKind }
  /** The text that the file holds as text. */
  | { task: 'text'; kind: ResumeKind }
  /** The text that its pictures show. */
  | { task: 'recognize'; kind: ResumeKind; maxPages: number }
  /** A page as PNG; counted from 1. */
  | { task: 'page'; kind: ResumeKind; page: number };

/** A line of its standard output. */
export type ReadingLine =
  | { checked: true }
  /** `pages` is null for kinds that have none before they are printed; `pagesRead` may be fewer. */
  | { text: string; pages: number | null; pagesRead: number }
  /** One page at a time. */
  | { recognized: string }
  | { done: true }
  /** In Base64; null beyond the last page. */
  | { png: string | null }
  | { unusable: UnusableReason };
