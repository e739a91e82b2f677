import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consent, OpenedConsent } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { api } from '@niyukt/ui-shared/session/browser-session';
import type { CallOptions } from '../../../lib/useCall';

/** What is decided, and by which text. */
export interface Decision {
  share_with_employers: boolean;
  text_version: string;
  text_sha256: string;
}

/** How a decision is sent. */
export type Deciding = CallOptions<Consent, Decision>;

export const LINKED = ['linked-consent'];

/** What the link of a mail shows. Reading it changes nothing. */
export const useLinkedConsent = (token: string) =>
  useQuery({
    queryKey: [...LINKED, token],
    enabled: token !== '',
    refetchOnWindowFocus: false,
    queryFn: () =>
      api.call<OpenedConsent>('POST', '/api/consent/open', { body: { token }, fallback: t('consent.failed') }),
  });

/** The person's decision by the link of a mail. */
export function useLinkedDecision(token: string): Deciding {
  const queries = useQueryClient();
  return {
    send: (decision, { signal }) =>
      api.call<Consent>('POST', '/api/consent/answer', {
        body: { token, ...decision },
        signal,
        fallback: t('consent.saveFailed'),
      }),
    onSuccess: (saved) => {
      queries.setQueryData<OpenedConsent>([...LINKED, token], (before) => ({ question: null, ...before, ...saved }));
      // what was asked may have been answered with it
      void queries.invalidateQueries({ queryKey: LINKED });
    },
    changes: LINKED,
  };
}
