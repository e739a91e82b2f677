import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { companyDashboard } from '@niyukt/ui-shared/i18n/en/company-dashboard';
import { employeeDashboard } from '@niyukt/ui-shared/i18n/en/employee-dashboard';
import { jobs } from '@niyukt/ui-shared/i18n/en/jobs';
import { texts as publicTexts } from '@niyukt/ui-shared/i18n/en/public';
import { recovery } from '@niyukt/ui-shared/i18n/en/recovery';
import { registration } from '@niyukt/ui-shared/i18n/en/registration';
import type { Translated } from '@niyukt/ui-shared/i18n/text';
import { t } from '../src/texts/console';
import { texts as consoleTexts } from '../src/texts/console';

/** A line of texts: its key and what it says. */
const TEXT = /'([\w.]+)':\s*'((?:[^'\\]|\\.)*)'/g;

/** Sources of both interfaces, but for the texts themselves. */
function sources(): string {
  return ['ui-shared/src', 'admin-ui/src', 'public-ui/src']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(i18n\/(en|hi)|admin-ui\/src\/texts)\//.test(`/${file}`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Names of the groups that a key stands in: of `a.b.c` they are `a` and `a.b`. */
const groupsOf = (key: string): string[] =>
  key
    .split('.')
    .map((_, part, parts) => parts.slice(0, part).join('.'))
    .slice(1);

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

  it('is worded as it is prescribed, also of failures that no other test brings about', () => {
    const ofDashboards = { ...employeeDashboard, ...companyDashboard };
    expect({ ...publicTexts, ...consoleTexts, ...registration, ...recovery, ...ofDashboards }).toMatchObject({
      'register.sendFailed': 'Failed to send OTP',
      'register.wrong': 'Something went wrong. Please try again.',
      'verify.resent': 'New OTP sent!',
      'verify.failed': 'OTP verification failed',
      'verify.wrong': 'OTP verification failed. Please try again.',
      'verify.resendFailed': 'Failed to resend OTP',
      'verify.resendWrong': 'Failed to resend OTP. Please try again.',
      'forgot.failed': 'Failed to send OTP',
      'otp.resent': 'New OTP sent!',
      'otp.resendFailed': 'Could not resend OTP',
      'otp.done': 'Password reset successfully! Redirecting to login...',
      'unauthorized.title': 'Access Denied',
      'employee.saveFailed': 'Failed to update profile. Please try again.',
      'employee.saved': 'Profile updated successfully!',
      'employee.noUser': 'User data not available',
      'email.fixed': 'Email cannot be changed',
      'company.profileUpdated': 'Profile updated successfully!',
      'company.noId': 'No valid company ID found. Please reload and try again.',
      'company.profileSaveFailed': 'Profile update failed',
      'generic.wrong': 'Something went wrong',
      'delete.done': '%{kind} deleted successfully',
    });
  });

  it.each(['en', 'hi'])('that names a button of many says in it what is seen on it: %s', (language) => {
    // what the site shows is written in both
    const hindi = readdirSync('ui-shared/src/i18n/hi');
    const files = readdirSync('ui-shared/src/i18n/en').filter((file) => hindi.includes(file));
    const written = files.map((file) => readFileSync(`ui-shared/src/i18n/${language}/${file}`, 'utf8'));
    const texts = new Map(
      written.flatMap((file) => [...file.matchAll(TEXT)].map(([, key = '', text = '']) => [key, text])),
    );
    const named = [...texts].flatMap(([key, name]) => {
      const seen = texts.get(key.replace(/(Of|Named|Label)$/, ''));
      return seen && seen !== name ? [{ seen: seen.toLowerCase(), name: name.toLowerCase() }] : [];
    });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ seen, name }) => !name.includes(seen))).toEqual([]);
  });

  it('is shown somewhere, by its key or as one of a group', () => {
    const shown = new Set([...sources().matchAll(/['"`]([\w.]+(?:\$\{)?)/g)].map(([, start]) => start));
    const isShown = (key: string): boolean =>
      shown.has(key) ||
      groupsOf(key).some((group) => shown.has(`${group}.\${`) || (group.includes('.') && shown.has(group)));
    const files = ['ui-shared/src/i18n/en', 'admin-ui/src/texts'].flatMap((folder) =>
      readdirSync(folder).map((file) => `${folder}/${file}`),
    );
    const keys = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TEXT)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => !isShown(key))).toEqual([]);
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
