import type { DataProvider, Identifier } from 'react-admin';
import type { Employee, PersonNotice } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api, Values } from '../../kit/resource/calls';

export const noticeCalls = ({ get, send }: Api) => ({
  /** The notice of one person, if there is one. */
  getNoticeOf: async (employeeId: Identifier): Promise<PersonNotice | null> =>
    (await get<PersonNotice[]>(`/notices?id=${employeeId}`))[0] ?? null,
  sendNotices: async () => (await send('/notices/send', 'POST', {})) as { sent: number },
  setSource: async (employeeId: Identifier, values: Values, call: FormCall) =>
    (await send(`/employees/${employeeId}/source`, 'PUT', values, call)) as Employee,
});

export type NoticeProvider = DataProvider & ReturnType<typeof noticeCalls>;
