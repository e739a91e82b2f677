import type { TermsState } from '@niyukt/ui-shared/api/types';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useQuery } from '@tanstack/react-query';

/** Where the account stands with the present terms; asked of those who accept them for themselves or for a company. */
export const useTermsState = (isEnabled = true) =>
  useQuery({
    queryKey: ['terms state'],
    queryFn: () => api.call<TermsState>('GET', '/api/me/terms'),
    enabled: isEnabled,
  });
