import type { RetentionCounts } from '@niyukt/ui-shared/api/types';
import type { DataProvider } from 'react-admin';
import type { Api } from '../../platform/resource/calls';

export const retentionCalls = ({ get }: Api) => ({
  getRetentionCounts: () => get<RetentionCounts>('/retention/counts'),
});

export type RetentionProvider = DataProvider & ReturnType<typeof retentionCalls>;
