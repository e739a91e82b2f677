import { type UnusableReason } from '../../../platform/files/unusable-file.js';
import { type TextFacts } from '../facts/facts-in-text.js';
import { type DetectedFile } from '../kinds/detect-file-type.js';
import { type ResumeKind } from '../kinds/resume-kind.js';

/** Tasks of the resume reader in the sandbox. */
export type ReadingTask =
  /** Detect the file's type. */
  | { task: 'kind' }
  /** Check that a PDF can be opened. */
  | { task: 'open' }
  /** Extract the text layer. */
  | { task: 'text'; kind: ResumeKind }
  /** Recognise the text of the pages' pictures. `held` is the text layer. */
  | { task: 'recognize'; kind: ResumeKind; maxPages: number; held: string }
  /** Find facts and the name in a text; the bytes are the text. */
  | { task: 'facts' }
  /** Draw a page as PNG; counted from 1. */
  | { task: 'page'; kind: ResumeKind; page: number };

/** The text layer of a file. */
export interface HeldText {
  text: string;
  /** Null for formats without pages. */
  pages: number | null;
  pagesRead: number;
  /** Whether it has all that the pages show: if not, they are recognised, too. */
  isWhole: boolean;
}

/** A line of an answer. */
export type ReadingLine =
  | DetectedFile
  | { opened: true }
  | HeldText
  /** After each page: the best text so far, the number of pages read, and of all pages. */
  | { recognized: string; pagesRead: number; pages: number }
  | { facts: TextFacts; name: string | null }
  /** In Base64; null beyond the last page. */
  | { png: string | null }
  | { unusable: UnusableReason };
