import type { DataProvider } from 'react-admin';
import type { AgencySettings, Receivables } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

/** Calls about receivables. */
export const receivableCalls = ({ get }: Api) => ({
  getReceivables: () => get<Receivables>('/receivables'),
  /** Whose receivables they are, for a print. */
  getCreditor: async () => (await get<AgencySettings>('/settings/agency')).legal_name,
});

export type ReceivablesProvider = DataProvider & ReturnType<typeof receivableCalls>;
