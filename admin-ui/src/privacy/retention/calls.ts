import type { DataProvider } from 'react-admin';
import type { HeldRecord, RetentionCounts } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api, Values } from '../../kit/resource/calls';

export const retentionCalls = ({ get, send, file }: Api) => ({
  getRetentionCounts: () => get<RetentionCounts>('/retention/counts'),
  openHeldRecords: (order: Values, call: FormCall) =>
    send('/held-records/open', 'POST', order, call) as Promise<HeldRecord[]>,
  openHeldFile: (id: number, order: Values) => file(`/held-records/files/${id}/open`, order),
});

export type RetentionProvider = DataProvider & ReturnType<typeof retentionCalls>;
