import { type KnownPerson, type MaskedText } from '../../../src/employees/resumes/masking/propose.js';
import { type Kind } from '../../../src/employees/resumes/masking/spans.js';

/** A resume with what must go marked: `{{kind:text}}`. */
export interface MarkedResume {
  known: KnownPerson;
  text: string;
  marked: { start: number; end: number; kind: Kind }[];
}

const HEAD = /^=== (.*)$/m;

/** Resumes of a file: each begins with `=== full name | phone | e-mail`. */
export function markedResumes(file: string): MarkedResume[] {
  const parts = file.split(HEAD).slice(1);
  return parts.flatMap((head, at) => (at % 2 ? [] : [markedResume(head, (parts[at + 1] ?? '').trim())]));
}

export function markedResume(head: string, written: string): MarkedResume {
  const [full_name = '', phone = '', email = ''] = head.split('|').map((part) => part.trim());
  const marked: MarkedResume['marked'] = [];
  let text = '';
  let at = 0;
  for (const { 0: whole, 1: kind, 2: inner = '', index } of written.matchAll(/\{\{(\w+):([^}]*)\}\}/g)) {
    text += written.slice(at, index);
    marked.push({ start: text.length, end: text.length + inner.length, kind: kind as Kind });
    text += inner;
    at = index + whole.length;
  }
  return { known: { full_name, phone: phone || null, email: email || null }, text: text + written.slice(at), marked };
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
