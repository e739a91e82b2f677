import { describe, expect, it } from 'vitest';
import { t } from '../src/i18n/console';
import { texts as consoleTexts } from '../src/i18n/en/console';
import { jobs } from '../src/i18n/en/jobs';
import { texts as publicTexts } from '../src/i18n/en/public';
import type { Translated } from '../src/i18n/text';

describe('a text', () => {
  it('has its values filled in', () => {
    expect(t('login.title')).toBe('Log in');
    expect(t('theme.label', { theme: 'dark' })).toBe('Theme: dark');
  });

  it.each([
    [0, '0 positions'],
    [1, '1 position'],
    [2, '2 positions'],
  ])('has the form for %i', (count, text) => {
    expect(t('job.positions', { count })).toBe(text);
  });

  it('does not compile without its values, with others, or under a key that there is not', () => {
    const calls = [
      // @ts-expect-error a value is missing
      () => t('theme.label'),
      // @ts-expect-error it has none of that name
      () => t('theme.label', { name: 'dark' }),
      // @ts-expect-error it has no values
      () => t('login.title', { name: 'Asha' }),
      // @ts-expect-error a number chooses the plural form
      () => t('job.positions', { count: 'one' }),
      // @ts-expect-error no such key
      () => t('login.nothing'),
    ];
    expect(calls.every((call) => typeof call() === 'string')).toBe(true);
  });

  it('has one key', () => {
    expect(Object.keys(consoleTexts).filter((key) => key in publicTexts)).toEqual([]);
  });
});

describe('another language', () => {
  it('does not compile with a key too few or too many', () => {
    const { 'job.domain': domain, ...rest } = jobs;
    // @ts-expect-error a key is missing
    const tooFew = { ...rest } satisfies Translated<typeof jobs>;
    // @ts-expect-error English has no such key
    const tooMany = { ...jobs, 'job.other': domain } satisfies Translated<typeof jobs>;
    expect([tooFew, tooMany]).toHaveLength(2);
  });
});
