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

describe('a number of two halves', () => {
  const KNOWN = { full_name: 'Rohan Mehta', phone: '9111122222', email: 'rohan@example.in' };
  const proposed = (line: string): string[] => [
    proposeMaskedText(line, KNOWN, false).text,
    proposeMaskedText(`Rohan Mehta\nWork Experience\n${line}`, KNOWN).text.split('\n').slice(2).join('\n'),
  ];

  it.each([
    ['Mobile 98234/56789', 'Mobile […]'],
    ['+91 98234/56789', '[…]'],
    ['Contact: 98234 / 56789 now', 'Contact: […] now'],
    ['Mob: 98234_56789', 'Mob: […]'],
    ['98234_56789', '[…]'],
    ['Ph 98234, 56789', 'Ph […]'],
    ['Phone: 98234:56789', 'Phone: […]'],
    ['+91-98234,56789', '[…]'],
    ['Mobile: 98234\n56789', 'Mobile: […]'],
    ['Mobile: +91 98234-\n56789, Pune', 'Mobile: […], Pune'],
    ['Warden Navin 98234 56789', '[…]'],
    ['Warden Peters 98234 56789', '[…]'],
    ['Call 98234 56789 Crescent Road', 'Call […] Crescent Road'],
    ['98234 56789 Creative', '[…] Creative'],
  ])('%j is a phone', (line, text) => expect(proposed(line)).toEqual([text, text]));

  it.each([
    'Joined in 2016/2019',
    '12/03/2019 - 14/05/2021',
    '8/2019 - 9/2021',
    'Salary 65000/72000',
    'Current/expected: 65432/71234',
    '65000/72000',
    '65000,72000',
    'Amounts of 98,23,456 and 98,234,567',
    'Sold 98234,56789 units',
    'Order 98234/56789',
    'Turnover 98234/56789',
    'CTC: 65000\n72000 is hoped for',
    'Passed lots 98234\n56789 and 12345',
  ])('%j stays', (line) => expect(proposed(line)).toEqual([line, line]));
});

describe('a name in a network', () => {
  const KNOWN = { full_name: 'Priya Nair', phone: '9823456789', email: 'priya.nair@mail.example.com' };
  const proposed = (line: string): string => proposeMaskedText(line, KNOWN, false).text;

  it.each([
    ['Skype: bluejay', 'Skype: […]'],
    ['Skype id bluejay', 'Skype id […]'],
    ['LinkedIn – priya nair 12', 'LinkedIn – […]'],
    ['Insta: the.priya', 'Insta: […]'],
    ['github priyanair', 'github […]'],
    ['इंस्टाग्राम आईडी bluejay', 'इंस्टाग्राम आईडी […]'],
    ['gmail: pnair92', 'gmail: […]'],
  ])('%j goes', (line, text) => {
    expect(proposed(line)).toBe(text);
  });

  it.each([
    'Works with GitHub Actions, Slack, Discord bots',
    'Instagram: ads and reels; YouTube Shorts',
    'Facebook ads, LinkedIn campaigns',
    'Skype calls with clients',
    'Worked at Booking.com and Zoho.ai',
    'Worked at Healthify.me, Pune',
    'Telegram: yes',
  ])('%j stays', (line) => {
    expect(proposed(line)).toBe(line);
  });

  it('an employer whose name is a domain stays, a site of the person goes', () => {
    const text =
      'Priya Nair\nManager at Booking.com | 98234 56789 | Bluejay.me\nWork Experience\nRebel.design, 2019-2021\nFind me at Codeflow.dev';
    expect(proposeMaskedText(text, KNOWN).text).toBe(
      '[…]\nManager at Booking.com | […]\nWork Experience\nRebel.design, 2019-2021\nFind me at […]',
    );
  });

  it('a letter before a full stop tells no sex', () => {
    const text = proposeMaskedText('Ganesh Iyer, M.Sc.\nM. No. 512233 | 98400 11234', {
      full_name: 'Ganesh Iyer',
    }).text;
    expect(text).toContain('M.Sc.');
    expect(text).toContain('M. No');
  });
});
