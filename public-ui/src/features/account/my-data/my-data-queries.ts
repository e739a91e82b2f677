import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataExport, NameNominee, Nominee, OwnData } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';
import { ERASURE, ERASURE_PATH } from '../../../lib/useErasure';

const DATA = ['my-data'];
const PATH = '/api/me/data';
const EXPORT_PATH = `${PATH}/export`;
const NOMINEE_PATH = '/api/me/nominee';

/** How often a page looks whether a download is ready, in milliseconds. */
const LOOK_AGAIN = 3000;

/** What is kept, who was shown what, the nominee and the download; looks again while that is made. */
export const useMyData = () =>
  useQuery({
    queryKey: DATA,
    queryFn: () => api.call<OwnData>('GET', PATH, { fallback: t('myData.failed') }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? LOOK_AGAIN : false),
  });

function useReadAgain(key: readonly string[]): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

/** Asks for a download. */
export const useAskForExport = () =>
  useCall<DataExport>({
    send: (_, { signal }) => api.call('POST', EXPORT_PATH, { body: {}, signal, fallback: t('myData.askFailed') }),
    onSuccess: useReadAgain(DATA),
    changes: DATA,
  });

/** Saves the download. */
export const useSaveExport = () =>
  useCall<unknown>({
    send: async (_, { signal }) => {
      const file = await api.file(`${EXPORT_PATH}/file`, { signal, fallback: t('myData.saveFailed') });
      saveFile(file.name, file);
    },
  });

export const useNameNominee = () =>
  useCall<Nominee, NameNominee>({
    send: (body, { signal }) => api.call('PUT', NOMINEE_PATH, { body, signal, fallback: t('myData.nomineeFailed') }),
    onSuccess: useReadAgain(DATA),
    changes: DATA,
  });

export const useRemoveNominee = () =>
  useCall<unknown>({
    send: (_, { signal }) => api.call('DELETE', NOMINEE_PATH, { signal, fallback: t('myData.nomineeFailed') }),
    onSuccess: useReadAgain(DATA),
    changes: DATA,
  });

/** Asks for the account to be erased, or keeps it. */
export const useErasing = () =>
  useCall<unknown, 'POST' | 'DELETE'>({
    send: (method, { signal }) =>
      api.call(method, ERASURE_PATH, {
        ...(method === 'POST' && { body: {} }),
        signal,
        fallback: t('myData.eraseFailed'),
      }),
    onSuccess: useReadAgain(ERASURE),
    changes: ERASURE,
  });
