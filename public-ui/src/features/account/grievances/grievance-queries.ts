import { useQueryClient } from '@tanstack/react-query';
import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { sendFile } from '@niyukt/ui-shared/session/send-file';
import { useCall } from '../../../lib/useCall';
import { type Rows, useRows } from '../../../lib/useRows';

const PATH = '/api/me/grievances';
const GRIEVANCES = ['grievances'];

export interface Written {
  kind: string;
  text: string;
  file: File | undefined;
}

/** What the person wrote, newest first. */
export const useGrievances = (): Rows<OwnGrievance> => useRows(GRIEVANCES, PATH, () => t('grievances.failed'));

function useReadAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: GRIEVANCES });
}

/** Writes to the agency, with a file or without one. */
export function useWrite() {
  const fallback = t('grievances.sendFailed');
  return useCall({
    send: ({ file, ...fields }: Written, { signal, key }) =>
      file
        ? sendFile<OwnGrievance>(PATH, file, {
            fields,
            signal,
            fallback,
            idempotencyKey: key,
            onProgress: () => undefined,
          })
        : api.call<OwnGrievance>('POST', PATH, { body: fields, signal, key, fallback }),
    onSuccess: useReadAgain(),
    changes: GRIEVANCES,
  });
}

/** Says that an answer is not enough. */
export function useReopen(id: number) {
  return useCall({
    send: (text: string, { signal, key }) =>
      api.call<OwnGrievance>('POST', `${PATH}/${id}/reopen`, {
        body: { text },
        signal,
        key,
        fallback: t('grievances.sendFailed'),
      }),
    onSuccess: useReadAgain(),
    changes: GRIEVANCES,
  });
}

/** Closes what was answered. */
export function useClose(id: number) {
  return useCall<OwnGrievance>({
    send: (_, { signal }) =>
      api.call<OwnGrievance>('POST', `${PATH}/${id}/close`, { signal, fallback: t('grievances.sendFailed') }),
    onSuccess: useReadAgain(),
    changes: GRIEVANCES,
  });
}

/** Saves the file that was sent along. */
export function useGrievanceFile(id: number) {
  return useCall({
    send: async (name: string, { signal }) => {
      saveFile(name, await api.file(`${PATH}/${id}/file`, { signal, fallback: t('grievances.downloadFailed') }));
    },
  });
}
