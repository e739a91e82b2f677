import type { DataProvider, Identifier } from 'react-admin';
import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';
import { filterQuery } from '../../kit/resource/list-address';

/** Whose accounts are asked about the terms. */
export type TermsAccountRecord = 'employee_id' | 'company_id';

export const termsCalls = ({ get, file }: Api) => ({
  getAskedAccounts: (record: TermsAccountRecord, id: Identifier) =>
    get<AskedAccount[]>(`/asked-accounts?${filterQuery({ [record]: id })}`),
  readTermsCertificate: (user: Identifier) => file(`/accounts/${user}/terms/certificate.pdf`),
});

export type TermsProvider = DataProvider & ReturnType<typeof termsCalls>;
