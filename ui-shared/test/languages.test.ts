import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../src/i18n/console';
import { chooseLanguage, currentLanguage, onLanguageChange, showChosenLanguage } from '../src/i18n/languages';
import { loginForm } from '../src/forms/account-forms';
import { english } from '../src/i18n/translate';
import { PSEUDO } from '../src/i18n/pseudo';

const page = (): [string, string, string] => [currentLanguage(), t('login.title'), document.documentElement.lang];

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/login');
});
afterEach(() => chooseLanguage('en'));

describe('a language', () => {
  it('is shown at once when it is chosen, and told to who listens', async () => {
    const listener = vi.fn();
    const stop = onLanguageChange(listener);
    await chooseLanguage('pseudo');
    expect(page()).toEqual(['pseudo', '[Ļöĝ îñ ··]', 'en-x-pseudo']);
    expect(listener).toHaveBeenCalledOnce();
    await chooseLanguage('en');
    expect(page()).toEqual(['en', 'Log in', 'en-IN']);
    stop();
  });

  it('stays in this browser', async () => {
    window.localStorage.setItem('niyukt.language', 'pseudo');
    await showChosenLanguage();
    expect(currentLanguage()).toBe('pseudo');
  });

  it('is chosen by the address while developing', async () => {
    window.history.replaceState(null, '', '/login?lang=pseudo');
    await showChosenLanguage();
    expect(currentLanguage()).toBe('pseudo');
  });

  it('is what a form says from then on', async () => {
    const said = (): string[] =>
      loginForm.safeParse({ email: '', password: 'x' }).error?.issues.map((issue) => issue.message) ?? [];
    expect(said()).toEqual(['Email is required']);
    await chooseLanguage('pseudo');
    expect(said()).toEqual(['[Éḿåîļ îš ŕéǫûîŕéð ······]']);
  });
});

describe('a pseudo-language', () => {
  const names = (text: object | string): string[] => (JSON.stringify(text).match(/%\{\w+\}/g) ?? []).sort();

  it.each(Object.entries(PSEUDO))('%s keeps keys, forms and values', (_, change) => {
    for (const texts of english.values()) {
      const changed = change(texts);
      expect(Object.keys(changed)).toEqual(Object.keys(texts));
      expect(Object.values(changed).map(names)).toEqual(Object.values(texts).map(names));
    }
  });

  it('has values and forms filled in', async () => {
    await chooseLanguage('pseudo');
    expect([1, 2].map((count) => t('job.positions', { count }))).toEqual(['[1 þöšîţîöñ ····]', '[2 þöšîţîöñš ······]']);
  });
});
