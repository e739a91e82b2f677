import type { Receivables } from '@niyukt/ui-shared/api/types';
import type { DataProvider } from 'react-admin';
import type { Api } from '../../platform/resource/calls';

/** Calls about receivables. */
export const receivableCalls = ({ get }: Api) => ({ getReceivables: () => get<Receivables>('/receivables') });

export type ReceivablesProvider = DataProvider & ReturnType<typeof receivableCalls>;
