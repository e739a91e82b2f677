import '../src/texts/submissions';
import { describe, expect, it } from 'vitest';
import { revealOf, showsMore } from '../src/recruiting/reveal';
import { notedAnswer } from '../src/recruiting/submissions/noted-answer';
import { noteAnswerForm } from '../src/recruiting/submissions/submission-forms';
import { resultLines } from '../src/recruiting/submissions/submission-results';

const settings = { name_shown_from: 'interview_scheduled', contact_shown_from: 'offered' } as const;
const EMPTY = {
  answer: 'interested',
  via: 'phone',
  reason: '',
  comment: '',
  slots: [],
  since: '',
  source: '',
  email: '',
  phone: '',
};

describe('what a status shows a company', () => {
  it('is nothing before the first step and at the three ends', () => {
    for (const status of ['pending', 'shortlisted', 'rejected', 'dropped', 'resigned']) {
      expect(revealOf(status, settings)).toBe('none');
    }
  });

  it('is the name, then the contact, and all of it where both begin at once', () => {
    expect(revealOf('selected', settings)).toBe('name');
    expect(revealOf('placed', settings)).toBe('contact');
    expect(revealOf('shortlisted', { name_shown_from: 'placed', contact_shown_from: 'shortlisted' })).toBe('contact');
    expect(showsMore('contact', 'name')).toBe(true);
    expect(showsMore('name', 'contact')).toBe(false);
  });
});

describe('an answer that is noted', () => {
  it('carries only what its kind asks for', () => {
    const typed = { ...EMPTY, reason: 'salary', since: '2026-01-05', source: 'Own database', comment: 'Call us' };
    expect(notedAnswer(typed)).toEqual({ answer: 'interested', via: 'phone', comment: 'Call us' });
    expect(notedAnswer({ ...typed, answer: 'not_suitable' })).toMatchObject({ reason: 'salary' });
    expect(notedAnswer({ ...typed, answer: 'already_known' })).toMatchObject({
      known: { since: '2026-01-05', source: 'Own database' },
    });
  });

  it('has its times with the offset of the clocks by which they were typed', () => {
    const slots = [{ start: '2027-03-15T10:00', minutes: '90' }];
    expect(notedAnswer({ ...EMPTY, slots }, 'America/New_York')).toMatchObject({
      slots: [{ starts_at: '2027-03-15T10:00:00-04:00', ends_at: '2027-03-15T11:30:00-04:00' }],
    });
  });

  it('needs a reason, or since when and from where', () => {
    const wrong = (answer: string): string[] =>
      noteAnswerForm.safeParse({ ...EMPTY, answer }).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(wrong('interested')).toEqual([]);
    expect(wrong('not_suitable')).toEqual(['reason']);
    expect(wrong('already_known')).toEqual(expect.arrayContaining(['since', 'source']));
  });
});

it('of several submissions each says what became of it', () => {
  const people = [
    { id: 1, employee_name: 'Asha Rao' },
    { id: 2, employee_name: 'Ravi Menon' },
    { id: 3, employee_name: 'Zubeida Farooqui' },
  ];
  const refused = [{ connection_id: 3, code: 'submission.person_refused', message: 'No' }];
  const lines = resultLines({ submitted: [2], waiting: [1], refused }, people);
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ['Asha Rao', 'waiting'],
    ['Ravi Menon', 'submitted'],
    ['Zubeida Farooqui', 'refused'],
  ]);
  expect(lines[2]?.text).toContain('No');
});
