import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proposeMaskedText } from '../../../src/employees/resumes/masking/propose.js';
import { markedResumes, scoreOf, total } from './score.js';

const TEXTS = new URL('./texts/', import.meta.url);

/** Share of what must go that is proposed at least, and of the rest that is at most. */
const MIN_FOUND = 0.99;
const MAX_REST = 0.03;

describe('what is proposed of resumes', () => {
  it.each(readdirSync(TEXTS))('%s: what must go, and little else', (name) => {
    const resumes = markedResumes(readFileSync(new URL(name, TEXTS), 'utf8'));
    const score = total(resumes.map((resume) => scoreOf(resume, proposeMaskedText(resume.text, resume.known))));
    expect(score.removedRest / score.rest, score.wrong.join('\n')).toBeLessThanOrEqual(MAX_REST);
    expect(score.foundLetters / score.letters, score.missed.join('\n')).toBeGreaterThanOrEqual(MIN_FOUND);
  });
});
