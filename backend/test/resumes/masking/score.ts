import { type KnownPerson, type MaskedText } from '../../../src/employees/resumes/masking/propose.js';
import { type MaskedKind } from '../../../src/employees/resumes/masking/spans.js';
import { tidy } from '../../../src/employees/resumes/reading/tidy.js';

/** A resume with what must go marked: `{{kind:text}}`. */
export interface MarkedResume {
  known: KnownPerson;
  text: string;
  marked: { start: number; end: number; kind: MaskedKind }[];
}

const HEAD = /^=== (.*)$/m;

/** Resumes of a file: each begins with `=== full name | phone | e-mail`. */
export function markedResumes(file: string): MarkedResume[] {
  const parts = file.split(HEAD).slice(1);
  return parts.flatMap((head, at) => (at % 2 ? [] : [markedResume(head, (parts[at + 1] ?? '').trim())]));
}

const MARK = /\{\{(\w+):([^}]*)\}\}/g;
/** They stand for the marks while the text is read as a resume is. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** The text is what the reader of resumes keeps of it. */
export function markedResume(head: string, written: string): MarkedResume {
  const [full_name = '', phone = '', email = ''] = head.split('|').map((part) => part.trim());
  const kinds = Array.from(written.matchAll(MARK), ([, kind]) => kind as MaskedKind);
  const read = tidy(written.replace(MARK, (_mark, _kind, inner: string) => OPEN + inner + CLOSE));
  const marked: MarkedResume['marked'] = [];
  let text = '';
  for (const [place, part] of read.split(OPEN).entries()) {
    const [inner = '', rest = ''] = place ? part.split(CLOSE) : ['', part];
    const kind = kinds[place - 1];
    if (kind) marked.push({ start: text.length, end: text.length + inner.length, kind });
    text += inner + rest;
  }
  return { known: { full_name, phone: phone || null, email: email || null }, text, marked };
}

/** What was found of one resume or several, in letters and digits. */
export interface Score {
  spans: number;
  foundSpans: number;
  letters: number;
  foundLetters: number;
  rest: number;
  removedRest: number;
  missed: string[];
  wrong: string[];
}

const COUNTS = /[\p{L}\p{N}]/u;

/** Compares a proposal with the marks; labels that are not marked count as the rest. */
export function scoreOf({ text, marked }: MarkedResume, { removed }: MaskedText): Score {
  const isMarked = new Uint8Array(text.length);
  const isGone = new Uint8Array(text.length);
  for (const { start, end } of marked) isMarked.fill(1, start, end);
  for (const { start, end } of removed) isGone.fill(1, start, end);
  const score: Score = {
    spans: marked.length,
    foundSpans: 0,
    letters: 0,
    foundLetters: 0,
    rest: 0,
    removedRest: 0,
    missed: [],
    wrong: [],
  };
  for (let at = 0; at < text.length; at += 1) {
    if (!COUNTS.test(text[at] ?? '')) continue;
    if (isMarked[at]) score.letters += 1;
    else score.rest += 1;
    if (isMarked[at] && isGone[at]) score.foundLetters += 1;
    if (!isMarked[at] && isGone[at]) score.removedRest += 1;
  }
  for (const { start, end, kind } of marked) {
    const left = Array.from({ length: end - start }, (_, at) => start + at).filter(
      (at) => !isGone[at] && COUNTS.test(text[at] ?? ''),
    );
    if (!left.length) score.foundSpans += 1;
    else score.missed.push(`${kind}: ${text.slice(start, end)} (left: ${left.map((at) => text[at]).join('')})`);
  }
  for (const { start, end, kind } of removed) {
    const remaining = Array.from({ length: end - start }, (_, at) => start + at).filter(
      (at) => !isMarked[at] && COUNTS.test(text[at] ?? ''),
    );
    if (remaining.length) score.wrong.push(`${kind}: ${text.slice(start, end)}`);
  }
  return score;
}

export function total(scores: readonly Score[]): Score {
  const sum = (of: (score: Score) => number): number => scores.reduce((all, score) => all + of(score), 0);
  return {
    spans: sum(({ spans }) => spans),
    foundSpans: sum(({ foundSpans }) => foundSpans),
    letters: sum(({ letters }) => letters),
    foundLetters: sum(({ foundLetters }) => foundLetters),
    rest: sum(({ rest }) => rest),
    removedRest: sum(({ removedRest }) => removedRest),
    missed: scores.flatMap(({ missed }) => missed),
    wrong: scores.flatMap(({ wrong }) => wrong),
  };
}
