import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { OwnResume, Resume } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';

export const ADDRESS = '/api/employee/resume';
const RESUME = ['own-resume'];
const FIRST_WAIT_MILLISECONDS = 1500;
const MAX_WAIT_MILLISECONDS = 15_000;

/** The own resume with its facts. Polled until its text is read, at growing intervals. */
export function useResume() {
  return useQuery({
    queryKey: RESUME,
    queryFn: () => api.call<OwnResume>('GET', `${ADDRESS}/details`, { fallback: t('ownResume.loadFailed') }),
    refetchInterval: ({ state }) => {
      const { resume } = state.data ?? {};
      if (resume?.text_state !== 'pending') return false;
      const waited = Date.now() - Date.parse(resume.uploaded_at);
      return Math.min(MAX_WAIT_MILLISECONDS, Math.max(FIRST_WAIT_MILLISECONDS, waited / 4));
    },
  });
}

/** Shows an uploaded resume at once, or refetches it. */
export function useShownResume() {
  const queries = useQueryClient();
  return {
    show: (resume: Resume | null): void => {
      queries.setQueryData<OwnResume>(RESUME, { resume, facts: null, problem: null });
      void queries.invalidateQueries({ queryKey: RESUME });
    },
    askAgain: () => queries.invalidateQueries({ queryKey: RESUME }),
  };
}

/** Saves the file under its name. */
export function useDownloadResume() {
  return useCall({
    send: async (name: string, { signal }) => {
      saveFile(name, await api.file(ADDRESS, { signal, fallback: t('ownResume.downloadFailed') }));
    },
  });
}

/** Removes the resume. One that another tab has removed counts as removed. */
export function useRemoveResume() {
  const { show } = useShownResume();
  return useCall<unknown>({
    send: (_, { signal }) =>
      api.call('DELETE', ADDRESS, { signal, fallback: t('ownResume.removeFailed') }).catch((failure: unknown) => {
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }),
    onSuccess: () => show(null),
    changes: RESUME,
  });
}

/** Has the resume read again. When another tab has started that, or it was read since, the present state is shown. */
export function useReadAgain() {
  const { show, askAgain } = useShownResume();
  return useCall<Resume | undefined>({
    send: (_, { signal }) =>
      api
        .call<Resume>('POST', `${ADDRESS}/read-again`, { signal, fallback: t('ownResume.readAgainFailed') })
        .catch((failure: unknown) => {
          if (!(failure instanceof ApiError && (failure.status === 404 || failure.status === 409))) throw failure;
          return undefined;
        }),
    onSuccess: (resume) => (resume ? show(resume) : askAgain()),
    changes: RESUME,
  });
}
