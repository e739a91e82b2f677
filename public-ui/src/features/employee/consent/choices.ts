import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Consents, Notice, SetConsents } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { type Call, useCall } from '../../../lib/useCall';
import { noticeLanguage } from '../../auth/privacy-notice';
import { APPLICATIONS } from '../queries';

const CONSENTS = ['consents'];

/** What the person last said about every purpose. */
export const useConsents = () =>
  useQuery({ queryKey: CONSENTS, queryFn: () => api.call<Consents>('GET', '/api/me/consents') });

/** Saves words of the person. @param how where it is asked, as the ledger keeps it */
export function useSaveConsents(
  how: NonNullable<SetConsents['how']>,
  notice: Notice | undefined,
): Call<Consents, Partial<SetConsents>> {
  const queries = useQueryClient();
  const saving = useCall<Consents, Partial<SetConsents>>({
    send: (words, { signal }) =>
      api.call<Consents>('PUT', '/api/me/consents', {
        body: {
          notice_version: notice?.version,
          notice_sha256: notice?.sha256,
          language: noticeLanguage(),
          how,
          ...words,
        },
        signal,
        fallback: t('choices.saveFailed'),
      }),
    onSuccess: (saved) => {
      queries.setQueryData<Consents>(CONSENTS, saved);
      void queries.invalidateQueries({ queryKey: APPLICATIONS });
    },
    changes: CONSENTS,
  });
  return {
    ...saving,
    start: (words, reactions) =>
      saving.start(words, {
        ...reactions,
        onError: (failure) => {
          if (failure instanceof ApiError && failure.code === 'consent.text_changed')
            void queries.invalidateQueries({ queryKey: ['notice'] });
          reactions?.onError?.(failure);
        },
      }),
  };
}
