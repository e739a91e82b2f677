import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Notice } from '@niyukt/ui-shared/api/types';
import { spokenLanguage } from '@niyukt/ui-shared/i18n/languages';
import { api } from '@niyukt/ui-shared/session/browser-session';

/** The language of the notice that is shown: English where there is none. */
export const noticeLanguage = (): 'en' | 'hi' => (spokenLanguage() === 'hi' ? 'hi' : 'en');

/** What the agency keeps about people and why, in the language of the page or another one; the former stays until it is there. */
export const useNotice = (language: string = noticeLanguage(), enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['notice', language],
    queryFn: () => api.call<Notice>('GET', `/api/privacy/notice?language=${encodeURIComponent(language)}`),
    placeholderData: keepPreviousData,
  });
