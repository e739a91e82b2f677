import { useQuery } from '@tanstack/react-query';
import type { Erasure } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { api } from '@niyukt/ui-shared/session/browser-session';

export const ERASURE = ['erasure'];
export const ERASURE_PATH = '/api/me/erasure';

/** When the account is erased, and what stays, in this language. */
export const useErasure = (language: string) =>
  useQuery({
    queryKey: [...ERASURE, language],
    queryFn: () =>
      api.call<Erasure>('GET', `${ERASURE_PATH}?language=${language}`, { fallback: t('myData.eraseUnknown') }),
  });
