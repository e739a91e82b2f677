import type { Terms } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { useQuery } from '@tanstack/react-query';
import { api } from '@niyukt/ui-shared/session/browser-session';

/** Roles that have terms. */
export type TermsRole = 'employee' | 'company';

/** The terms of a role, from the server. */
export function useTerms(role: TermsRole) {
  return useQuery({
    queryKey: ['terms', role],
    queryFn: () => api.call<Terms>('GET', `/auth/terms/${role}`, { fallback: t('terms.failed') }),
    staleTime: Infinity,
  });
}
