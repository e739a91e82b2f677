import { composedText } from '../platform/composed-text.js';
import { withoutEnds } from '../platform/without-ends.js';
import { RESUME_KINDS, type ResumeKind } from './kinds/resume-kind.js';

/** Shorter than some systems take, so that "(1)" has room. */
const MAX_LETTERS = 150;
/** Of what was sent as a name, from its end. */
const MAX_GIVEN = 2_000;
/** Control characters, marks that turn the direction of a name around, and what divides paths and commands. A quote stays: it stands in names. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu;
const RESERVED = /[<>:|?*]/g;

/** The name of a file without a path, control characters and what no system takes; letters of all scripts stay. */
export function cleanFileName(given: string, kind: ResumeKind): string {
  const [name = ''] = composedText(given.slice(-MAX_GIVEN).toWellFormed()).split(/[\\/]/).slice(-1);
  const named = name.replace(UNSAFE, '').replace(RESERVED, '_').replace(/\s+/g, ' ');
  const clean = withoutEnds(named, /[ .]/);
  const letters = [...(clean || `resume.${RESUME_KINDS[kind].extensions[0]}`)];
  if (letters.length <= MAX_LETTERS) return letters.join('');
  const extension = /\.\w{1,5}$/.exec(letters.join(''))?.[0] ?? '';
  return letters.slice(0, MAX_LETTERS - extension.length).join('') + extension;
}

/** The name under which a file is saved: with an extension of its kind, so that the right program opens it. */
export function savedName(fileName: string, kind: ResumeKind): string {
  const { extensions } = RESUME_KINDS[kind];
  const has = extensions.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  return has ? fileName : `${fileName}.${extensions[0]}`;
}
