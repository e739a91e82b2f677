import { composedText, withoutEnds } from '../../platform/text.js';
import { RESUME_KINDS, type ResumeKind } from './kinds/resume-kind.js';

/** Below the limit of systems, so that "(1)" still fits. */
const MAX_LETTERS = 150;
/** Of the given name, from its end. */
const MAX_GIVEN = 2_000;
/** Control characters, marks that reverse the direction of text, and separators of paths and commands. Quotes stay: names have them. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu;
const RESERVED = /[<>:|?*]/g;

/** A file name without path, control characters and characters that systems refuse; letters of all scripts stay. */
export function cleanFileName(given: string, kind: ResumeKind): string {
  const [name = ''] = composedText(given.slice(-MAX_GIVEN).toWellFormed()).split(/[\\/]/).slice(-1);
  const named = name.replace(UNSAFE, '').replace(RESERVED, '_').replace(/\s+/g, ' ');
  const clean = withoutEnds(named, /[ .]/);
  const letters = [...(clean || `resume.${RESUME_KINDS[kind].extensions[0]}`)];
  if (letters.length <= MAX_LETTERS) return letters.join('');
  const extension = /\.\w{1,5}$/.exec(letters.join(''))?.[0] ?? '';
  return letters.slice(0, MAX_LETTERS - extension.length).join('') + extension;
}

/** The name for saving, with an extension of the file's kind. */
export function savedName(fileName: string, kind: ResumeKind): string {
  const { extensions } = RESUME_KINDS[kind];
  const has = extensions.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  return has ? fileName : `${fileName}.${extensions[0]}`;
}
