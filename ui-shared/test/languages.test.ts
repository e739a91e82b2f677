import '../src/i18n/applications';
import '../src/i18n/company-candidates';
import '../src/i18n/own-interviews';
import '../src/i18n/own-resume';
import '../src/i18n/notifications';
import '../src/i18n/offers';
import '../src/i18n/recovery';
import '../src/i18n/registration';
import '../src/i18n/security';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceText } from '../src/domain/choice-text';
import { dayInIndia, momentInIndia } from '../src/domain/format';
import { forgotPasswordForm } from '../src/forms/account-forms';
import { language as hindi } from '../src/i18n/hi/index';
import {
  chooseLanguage,
  currentLanguage,
  offeredLanguages,
  offerLanguage,
  onLanguageChange,
  showChosenLanguage,
} from '../src/i18n/languages';
import { PSEUDO } from '../src/i18n/pseudo';
import { t } from '../src/i18n/public-dashboards';
import type { Texts } from '../src/i18n/text';
import { english } from '../src/i18n/translate';

const PUBLIC_PARTS = [
  'public',
  'registration',
  'recovery',
  'security',
  'dashboards',
  'ownResume',
  'companyCandidates',
  'applications',
  'ownInterviews',
  'notifications',
  'offers',
] as const;

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
    const said = (): string | undefined => forgotPasswordForm.safeParse({ email: '' }).error?.issues[0]?.message;
    expect(said()).toBe('Email is required');
    await chooseLanguage('pseudo');
    expect(said()).toBe('[Éḿåîļ îš ŕéǫûîŕéð ······]');
  });
});

const names = (text: object | string): string[] => [...new Set(JSON.stringify(text).match(/%\{\w+\}/g))].sort();

describe('Hindi', () => {
  beforeAll(() => offerLanguage('hi', { name: 'हिन्दी', load: () => Promise.resolve(hindi) }));

  it('is offered under its own name', () => {
    expect(offeredLanguages()).toEqual([
      ['en', 'English'],
      ['hi', 'हिन्दी'],
    ]);
  });

  it.each(PUBLIC_PARTS)('says in %s all that English says, with the same values and plural forms', async (part) => {
    const [said, translated]: (Texts | undefined)[] = [english.get(part), await hindi[part]()];
    const missing = Object.entries(said ?? {}).filter(([key, text]) => {
      const own = translated?.[key];
      if (own === undefined || typeof own !== typeof text) return true;
      // one covers 0, so it has the count that English leaves out
      const expected = typeof text === 'string' ? names(text) : [...new Set([...names(text), '%{count}'])].sort();
      return JSON.stringify(names(own)) !== JSON.stringify(expected);
    });
    expect(missing).toEqual([]);
    expect(said).toBeDefined();
  });

  it('is shown to a browser that asks for it, and English to one that asks for Tamil', async () => {
    const asks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    asks('ta-IN', 'hi-IN', 'en');
    await showChosenLanguage();
    expect(page()).toEqual(['hi', 'लॉग इन करें', 'hi']);
    await chooseLanguage('en');
    window.localStorage.clear();
    asks('ta-IN');
    await showChosenLanguage();
    expect(currentLanguage()).toBe('en');
    vi.restoreAllMocks();
  });

  it('counts none, writes days and times in its words, and keeps English for what has none', async () => {
    await chooseLanguage('hi');
    expect([0, 1, 2].map((count) => t('job.positions', { count }))).toEqual(['0 पद', '1 पद', '2 पद']);
    expect(dayInIndia('2026-11-21T20:00:00Z')).toBe('22 नवंबर 2026');
    expect(
      ['03:29', '03:31', '12:30', '17:00', '22:29'].map((time) => momentInIndia(`2026-11-22T${time}:00Z`)),
    ).toEqual([
      '22 नवंबर 2026, सुबह 8:59 बजे',
      '22 नवंबर 2026, सुबह 9:01 बजे',
      '22 नवंबर 2026, शाम 6:00 बजे',
      '22 नवंबर 2026, रात 10:30 बजे',
      '23 नवंबर 2026, रात 3:59 बजे',
    ]);
    expect([choiceText('Full-time'), choiceText('IT')]).toEqual(['फ़ुल-टाइम', 'IT']);
  });
});

describe('a pseudo-language', () => {
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
