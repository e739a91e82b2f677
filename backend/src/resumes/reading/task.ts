import { type UnusableReason } from '../../files/unusable-file.js';
import { type TextFacts } from '../facts/facts-in-text.js';
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
  /** The text that its pages show as pictures. `held` is what it holds as text. */
  | { task: 'recognize'; kind: ResumeKind; maxPages: number; held: string }
  /** What a text says about its person; the bytes are the text. */
  | { task: 'facts' }
  /** A page as PNG; counted from 1. */
  | { task: 'page'; kind: ResumeKind; page: number };

/** The text that a file holds. */
export interface HeldText {
  text: string;
  /** Null for kinds that have none before they are printed. */
  pages: number | null;
  pagesRead: number;
  /** Whether that is all that its pages show: else they are recognised, too. */
  isWhole: boolean;
}

/** What it answers. */
export type ReadingLine =
  | DetectedFile
  | { opened: true }
  | HeldText
  /** After each page: the best text of the pages so far, and how many these are. */
  | { recognized: string; pagesRead: number; pages: number }
  | { facts: TextFacts }
  /** In Base64; null beyond the last page. */
  | { png: string | null }
  | { unusable: UnusableReason };
