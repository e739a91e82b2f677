import { useQuery } from '@tanstack/react-query';
import type { Terms, TermsState } from '@niyukt/ui-shared/api/types';
import { spokenLanguage } from '@niyukt/ui-shared/i18n/languages';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { api } from '@niyukt/ui-shared/session/browser-session';

/** Roles that have terms. */
export type TermsRole = 'employee' | 'company';

/** The terms of a role in the shown language, from the server. */
export function useTerms(role: TermsRole) {
  const language = spokenLanguage();
  return useQuery({
    queryKey: ['terms', role, language],
    queryFn: () =>
      api.call<Terms>('GET', `/auth/terms/${role}${language === 'en' ? '' : `?language=${language}`}`, {
        fallback: t('terms.failed'),
      }),
    staleTime: Infinity,
  });
}

/** Where the account stands with the present terms; asked of those who accept them for themselves or for a company. */
export const useTermsState = (isEnabled = true) =>
  useQuery({
    queryKey: ['terms state'],
    queryFn: () => api.call<TermsState>('GET', '/api/me/terms'),
    enabled: isEnabled,
  });
